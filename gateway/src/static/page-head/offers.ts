import type { PriceInfo } from '@/contracts/price'
import type { SessionDynamic } from '@/contracts/session/list-sessions-dynamic'
import type { GetShowDynamicOutput, ShowStatus } from '@/contracts/show/get-show-dynamic'
import { priceInfoFromCents, priceOverride } from '@/domain/money'
import { shownPrice } from '@/domain/shown-price'
import type { Session } from '../../catalogue/entities/session'
import type { Show } from '../../catalogue/entities/show'
import type { LinkedData } from './page-facts'
import { momentText } from './places'

const CURRENCY = 'CNY'

export const AVAILABILITY = {
  inStock: 'https://schema.org/InStock',
  preOrder: 'https://schema.org/PreOrder',
  soldOut: 'https://schema.org/SoldOut',
} as const

/** Ticket states with a price. */
const AVAILABILITY_BY_STATUS: ReadonlyMap<string, string> = new Map<ShowStatus, string>([
  ['ON_SALE', AVAILABILITY.inStock],
  ['PRE_SALE', AVAILABILITY.preOrder],
  ['SOLD_OUT', AVAILABILITY.soldOut],
  ['LACK_OF_TICKET', AVAILABILITY.soldOut],
])

interface OfferFacts {
  low: string
  high: string
  availability: string
  url: string
  /** Start of the sale, epoch ms. */
  validFrom?: number
  /** End of the sale, epoch ms. */
  validThrough?: number
  utcOffset?: number
}

/** A price, or a range of prices. */
export function offerData({
  low,
  high,
  availability,
  url,
  validFrom,
  validThrough,
  utcOffset,
}: OfferFacts): LinkedData {
  return {
    ...(low === high
      ? { '@type': 'Offer', price: low }
      : { '@type': 'AggregateOffer', lowPrice: low, highPrice: high }),
    priceCurrency: CURRENCY,
    availability,
    url,
    ...(validFrom !== undefined && { validFrom: momentText(validFrom, utcOffset) }),
    ...(validThrough !== undefined && { validThrough: momentText(validThrough, utcOffset) }),
  }
}

interface Performance {
  show: Show
  session: Session
  state: SessionDynamic
  url: string
}

/** Ticket prices of a performance; null if the page of the show hides them (CAT-054, CAT-055), or sells none. */
export function sessionOffer(sale: GetShowDynamicOutput, performance: Performance): LinkedData | null {
  const { show, session, state, url } = performance
  const ofShow = AVAILABILITY_BY_STATUS.get(sale.showDetailStatus)
  const ofSession = state.soldOut ? AVAILABILITY.soldOut : AVAILABILITY_BY_STATUS.get(state.sessionStatus)
  const { kind } = shownPrice(sale)
  if (!ofShow || !ofSession || kind === 'hidden' || kind === 'undetermined') return null
  const [low, high] = pricesOf(sale, show, session)
  const availability = ofShow === AVAILABILITY.inStock ? ofSession : ofShow
  const validFrom = state.saleTime ?? sale.saleTime
  return offerData({ low, high, availability, url, validFrom, utcOffset: session.utcOffset })
}

/** Lowest and highest price of a performance, with what every delivery of the show costs. */
function pricesOf(sale: GetShowDynamicOutput, show: Show, session: Session): [low: string, high: string] {
  const override = priceOverride(sale.customPrice)
  if (override?.kind === 'price') return [amount(override.price), amount(override.price)]
  const cents = (sessions: readonly Session[]) =>
    sessions.flatMap(({ seatPlans }) => seatPlans.map(({ priceCent }) => priceCent))
  const delivery = Math.max(0, show.minPriceCent - Math.min(show.minPriceCent, ...cents(show.sessions)))
  const prices = cents([session]).map((price) => price + delivery)
  const text = (price: number) => amount(priceInfoFromCents(price))
  return [text(Math.min(...prices)), text(Math.max(...prices))]
}

/** `1380.00`: machine-readable amount. */
export function amount({ yuanNum, centNum }: PriceInfo): string {
  return `${yuanNum.replaceAll(',', '')}.${centNum}`
}
