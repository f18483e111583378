import { compareStructural } from 'mobx'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { PreOrderOutput } from '@/contracts/order/pre-order'
import type { PrimeConfig } from '@/contracts/shop/get-shop-config'
import { bestCoupons } from '@/domain/best-coupons'
import { type AppError, toAppError } from '@/lib/app-error'
import { NO_BENEFITS, type Offer, type OfferRequest, ticketCountOf } from './offer'

/** What the merchant lets the app choose for the buyer. */
export type AutomaticChoice = Partial<Pick<PrimeConfig, 'autoChooseBestCoupon' | 'autoChoosePoint'>>

/** How a request ended. */
export type Outcome = Offer | { request: OfferRequest; error: AppError }

/** Errors of coupons and cards that can no longer be used. */
const GONE: readonly (number | undefined)[] = [BUSINESS_ERROR.couponUnusable, BUSINESS_ERROR.cardUnusable]

/** The request without benefits, where one of them is gone; the choice is open again. Else null. */
export function withoutGone(outcome: Outcome): OfferRequest | null {
  if (isPriced(outcome) || !GONE.includes(outcome.error.statusCode)) return null
  return { ...outcome.request, benefits: NO_BENEFITS, open: { coupons: true, points: true } }
}

/** The request with the best coupons and points, where the choice is open and they are better. Else null (COUPON-066). */
export function withBest(outcome: Outcome, automatic: AutomaticChoice): OfferRequest | null {
  if (!isPriced(outcome)) return null
  const { request, answer } = outcome
  const { open, benefits } = request
  const best = {
    ...benefits,
    ...(open.coupons &&
      automatic.autoChooseBestCoupon && { couponIds: bestCoupons(answer.coupons, ticketCountOf(answer)) }),
    ...(open.points && automatic.autoChoosePoint && { usePoint: answer.points.usePoint > 0 }),
  }
  return compareStructural(best, benefits) ? null : { ...request, benefits: best }
}

/**
 * Fetches a price; once more without benefits that are gone, once more with the best ones. A price that stands is kept
 * when the better one fails. Rejects with the error of the first request that nothing can mend.
 */
export async function priceOffer(
  send: (request: OfferRequest) => Promise<PreOrderOutput>,
  first: OfferRequest,
  automatic: AutomaticChoice,
): Promise<Offer> {
  let outcome = await outcomeOf(send, first)
  for (const changed of [withoutGone, withBest]) {
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
