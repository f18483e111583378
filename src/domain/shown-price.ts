import type { PriceInfo } from '@/contracts/price'
import type { GetShowDynamicOutput } from '@/contracts/show/get-show-dynamic'
import type { ShowCard } from '@/contracts/show/show-card'
import { priceInfoFromCents, priceOverride, priceText, yuanToCents } from './money'

/** Price on a show's page. */
export type ShownPrice =
  | { kind: 'hidden' | 'undetermined' | 'free' }
  /** `least` is the lowest price of several, for where there is no room for the range. */
  | { kind: 'text'; text: string; least?: string }

type PricedSale = Pick<
  GetShowDynamicOutput,
  'showStatus' | 'customPrice' | 'minOriginalPriceInfo' | 'maxOriginalPriceInfo'
>

/** The same rules as on a card: the override first (CAT-054 to CAT-056), then what the tickets cost. */
export function shownPrice(sale: PricedSale): ShownPrice {
  const { showStatus, customPrice, minOriginalPriceInfo: min, maxOriginalPriceInfo: max } = sale
  const override = priceOverride(customPrice)
  if (override?.kind === 'price') return { kind: 'text', text: priceText(override.price) }
  if (override) return { kind: override.kind }
  if (showStatus === 'PENDING') return { kind: 'undetermined' }
  if (isFree(max)) return { kind: 'free' }
  const low = priceText({ ...min, suffix: '' })
  const high = priceText(max)
  return low === high ? { kind: 'text', text: low } : { kind: 'text', text: `${low} – ${high}`, least: priceText(min) }
}

/** Price on a show's card, until its page knows more. */
export function shownCardPrice(card: Pick<ShowCard, 'customPrice' | 'isFree' | 'minOriginalPriceInfo'>): ShownPrice {
  const override = priceOverride(card.customPrice)
  if (override?.kind === 'price') return { kind: 'text', text: priceText(override.price) }
  if (override) return { kind: override.kind }
  if (card.isFree) return { kind: 'free' }
  const { minOriginalPriceInfo: min } = card
  return min ? { kind: 'text', text: priceText(min) } : { kind: 'hidden' }
}

/** Name of a category with its price, which many names contain already: 看台 380元. */
export function planWithPrice({ seatPlanName, priceInfo }: { seatPlanName: string; priceInfo: PriceInfo }): string {
  const isInName = priceInfo.centNum === '00' && seatPlanName.split(/\D+/).includes(priceInfo.yuanNum)
  return isInName ? seatPlanName : `${seatPlanName} ${priceText(priceInfo)}`
}

/** Name of a category beside its price, without repeating that: 看台 380元 becomes 看台. */
export function planBesidePrice({ seatPlanName, priceInfo }: { seatPlanName: string; priceInfo: PriceInfo }): string {
  const suffix = [`${priceInfo.yuanNum}元`, `¥${priceInfo.yuanNum}`].find((words) => seatPlanName.endsWith(` ${words}`))
  return suffix && priceInfo.centNum === '00' ? seatPlanName.slice(0, -suffix.length - 1) : seatPlanName
}

/** The fees included in a price, as text; null for none, and where the price is another. */
export function shownFee({ requiredFee = 0, customPrice }: Pick<GetShowDynamicOutput, 'requiredFee' | 'customPrice'>) {
  const cents = yuanToCents(requiredFee)
  return cents > 0 && customPrice === undefined ? priceText(priceInfoFromCents(cents)) : null
}

/** True if it is free: pages show a word instead of an amount. */
export function isFree({ yuanNum, centNum }: PriceInfo): boolean {
  return Number(yuanNum) === 0 && Number(centNum) === 0
}
