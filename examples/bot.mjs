// A whole bot in plain JavaScript: node examples/bot.mjs [address] [name] [table id]
// It takes a free seat at the first table with one, plays hands with a pair, three low cards or three big
// ones, and calls with whatever has improved. Needs Node 24 or newer and nothing else.
const [address = 'http://localhost:3000', name = `Bot ${process.pid}`, wanted] = process.argv.slice(2);
const HANDS = Number(process.env.HANDS ?? Infinity); // Leave after so many hands.

const response = await fetch(`${address}/api/session`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name }),
});
if (!response.ok) throw new Error((await response.json()).refusal.message);
const cookie = response.headers.getSetCookie()[0].split(';')[0];

const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
let lastId = 0;
const send = message => socket.send(JSON.stringify({ ...message, id: ++lastId }));

let tableId = null;
let table = null;
let seats = [];
let you = null; // Our seat.
let cards = []; // Our cards: rank * 4 + suit, 0 (two of clubs) to 51 (ace of spades).
let played = 0;

socket.onclose = () => console.log('The connection is closed.');
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  switch (message.type) {
    case 'welcome':
      return send({ type: 'watch-lobby' });
    case 'lobby': {
      const found = message.tables.find(each => (wanted ? each.id === wanted : each.taken < each.seats));
      if (!found) throw new Error('There is no such table with a free seat.');
      tableId = found.id;
      send({ type: 'unwatch-lobby' });
      return send({ type: 'join', tableId });
    }
    case 'snapshot':
      ({ table, seats, you } = message);
      cards = [];
      for (const event of message.hand?.events ?? []) see(event, message.hand.you);
      if (you === null) takeSeat();
      return think(message.turn);
    case 'happened':
      for (const seat of message.seats) seats[seat.seat - 1] = seat;
      you = message.you;
      if (message.begins) cards = [];
      for (const event of message.events) see(event, you);
      if (message.finished) console.log(`Hand ${message.finished.number}: ${winners(message.finished)}`);
      if (message.finished && you !== null && ++played >= HANDS) return goHome();
      return think(message.turn);
    case 'answer':
      if (!message.accepted) console.log(`Refused: ${message.refusal.message}`);
      if (message.refusal?.code === 'seat-taken') takeSeat();
  }
};

function takeSeat() {
  const free = seats.find(seat => seat.name === null);
  if (free) send({ type: 'sit', tableId, seat: free.seat, buyIn: table.buyIn.least });
}

function goHome() {
  send({ type: 'leave', tableId });
  setTimeout(() => socket.close(), 200);
}

const winners = hand => hand.winners.map(winner => `${winner.name} wins ${winner.amount}`).join(', ');

function see(event, mine) {
  if (event.type === 'card-dealt' && event.seat === mine) cards.push(event.card);
}

function think(turn) {
  if (turn === null || turn.seat !== you) return;
  const { handId, decision, options = [] } = turn;
  if (turn.asks === 'show-or-muck')
    return send({ type: turn.mayMuck ? 'muck' : 'show', tableId, handId, decision });
  const can = action => options.find(option => option.action === action);
  const order = isGood() ? ['complete', 'bet', 'call', 'check', 'bring-in'] : ['check', 'bring-in', 'fold'];
  const option = order.map(can).find(Boolean) ?? options[0];
  const { action, to } = option;
  const sized = ['complete', 'bet', 'raise'].includes(action);
  send({ type: 'act', tableId, handId, decision, action: sized ? { action, to } : { action } });
}

function isGood() {
  const ranks = cards.map(card => card >> 2); // 0 is a two, 12 an ace.
  const low = new Set(ranks.filter(rank => rank <= 6 || rank === 12)).size;
  const paired = new Set(ranks).size < ranks.length;
  if (table.game === 'razz') return low >= cards.length - (cards.length > 4 ? 2 : 0);
  return paired || ranks.every(rank => rank >= 8) || (table.game === 'stud-hi-lo' && low >= 3);
}
