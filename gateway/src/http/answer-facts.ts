import type { FastifyInstance, FastifyReply } from 'fastify'

/** Asked every few seconds by machines; nobody wants to read of it. */
const UNLOGGED = /^\/(health|ready|metrics|static)(\/|$)/

/** An answer as logs and metrics tell it. */
export interface AnswerFacts {
  method: string
  /** The pattern of its path; never the address itself, whose parameters may be people's. */
  route: string
  status: number
  /** The code in its envelope; 0 without one. */
  code: number
  seconds: number
}

const codes = new WeakMap<FastifyReply, number>()

/** Remembers the code of the envelope that is about to be sent. */
export function noteCode(reply: FastifyReply, code: number): void {
  codes.set(reply, code)
}

/** Writes a line for every answer, and tells `hear` of it. */
export function logAnswers(app: FastifyInstance, hear: (facts: AnswerFacts) => void): void {
  app.addHook('onResponse', async (request, reply) => {
    const facts = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      code: codes.get(reply) ?? 0,
      seconds: reply.elapsedTime / 1000,
    }
    hear(facts)
    if (!UNLOGGED.test(facts.route)) request.log.info(facts, 'answered')
  })
}
