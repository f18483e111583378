import { compareStructural } from 'mobx'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { PreOrderOutput } from '@/contracts/order/pre-order'
import type { PrimeConfig } from '@/contracts/shop/get-shop-config'
import { doPointsPay } from '@/domain/best-benefits'
import { bestCoupons } from '@/domain/best-coupons'
import { type AppError, toAppError } from '@/lib/app-error'
import type { ShopConfigStore } from '@/stores/shop-config-store'
import { type Offer, type OfferRequest, payableOf } from './offer'

/** Benefits that the merchant lets the app select. */
export type AutomaticChoice = Partial<Pick<PrimeConfig, 'autoChooseBestCoupon' | 'autoChoosePoint'>>

/** A page opened directly may load before the shop configuration. */
export async function fetchAutomaticChoice(
  shopConfig: Pick<ShopConfigStore, 'config' | 'load'>,
): Promise<AutomaticChoice> {
  if (shopConfig.config === null) await shopConfig.load()
  return shopConfig.config?.cyMerchantPrimeConfigVO ?? {}
}

/** Result of a price request. */
export type Outcome = Offer | { request: OfferRequest; error: AppError }

/** Request without the coupons or cash cards of which one is gone; reopens the coupon selection. Null otherwise. */
export function withoutGone(outcome: Outcome): OfferRequest | null {
  if (isPriced(outcome)) return null
  const { request, error } = outcome
  const { benefits, open } = request
  if (error.statusCode === BUSINESS_ERROR.couponUnusable && benefits.couponIds.length > 0) {
    return { ...request, benefits: { ...benefits, couponIds: [] }, open: { ...open, coupons: true } }
  }
  if (error.statusCode === BUSINESS_ERROR.cardUnusable && benefits.cashCardIds.length > 0) {
    return { ...request, benefits: { ...benefits, cashCardIds: [] } }
  }
  return null
}

/**
 * Request with the best coupons and points, if the selection is open and they are better. Null otherwise (COUPON-066).
 */
export function withBest(outcome: Outcome, automatic: AutomaticChoice): OfferRequest | null {
  if (!isPriced(outcome)) return null
  const { request, answer } = outcome
  const { open, benefits } = request
  const payable = payableOf(answer)
  const { coupons, ticketCount, unitPrices } = payable
  const couponIds =
    open.coupons && automatic.autoChooseBestCoupon ? bestCoupons(coupons, ticketCount, unitPrices) : benefits.couponIds
  const usePoint = open.points && automatic.autoChoosePoint ? doPointsPay(payable, couponIds) : benefits.usePoint
  const best = { ...benefits, couponIds, usePoint }
  return compareStructural(best, benefits) ? null : { ...request, benefits: best }
}

/**
 * Fetches a price; retries without unavailable coupons or cash cards, then once with the best combination. Keeps a
 * valid price if the better one fails. Rejects with the first error that no retry fixes.
 */
export async function priceOffer(
  send: (request: OfferRequest) => Promise<PreOrderOutput>,
  first: OfferRequest,
  fetchAutomatic: () => Promise<AutomaticChoice>,
): Promise<Offer> {
  let outcome = await outcomeOf(send, first)
  const automatic = isPriced(outcome) || withoutGone(outcome) ? await fetchAutomatic() : {}
  for (const changed of [withoutGone, withoutGone, withBest]) {
    const request = changed(outcome, automatic)
    if (request === null) continue
    const next = await outcomeOf(send, request)
    if (isPriced(next) || !isPriced(outcome)) outcome = next
  }
  if (!isPriced(outcome)) throw outcome.error
  return outcome
}

async function outcomeOf(
  send: (request: OfferRequest) => Promise<PreOrderOutput>,
  request: OfferRequest,
): Promise<Outcome> {
  try {
    return { request, answer: await send(request) }
  } catch (thrown) {
    return { request, error: toAppError(thrown) }
  }
}

function isPriced(outcome: Outcome): outcome is Offer {
  return 'answer' in outcome
}
