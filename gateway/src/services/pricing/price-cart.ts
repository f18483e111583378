import type { PriceItem } from '@/contracts/order/price-item'
import { splitCents } from './split-cents'

/**
 * Deductions from a cart, in the order in which they apply (ORDER-033): the member price, the promotion, coupons,
 * points, cash cards, and the credit of an exchanged order. Delivery and service fees are never discounted.
 */
export const DEDUCTION_ORDER = ['PRIME', 'PROMOTION', 'COUPON', 'POINT', 'CASH_CARD', 'EXCHANGE'] as const
export type DeductionType = (typeof DEDUCTION_ORDER)[number]

/** Amount of a deduction before it is limited to the payable amount. */
export type Worth =
  /** A fixed amount, limited by the amount due. */
  | { kind: 'amount'; cents: number }
  /** The buyer pays this share, 0 to 1, of the whole group; rounded half up once, then split. */
  | { kind: 'rate'; rate: number }
  /** A number of free units, the dearest first. */
  | { kind: 'units'; count: number }

/** One deduction. `reference` is its source, such as the id of a coupon. */
export interface Deduction {
  type: DeductionType
  reference: string | null
  /** Positions of the units it applies to. */
  appliesTo: readonly number[]
  worth: Worth
}

/** A fee, in cents. */
export interface Fee {
  type: Extract<PriceItem['priceItemType'], 'EXPRESS' | 'SERVICE'>
  cents: number
}

/** Input of the price: one entry for each unit (a ticket, a piece), with its list price in cents. */
export interface Cart<D extends Deduction = Deduction> {
  units: readonly number[]
  fees: readonly Fee[]
  deductions: readonly D[]
}

/** A deduction that was taken: how much, and how much of each unit of the cart. */
export type Taken<D extends Deduction> = D & { cents: number; parts: readonly number[] }

/** A priced cart: Σ list + fees − Σ deductions = pay, and Σ paid of units + fees = pay. All amounts in cents. */
export interface PricedCart<D extends Deduction = Deduction> {
  listCents: number
  feeCents: number
  deductionCents: number
  payCents: number
  /** Amount paid for each unit. */
  paid: readonly number[]
  /** In the order in which they were taken; those that took nothing are left out. */
  deductions: readonly Taken<D>[]
}

/** Prices a cart. Deductions of one type are taken in the order given. */
export function priceCart<D extends Deduction>({ units, fees, deductions }: Cart<D>): PricedCart<D> {
  const paid = [...units]
  const taken: Taken<D>[] = []
  for (const type of DEDUCTION_ORDER) {
    for (const deduction of deductions.filter((each) => each.type === type)) {
      const parts = partsOf(deduction, paid)
      const cents = sum(parts)
      if (cents === 0) continue
      parts.forEach((part, at) => {
        paid[at] = (paid[at] ?? 0) - part
      })
      taken.push({ ...deduction, cents, parts })
    }
  }
  const listCents = sum(units)
  const feeCents = sum(fees.map(({ cents }) => cents))
  const deductionCents = sum(taken.map(({ cents }) => cents))
  return {
    listCents,
    feeCents,
    deductionCents,
    payCents: listCents + feeCents - deductionCents,
    paid,
    deductions: taken,
  }
}

/** Share of a deduction in each unit that costs `payable` before it. */
function partsOf({ appliesTo, worth }: Deduction, payable: readonly number[]): number[] {
  const eligible = payable.map((cents, at) => (appliesTo.includes(at) ? cents : 0))
  if (worth.kind === 'units') return freeUnits(eligible, worth.count)
  const base = sum(eligible)
  const wanted = worth.kind === 'rate' ? base - shareOf(base, worth.rate) : worth.cents
  const cents = Math.min(Math.max(0, wanted), base)
  return cents === 0 ? eligible.map(() => 0) : splitCents(cents, eligible)
}

/** A share of integer cents, rounded half up; rates count to a hundredth of a per cent. */
export function shareOf(cents: number, rate: number): number {
  return Math.floor((cents * Math.round(rate * 10_000) + 5_000) / 10_000)
}

function freeUnits(eligible: readonly number[], count: number): number[] {
  const dearestFirst = eligible
    .map((cents, at) => ({ cents, at }))
    .sort((a, b) => b.cents - a.cents || a.at - b.at)
    .slice(0, count)
  const free = new Set(dearestFirst.map(({ at }) => at))
  return eligible.map((cents, at) => (free.has(at) ? cents : 0))
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, each) => total + each, 0)
}
