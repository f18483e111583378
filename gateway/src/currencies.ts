import type { CurrencyTransfer } from '@/contracts/price'
import type { Locale } from '@/domain/locale'

/** Value of a yuan in another currency of the shop's payments. */
const TRANSFERS = {
  HKD: { rate: 1.0891, targetCurrency: { prefix: 'HK$' } },
  MOP: { rate: 1.1218, targetCurrency: { prefix: 'MOP$' } },
} as const satisfies Readonly<Record<string, CurrencyTransfer>>

/** Hong Kong dollars for one yuan. */
export const HKD_RATE = TRANSFERS.HKD.rate

/** The money that a buyer counts in, by their number, or by the Chinese of Macau; `null` where it is the shop's own. */
export function transferFor({ areaCode }: { areaCode: string }, locale: Locale): CurrencyTransfer | null {
  if (areaCode === '852') return TRANSFERS.HKD
  return areaCode === '853' || locale === 'zh-MO' ? TRANSFERS.MOP : null
}
