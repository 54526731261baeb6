#!/usr/bin/env python3
"""A whole bot in Python's standard library: python3 examples/bot.py [address] [name] [table id]

It takes a free seat at the first table with one, never folds a pair, and checks when that is free.
HANDS=3 in the environment makes it leave after so many hands.
"""
import base64
import json
import os
import socket
import struct
import sys
import urllib.error
import urllib.request
from urllib.parse import urlsplit


class WebSocket:
    """A client's end of a WebSocket (RFC 6455): text frames, pings answered."""

    def __init__(self, address, path, cookie):
        where = urlsplit(address)
        self.line = socket.create_connection((where.hostname, where.port or 80))
        self.incoming = self.line.makefile('rb')
        key = base64.b64encode(os.urandom(16)).decode()
        self.line.sendall(
            f'GET {path} HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
            f'Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n'.encode()
        )
        status = self.incoming.readline().decode()
        if ' 101 ' not in status:
            raise ConnectionError(status.strip())
        while self.incoming.readline().strip():
            pass

    def frame(self, opcode, payload):
        length = len(payload)
        head = bytes([0x80 | opcode])
        if length < 126:
            head += bytes([0x80 | length])
        elif length < 65536:
            head += bytes([0x80 | 126]) + struct.pack('>H', length)
        else:
            head += bytes([0x80 | 127]) + struct.pack('>Q', length)
        mask = os.urandom(4)
        self.line.sendall(head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload)))

    def send(self, text):
        self.frame(1, text.encode())

    def read(self, count):
        data = self.incoming.read(count)
        if len(data) < count:
            raise ConnectionError('the room has closed the connection')
        return data

    def receive(self):
        """The next text message; None when the room says goodbye."""
        text = b''
        while True:
            first, second = self.read(2)
            length = second & 127
            if length == 126:
                (length,) = struct.unpack('>H', self.read(2))
            elif length == 127:
                (length,) = struct.unpack('>Q', self.read(8))
            payload = self.read(length)
            opcode = first & 15
            if opcode == 8:
                return None
            if opcode == 9:
                self.frame(10, payload)
            elif opcode in (0, 1):
                text += payload
                if first & 0x80:
                    return text.decode()


class Bot:
    def __init__(self, address, name, wanted, hands):
        self.wanted, self.hands = wanted, hands
        self.socket = WebSocket(address, '/api/socket', come_in(address, name))
        self.last_id = self.played = 0
        self.table_id = self.table = self.you = None
        self.seats, self.cards = [], []

    def send(self, **message):
        self.last_id += 1
        self.socket.send(json.dumps({**message, 'id': self.last_id}))

    def run(self):
        while (text := self.socket.receive()) is not None:
            message = json.loads(text)
            hear = getattr(self, 'on_' + message['type'].replace('-', '_'), None)
            if hear is not None and hear(message) == 'done':
                return

    def on_welcome(self, message):
        self.send(type='watch-lobby')

    def on_lobby(self, message):
        def fits(table):
            return table['id'] == self.wanted if self.wanted else table['taken'] < table['seats']

        found = next((table for table in message['tables'] if fits(table)), None)
        if found is None:
            raise SystemExit('There is no such table with a free seat.')
        self.table_id = found['id']
        self.send(type='unwatch-lobby')
        self.send(type='join', tableId=self.table_id)

    def on_snapshot(self, message):
        self.table, self.seats, self.you = message['table'], message['seats'], message['you']
        self.cards = []
        if message['hand']:
            self.see(message['hand']['events'], message['hand']['you'])
        if self.you is None:
            self.take_seat()
        self.think(message['turn'])

    def on_happened(self, message):
        for seat in message['seats']:
            self.seats[seat['seat'] - 1] = seat
        self.you = message['you']
        if 'begins' in message:
            self.cards = []
        self.see(message['events'], self.you)
        if 'finished' in message:
            hand = message['finished']
            winners = ', '.join(f"{winner['name']} wins {winner['amount']}" for winner in hand['winners'])
            print(f"Hand {hand['number']}: {winners}", flush=True)
            self.played += self.you is not None
            if self.played >= self.hands:
                self.send(type='leave', tableId=self.table_id)
                return 'done'
        self.think(message['turn'])

    def on_answer(self, message):
        if not message['accepted']:
            print('Refused:', message['refusal']['message'], flush=True)
            if message['refusal']['code'] == 'seat-taken':
                self.take_seat()

    def take_seat(self):
        free = next((seat['seat'] for seat in self.seats if seat['name'] is None), None)
        if free is not None:
            self.send(type='sit', tableId=self.table_id, seat=free, buyIn=self.table['buyIn']['least'])

    def see(self, events, mine):
        for event in events:
            if event['type'] == 'card-dealt' and event['seat'] == mine:
                self.cards.append(event['card'])

    def think(self, turn):
        if turn is None or turn['seat'] != self.you:
            return
        named = {'tableId': self.table_id, 'handId': turn['handId'], 'decision': turn['decision']}
        if turn['asks'] == 'show-or-muck':
            self.send(type='muck' if turn.get('mayMuck') else 'show', **named)
            return
        legal = {option['action']: option for option in turn.get('options', [])}
        order = ['check', 'bring-in', 'call', 'fold'] if self.is_good() else ['check', 'bring-in', 'fold', 'call']
        action = next(name for name in order if name in legal)
        self.send(type='act', action={'action': action}, **named)

    def is_good(self):
        ranks = [card // 4 for card in self.cards]  # 0 is a two, 12 an ace
        paired = len(set(ranks)) < len(ranks)
        return all(rank < 7 or rank == 12 for rank in ranks[:3]) if self.table['game'] == 'razz' else paired


def come_in(address, name):
    """Comes in under a name and returns the session's cookie."""
    body = json.dumps({'name': name}).encode()
    request = urllib.request.Request(f'{address}/api/session', body, {'Content-Type': 'application/json'})
    try:
        with urllib.request.urlopen(request) as response:
            return response.headers['Set-Cookie'].split(';')[0]
    except urllib.error.HTTPError as error:
        raise SystemExit(json.load(error)['refusal']['message']) from None


if __name__ == '__main__':
    arguments = sys.argv[1:]
    Bot(
        arguments[0] if arguments else 'http://localhost:3000',
        arguments[1] if len(arguments) > 1 else f'Snake {os.getpid()}',
        arguments[2] if len(arguments) > 2 else None,
        float(os.environ.get('HANDS', 'inf')),
    ).run()
