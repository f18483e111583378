import { shareOf } from '../pricing/price-cart'

/** Amount paid for one unit, in cents: money, and cash cards. */
export interface PaidUnit {
  paidCents: number
  cardCents: number
}

/** Refund of one unit, in cents. The three parts sum to the amount paid. */
export interface UnitRefund {
  /** To where the money came from. */
  cents: number
  /** Amount returned to the cash card. */
  cardCents: number
  feeCents: number
}

/**
 * Refund of a unit less the fee, a share (0 to 1) of the amount paid. It depends on the unit alone, so that refunds of
 * any units in any order sum to the same (REFUND-011). The fee is deducted from the money first.
 */
export function refundOfUnit({ paidCents, cardCents }: PaidUnit, feeRate: number): UnitRefund {
  const feeCents = Math.min(shareOf(paidCents + cardCents, feeRate), paidCents + cardCents)
  const fromMoney = Math.min(feeCents, paidCents)
  return { cents: paidCents - fromMoney, cardCents: cardCents - (feeCents - fromMoney), feeCents }
}
