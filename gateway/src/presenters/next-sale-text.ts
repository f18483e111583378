import type { Locale } from '@/domain/locale'
import { nextSaleOf } from '@/domain/next-sale'
import { translate } from '../texts/text'

interface Saleable {
  status: string
  /** Epoch ms; `null` without a sale to come. */
  saleAt: number | null
  utcOffset: number
}

/** Next sale, or sold out; nothing for other shows (CAT-138). */
export function nextSaleText({ status, saleAt, utcOffset }: Saleable, now: number, locale: Locale): string | undefined {
  const soldOut = status === 'SOLD_OUT'
  if (!soldOut && status !== 'PRE_SALE') return undefined
  const next = nextSaleOf({ soldOut, utcOffset, ...(saleAt !== null && { latestSaleTime: saleAt }) }, now, locale)
  if (next === null) return undefined
  return next.kind === 'soldOut'
    ? translate(locale, 'status.SOLD_OUT')
    : translate(locale, 'sale.next', { when: next.when })
}
