import type { CurrencyTransfer, PriceInfo } from '@/contracts/price'
import type { Locale } from './locale'

/** Default payment currency: label RMB, code CNY, shown as the yuan symbol (CAT-100). */
const DEFAULT_CURRENCY = { label: 'RMB', code: 'CNY', symbol: '¥' } as const

const MEMBER_WORDS: Readonly<Record<Locale, string>> = {
  'zh-CN': '会员{discount}',
  'zh-MO': '會員{discount}',
  'en-US': 'Members {discount}',
}

/**
 * Yuan, as the gateway sends them in JSON, to integer cents; rounds half up on the decimal text, because
 * 1.005 * 100 is 100.49999… in binary. NaN for what is not a number.
 */
export function yuanToCents(yuan: number | string): number {
  const text = String(yuan).trim()
  if (!/^[-+]?\d+(\.\d+)?$/.test(text)) {
    const value = Number(text)
    return text === '' || !Number.isFinite(value) ? Number.NaN : Math.round(value * 100)
  }
  const isNegative = text.startsWith('-')
  const [whole = '0', fraction = ''] = text.replace(/^[-+]/, '').split('.')
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2))
  const rounded = Number(fraction[2] ?? '0') >= 5 ? cents + 1 : cents
  return isNegative ? -rounded : rounded
}

/** Integer cents to yuan with at most two decimals, for the amounts of the wire that are yuan numbers. */
export function centsToYuan(cents: number): number {
  return Math.round(cents) / 100
}

/** `12345` → `123.45`, `38000` → `380`: cents are shown only when not 00. */
export function formatCents(cents: number): string {
  const { yuanNum, centNum } = priceInfoFromCents(cents)
  return centNum === '00' ? yuanNum : `${yuanNum}.${centNum}`
}

/** `12.5` → `12.50`, `380` → `380`: yuan of the wire as they are written in a sentence. */
export function formatYuan(yuan: number): string {
  return formatCents(yuanToCents(yuan))
}

/** Splits integer cents into what a price tag draws. */
export function priceInfoFromCents(cents: number, suffix = '', prefix: string = DEFAULT_CURRENCY.symbol): PriceInfo {
  const absolute = Math.abs(Math.round(cents))
  const yuan = Math.floor(absolute / 100)
  return {
    prefix,
    yuanNum: `${cents < 0 ? '-' : ''}${yuan}`,
    centNum: String(absolute % 100).padStart(2, '0'),
    suffix,
  }
}

/** `¥380.50起` as one text, for screen readers, messages and buttons. */
export function priceText({ prefix, yuanNum, centNum, suffix }: PriceInfo): string {
  const cents = centNum === '' || centNum === '00' ? '' : `.${centNum}`
  return `${prefix}${yuanNum}${cents}${suffix}`
}

/**
 * Converts cents by a rate; cents are rounded to two digits of the target currency (CAT-098), half up on the decimal
 * product: 100 * 1.005 is 100.49999… in binary, and no rate has fifteen digits.
 */
export function convertCents(cents: number, rate: number): number {
  return Math.round(Number((cents * rate).toPrecision(15)))
}

/** The same as a price tag draws it (CAT-030). */
export function convertPrice(cents: number, { rate, targetCurrency }: CurrencyTransfer): PriceInfo {
  return priceInfoFromCents(convertCents(cents, rate), '', targetCurrency.prefix)
}

/** Name of the currency of a payment; the shop's own by default (CAT-100). */
export function currencyLabel(currency: string = DEFAULT_CURRENCY.code): string {
  return currency === DEFAULT_CURRENCY.code ? DEFAULT_CURRENCY.label : currency
}

/** Discount of members in words: `会员8.8折` (CAT-130); `null` without one. */
export function memberDiscountText(discount: number | undefined, locale: Locale): string | null {
  const text = discountText(discount, locale)
  return text === null ? null : MEMBER_WORDS[locale].replace('{discount}', text)
}

/** A price override of a show (CAT-055): 0 hides the price, -1 means to be determined, above 0 is in cents. */
export type PriceOverride = { kind: 'hidden' } | { kind: 'undetermined' } | { kind: 'price'; price: PriceInfo }

/** Reads `customPrice`; `null` where the show has none and its own prices are shown. */
export function priceOverride(customPrice: number | undefined): PriceOverride | null {
  if (customPrice === undefined) return null
  if (customPrice === 0) return { kind: 'hidden' }
  if (customPrice < 0) return { kind: 'undetermined' }
  return { kind: 'price', price: priceInfoFromCents(customPrice) }
}

/** A discount between 0 and 1, exclusive, in tenths with one decimal: 0.88 → `8.8` (CAT-026); `null` outside. */
export function discountTenths(discount: number | undefined): string | null {
  if (discount === undefined || !(discount > 0 && discount < 1)) return null
  return (Math.round(discount * 100) / 10).toFixed(1)
}

/** The same in words: `8.8折`, or `12% off`; `null` for what is no discount. */
export function discountText(discount: number | undefined, locale: Locale): string | null {
  const tenths = discountTenths(discount)
  if (tenths === null || discount === undefined) return null
  return locale === 'en-US' ? `${Math.round((1 - discount) * 100)}% off` : `${tenths}折`
}
