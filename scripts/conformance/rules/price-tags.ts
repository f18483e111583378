import type { PriceInfo } from '@/contracts/price'
import { formatCents, yuanToCents } from '@/domain/money'

const IN_CENTS = ['priceCent', 'discountPriceCent', 'originalPriceCent']
const IN_YUAN = ['price', 'cardPrice']

/** Prices whose number differs from what is drawn beside it, anywhere in an answer; empty without any. */
export function priceTagFaults(data: unknown, place = 'data'): string[] {
  if (typeof data !== 'object' || data === null) return []
  const own = tagFault(data as Readonly<Record<string, unknown>>, place)
  const inner = Object.entries(data).flatMap(([name, value]) =>
    priceTagFaults(value, Array.isArray(data) ? `${place}[]` : `${place}.${name}`),
  )
  return [...new Set([...own, ...inner])]
}

function tagFault(fields: Readonly<Record<string, unknown>>, place: string): string[] {
  const { priceInfo } = fields
  if (typeof priceInfo !== 'object' || priceInfo === null) return []
  const name = [...IN_CENTS, ...IN_YUAN].find((known) => typeof fields[known] === 'number')
  if (name === undefined) return []
  const value = Number(fields[name])
  const cents = IN_CENTS.includes(name) ? value : yuanToCents(value)
  const shown = shownCents(priceInfo as PriceInfo)
  return cents === shown ? [] : [`${place}.${name} is ${value}, and priceInfo shows ${formatCents(shown)}`]
}

/** Cents of a price as it is drawn; NaN without one. */
export function shownCents(price: PriceInfo | undefined): number {
  return yuanToCents(`${price?.yuanNum}.${price?.centNum || '00'}`)
}
