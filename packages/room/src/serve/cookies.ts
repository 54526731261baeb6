import { SESSION_COOKIE } from '@doorcard/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long a browser keeps the cookie, in seconds: thirty days. */
const KEPT = 30 * 24 * 60 * 60;

/** The session's token from a request; null when it brings none. */
export function tokenOf(request: FastifyRequest): string | null {
  return request.cookies[SESSION_COOKIE] ?? null;
}

/** Gives the browser its session: no script can read it, no other site can send it. */
export function giveToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(SESSION_COOKIE, token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: KEPT,
  });
}

export function takeToken(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, { path: '/' });
}

/** Does a request come from a page of ours? One without an origin comes from a program. */
export function isFromHere(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
