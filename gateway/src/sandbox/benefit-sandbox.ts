import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../call'
import { inTransaction } from '../database/in-transaction'
import { users } from '../database/schema/people'
import { redeemCard } from '../services/cards/redeem-card'
import { redeemCoupon } from '../services/coupons/coupon-code'
import { demoIds } from './demo-ids'
import { type Grant, grant } from './grants'
import { expireEverything, revokeGrants } from './user-benefits'

/** Grants to users for testing, and ids to start with (D-17, D-18). */
export function registerBenefitSandbox(app: FastifyInstance, context: Context): void {
  app.get('/sandbox/api/demo', () => demoIds(context))
  app.post<{ Params: { id: string }; Body: Grant | null }>('/sandbox/api/users/:id/grant', async (request, reply) => {
    const [user] = await context.db.select({ id: users.id }).from(users).where(eq(users.id, request.params.id))
    if (!user) return reply.code(404).send({ error: 'user' })
    const isDone = await inTransaction(context.db, (db) => grant({ ...context, db }, user.id, request.body ?? {}))
    return isDone ? { done: true } : reply.code(400).send({ error: 'kind' })
  })
  for (const [name, end] of [
    ['expire', expireEverything],
    ['revoke', revokeGrants],
  ] as const) {
    app.post<{ Params: { id: string } }>(`/sandbox/api/users/:id/${name}`, async ({ params }, reply) => {
      const [user] = await context.db.select({ id: users.id }).from(users).where(eq(users.id, params.id))
      if (!user) return reply.code(404).send({ error: 'user' })
      await inTransaction(context.db, (db) => end({ ...context, db }, user.id))
      return { done: true }
    })
  }
  app.post<{ Params: { id: string }; Body: { code?: string } | null }>(
    '/sandbox/api/coupons/:id/redeem',
    async ({ params, body }, reply) => {
      const answer = await redeemCoupon(context, params.id, body?.code ?? '')
      return answer === null ? reply.code(404).send({ error: 'code' }) : { answer }
    },
  )
  app.post<{ Params: { id: string } }>('/sandbox/api/cards/:id/redeem', async ({ params }, reply) => {
    const answer = await redeemCard(context, params.id)
    return answer === null ? reply.code(404).send({ error: 'card' }) : { answer }
  })
}
