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
  /** Keys of the units it applies to. */
  appliesTo: readonly string[]
  worth: Worth
}

/** A fee, in cents. */
export interface Fee {
  type: Extract<PriceItem['priceItemType'], 'EXPRESS' | 'SERVICE'>
  cents: number
}

/** Something that is priced, used and refunded alone: a ticket, a piece. */
export interface CartUnit {
  /** Unique in the cart, and the same whatever the order of the units. */
  key: string
  listCents: number
}

/** A unit with the amount that is paid for it. */
export interface PricedUnit extends CartUnit {
  paidCents: number
}

/** Part of a deduction that comes off one unit. */
export interface UnitShare {
  key: string
  cents: number
}

/** Input of the price, in any order. */
export interface Cart<D extends Deduction = Deduction> {
  units: readonly CartUnit[]
  fees: readonly Fee[]
  deductions: readonly D[]
}

/** A deduction that was taken: how much in all, and of which units. */
export type Taken<D extends Deduction> = D & { cents: number; shares: readonly UnitShare[] }

/** A priced cart: Σ list + fees − Σ deductions = pay, and Σ paid of units + fees = pay. All amounts in cents. */
export interface PricedCart<D extends Deduction = Deduction> {
  listCents: number
  feeCents: number
  deductionCents: number
  payCents: number
  /** By their keys, whatever their order in the cart was. */
  units: readonly PricedUnit[]
  /** In the order in which they were taken; those that took nothing are left out. */
  deductions: readonly Taken<D>[]
}

/**
 * Prices a cart. Deductions of one type are taken in the order given; the order of the units changes nothing: odd cents
 * go to the first key.
 */
export function priceCart<D extends Deduction>({ units, fees, deductions }: Cart<D>): PricedCart<D> {
  let priced = unitsByKey(units)
  const taken: Taken<D>[] = []
  for (const type of DEDUCTION_ORDER) {
    for (const deduction of deductions.filter((each) => each.type === type)) {
      const shares = sharesOf(deduction, priced)
      const cents = sumCents(shares)
      if (cents === 0) continue
      priced = priced.map((unit) => ({ ...unit, paidCents: unit.paidCents - shareOfUnit(shares, unit.key) }))
      taken.push({ ...deduction, cents, shares })
    }
  }
  const listCents = units.reduce((total, unit) => total + unit.listCents, 0)
  const feeCents = sumCents(fees)
  const deductionCents = sumCents(taken)
  return {
    listCents,
    feeCents,
    deductionCents,
    payCents: listCents + feeCents - deductionCents,
    units: priced,
    deductions: taken,
  }
}

/** Cents of a unit among shares; 0 if it has none. */
export function shareOfUnit(shares: readonly UnitShare[], key: string): number {
  return shares.find((share) => share.key === key)?.cents ?? 0
}

/** Unpaid units in the order of their keys. */
function unitsByKey(units: readonly CartUnit[]): PricedUnit[] {
  const sorted = units.map(({ key, listCents }) => ({ key, listCents, paidCents: listCents }))
  sorted.sort((a, b) => (a.key < b.key ? -1 : 1))
  const repeated = sorted.find(({ key }, at) => sorted[at + 1]?.key === key)
  if (repeated) throw new Error(`Two units of a cart have the key ${repeated.key}`)
  return sorted
}

/** Shares of a deduction in the units that are not paid for yet. */
function sharesOf({ appliesTo, worth }: Deduction, units: readonly PricedUnit[]): UnitShare[] {
  const scope = new Set(appliesTo)
  const eligible = units.filter(({ key }) => scope.has(key)).map(({ key, paidCents: cents }) => ({ key, cents }))
  const shares = worth.kind === 'units' ? dearest(eligible, worth.count) : split(eligible, worth)
  return shares.filter(({ cents }) => cents > 0)
}

function split(eligible: readonly UnitShare[], worth: Exclude<Worth, { kind: 'units' }>): UnitShare[] {
  const base = sumCents(eligible)
  const nominal = worth.kind === 'rate' ? base - shareOf(base, worth.rate) : worth.cents
  const cents = Math.min(Math.max(0, nominal), base)
  if (cents === 0) return []
  const amounts = splitCents(
    cents,
    eligible.map((unit) => unit.cents),
  )
  return eligible.map(({ key }, at) => ({ key, cents: amounts[at] ?? 0 }))
}

/** A share of integer cents, rounded half up; rates count to a hundredth of a per cent. */
export function shareOf(cents: number, rate: number): number {
  return Math.floor((cents * Math.round(rate * 10_000) + 5_000) / 10_000)
}

function dearest(eligible: readonly UnitShare[], count: number): UnitShare[] {
  return [...eligible].sort((a, b) => b.cents - a.cents || (a.key < b.key ? -1 : 1)).slice(0, count)
}

function sumCents(amounts: readonly { cents: number }[]): number {
  return amounts.reduce((total, { cents }) => total + cents, 0)
}
