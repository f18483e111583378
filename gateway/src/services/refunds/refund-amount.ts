import { shareOf } from '../pricing/price-cart'

/** What was paid for one unit, in cents: money, and what came off a cash card. */
export interface PaidUnit {
  paidCents: number
  cardCents: number
}

/** What the buyer gets back for one unit, in cents. The three sum to what was paid. */
export interface UnitRefund {
  /** To where the money came from. */
  cents: number
  /** Back on the cash card. */
  cardCents: number
  feeCents: number
}

/**
 * What a unit gives back less the fee, a share (0 to 1) of what was paid. It depends on nothing but the unit, so that
 * refunds of any units in any order sum to the same (REFUND-011). The fee is kept from the money first.
 */
export function refundOfUnit({ paidCents, cardCents }: PaidUnit, feeRate: number): UnitRefund {
  const feeCents = Math.min(shareOf(paidCents + cardCents, feeRate), paidCents + cardCents)
  const fromMoney = Math.min(feeCents, paidCents)
  return { cents: paidCents - fromMoney, cardCents: cardCents - (feeCents - fromMoney), feeCents }
}
