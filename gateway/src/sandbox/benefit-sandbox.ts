import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../call'
import { inTransaction } from '../database/in-transaction'
import { users } from '../database/schema/people'
import { PRIME_LEVEL } from '../demo/member-rights'
import { POINT_LIFE_MS } from '../demo/point-terms'
import { ownValue } from '../own-value'
import { newId } from '../random'
import { cardSnapshot, makeCard } from '../services/cards/cards'
import { grantCertification } from '../services/certifications/grant-certification'
import { redeemCoupon } from '../services/coupons/coupon-code'
import { grantCoupon } from '../services/coupons/receive-coupons'
import { post } from '../services/ledgers/ledgers'
import { giveMembership } from '../services/memberships/memberships'
import { demoIds } from './demo-ids'
import { expireEverything, grantEverything, revokeGrants } from './user-benefits'

/** What is given to a user (contract D-18). */
interface Grant {
  kind?: string
  /** Of a coupon: its template. */
  couponTemplateId?: string
  /** Of a certification: its type; a student's without one. */
  certType?: string
  /** Of a card: which. */
  cardId?: string
  /** Points or growth; below zero takes away. */
  amount?: number
}

const LEDGERS = { points: 'POINTS', growth: 'GROWTH' } as const

/** What a developer gives a user, who would else have to earn it, and where to begin trying things (D-17, D-18). */
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
}

async function grant(context: Context, userId: string, { kind = '', ...wanted }: Grant): Promise<boolean> {
  const { db, clock, shop } = context
  if (kind === 'coupon') {
    const { coupons } = shop.catalogue.demo.offers
    const template = coupons.find(({ couponTemplateId }) => couponTemplateId === wanted.couponTemplateId)
    if (template) await grantCoupon(context, userId, template)
    return template !== undefined
  }
  if (kind === 'card') {
    const card = shop.catalogue.demo.offers.cards.find(({ cardId }) => cardId === wanted.cardId)
    if (card) {
      await makeCard(context, { id: newId(), unitId: null, userId, cardId: card.cardId, snapshot: cardSnapshot(card) })
    }
    return card !== undefined
  }
  if (kind === 'everything') {
    await grantEverything(context, userId)
    return true
  }
  if (kind === 'certification') return grantCertification(context, userId, wanted.certType)
  if (kind === 'level') {
    const { primeCardId, validDays } = shop.catalogue.demo.offers.membership
    await giveMembership(context, { userId, primeCardId, levelCode: PRIME_LEVEL, validDays, unitId: null })
    return true
  }
  const ledger = ownValue(LEDGERS, kind)
  const { amount = 0 } = wanted
  if (ledger === undefined || !Number.isInteger(amount) || Math.abs(amount) > 10_000_000) return false
  const at = clock.now()
  const expiresAt = ledger === 'POINTS' ? { expiresAt: at + POINT_LIFE_MS } : {}
  await post(db, [{ ledger, ownerId: userId, amount, cause: 'GIFT', causeId: newId(), at, ...expiresAt }])
  return true
}
