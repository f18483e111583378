import type { FastifyInstance, FastifyReply } from 'fastify'

/** Polled every few seconds by machines; not logged. */
const UNLOGGED = /^\/(health|ready|metrics|static)(\/|$)/

/** Facts of an answer for logs and metrics. */
export interface AnswerFacts {
  method: string
  /** Path pattern; never the address itself, whose parameters may be personal. */
  route: string
  status: number
  /** Envelope code; 0 without one. */
  code: number
  seconds: number
}

const codes = new WeakMap<FastifyReply, number>()

/** Records the envelope code about to be sent. */
export function recordCode(reply: FastifyReply, code: number): void {
  codes.set(reply, code)
}

/** Logs every answer, and passes its facts to `onAnswer`. */
export function logAnswers(app: FastifyInstance, onAnswer: (facts: AnswerFacts) => void): void {
  app.addHook('onResponse', async (request, reply) => {
    const facts = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      code: codes.get(reply) ?? 0,
      seconds: reply.elapsedTime / 1000,
    }
    onAnswer(facts)
    if (!UNLOGGED.test(facts.route)) request.log.info(facts, 'answered')
  })
}
