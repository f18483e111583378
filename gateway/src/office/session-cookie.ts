import type { FastifyRequest } from 'fastify'
import type { VisitorCall } from './office-call'

/** Cookie of a session: no script reads it, and no other site sends it. */
const NAME = 'encore_office'
const PLACE = { path: '/office', httpOnly: true, sameSite: 'strict' } as const

export function setSessionCookie({ reply, origin }: Pick<VisitorCall, 'reply' | 'origin'>, token: string): void {
  reply.setCookie(NAME, token, { ...PLACE, secure: origin.startsWith('https:') })
}

export function clearSessionCookie({ reply }: Pick<VisitorCall, 'reply'>): void {
  reply.clearCookie(NAME, PLACE)
}

/** Token of the session of a request; undefined without one. */
export function sessionToken({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined {
  return cookies[NAME]
}
