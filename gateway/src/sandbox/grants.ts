import type { Context } from '../call'
import { PRIME_LEVEL } from '../catalogue/entities/membership'
import { POINT_LIFE_MS } from '../catalogue/point-terms'
import { ownValue } from '../own-value'
import { newId } from '../random'
import { cardSnapshot, makeCard } from '../services/cards/cards'
import { grantCertification } from '../services/certifications/grant-certification'
import { grantCoupon } from '../services/coupons/receive-coupons'
import { type LedgerPosting, post } from '../services/ledgers/ledgers'
import { giveMembership } from '../services/memberships/memberships'

/** A grant to a user (contract D-18). */
export interface Grant {
  kind?: string
  /** Template of a coupon. */
  couponTemplateId?: string
  /** Type of a certification; student by default. */
  certType?: string
  /** Id of a card. */
  cardId?: string
  /** Points or growth; negative values deduct. */
  amount?: number
}

/** Points and growth of the user with one of everything: half an expensive ticket, and the third level. */
const POINTS = 20_000
const GROWTH = 2_600

/** Grants it to a user; false if unknown. */
type Give = (context: Context, userId: string, wanted: Omit<Grant, 'kind'>) => Promise<boolean>

const GIVERS: Readonly<Record<string, Give>> = {
  async coupon(context, userId, { couponTemplateId: wanted }) {
    const { coupons } = context.shop.catalogue.content.offers
    const template = coupons.find(({ couponTemplateId }) => couponTemplateId === wanted)
    if (template) await grantCoupon(context, userId, template)
    return template !== undefined
  },
  async card(context, userId, { cardId: wanted }) {
    const card = context.shop.catalogue.content.offers.cards.find(({ cardId }) => cardId === wanted)
    if (!card) return false
    await makeCard(context, { id: newId(), unitId: null, userId, cardId: card.cardId, snapshot: cardSnapshot(card) })
    return true
  },
  certification: (context, userId, { certType }) => grantCertification(context, userId, certType),
  async level(context, userId) {
    const { membership } = context.shop.catalogue.content.offers
    if (!membership) return false
    const { primeCardId, validDays } = membership
    await giveMembership(context, { userId, primeCardId, levelCode: PRIME_LEVEL, validDays, unitId: null })
    return true
  },
  points: (context, userId, { amount }) =>
    postGift(context, { ledger: 'POINTS', ownerId: userId, expiresAt: context.clock.now() + POINT_LIFE_MS }, amount),
  growth: (context, userId, { amount }) => postGift(context, { ledger: 'GROWTH', ownerId: userId }, amount),
  async everything(context, userId) {
    for (const each of oneOfEverything(context)) await grant(context, userId, each)
    return true
  },
}

/** Grants something to a user; false if unknown. */
export async function grant(context: Context, userId: string, { kind = '', ...wanted }: Grant): Promise<boolean> {
  const give = ownValue(GIVERS, kind)
  return give === undefined ? false : give(context, userId, wanted)
}

async function postGift(
  { db, clock }: Context,
  account: Pick<LedgerPosting, 'ledger' | 'ownerId' | 'expiresAt'>,
  amount = 0,
): Promise<boolean> {
  if (!Number.isInteger(amount) || Math.abs(amount) > 10_000_000) return false
  await post(db, [{ ...account, amount, cause: 'GIFT', causeId: newId(), at: clock.now() }])
  return true
}

/** Certifications, points, growth, a membership, each coupon and card. */
function oneOfEverything({ shop }: Pick<Context, 'shop'>): Grant[] {
  const { coupons, cards } = shop.catalogue.content.offers
  return [
    ...['STUDENT', 'FACE'].map((certType) => ({ kind: 'certification', certType })),
    { kind: 'points', amount: POINTS },
    { kind: 'growth', amount: GROWTH },
    { kind: 'level' },
    ...coupons.map(({ couponTemplateId }) => ({ kind: 'coupon', couponTemplateId })),
    ...cards.map(({ cardId }) => ({ kind: 'card', cardId })),
  ]
}
