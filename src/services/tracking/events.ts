import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { createGoodsOrder } from '@/contracts/goods/create-goods-order'
import { createPrimeOrder } from '@/contracts/member/create-prime-order'
import { createOrder } from '@/contracts/order/create-order'
import { createParkingOrder } from '@/contracts/parking/create-parking-order'
import { cancelPayment } from '@/contracts/payment/cancel-payment'
import { pay } from '@/contracts/payment/pay'
import { createCardOrder } from '@/contracts/privilege/create-card-order'
import { createReservation } from '@/contracts/reserve/create-reservation'
import type { EventParams, TrackedEventName } from '@/contracts/track/record-events'
import { routes } from '@/routes'
import type { Note } from '@/stores/tracking-store'

/** An event without its time and session. */
export interface Happening {
  event: TrackedEventName
  page: string
  params: EventParams
}

const ORDER_CALLS = [
  createOrder,
  createGoodsOrder,
  createPrimeOrder,
  createParkingOrder,
  createCardOrder,
  createReservation,
].map(({ path }) => path)
const BUYING_PAGES = [routes.booking, routes.pickSeat, routes.pickSeatElsewhere].map(({ path }) => path)
const PAID_PAGES = [routes.paySuccess, routes.paySuccessNew, routes.memberPaySuccess].map(({ path }) => path)

/** Names of what the shop offers; everything else that pages are opened with stays on the device. */
const PUBLIC_IDS = ['showId', 'venueId', 'tourId', 'topicId', 'spuId', 'promotionId'] as const
const PUBLIC_ID = /^[\w-]{1,64}$/
/** A phone or the number of a document, wherever a link has put it. */
const PERSONAL = /^(1[3-9]\d{9}|\d{15}|\d{17}[\dXx])$/

/** A path segment that names a thing or a person. */
const ID_IN_PATH = /\/(\d{4,}|SG\w+|[0-9a-f]{16,}|[A-Za-z0-9]{20,})(?=[/:)?#\s]|$)/g
const MAX_FAULT = 600

/** The public ids among the parameters of a page. */
export function publicIds(params: Readonly<Record<string, string | undefined>> = {}): EventParams {
  const kept = PUBLIC_IDS.flatMap((name) => {
    const value = params[name]
    return value && PUBLIC_ID.test(value) && !PERSONAL.test(value) ? [[name, value]] : []
  })
  return Object.fromEntries(kept)
}

/** The text of a fault without ids (TRACK-011, TRACK-012). */
export function faultWithoutIds(fault: string): string {
  return fault.replace(ID_IN_PATH, '/{id}').slice(0, MAX_FAULT)
}

/** Funnel event of a page's call; null for most. `page` is the current one. */
export function happeningOfCall({ name, outcome = '' }: Note, page: string): Happening | null {
  const isDone = outcome === 'success'
  const params = { outcome: outcome.slice(0, 64) }
  if (ORDER_CALLS.includes(name)) return { event: 'order_create', page, params }
  if (name === obtainCoupon.path) {
    return { event: isDone ? 'coupon_receive_success' : 'coupon_receive_fail', page, params }
  }
  if (name === cancelPayment.path && isDone) return { event: 'pay_result', page, params: { outcome: 'cancelled' } }
  if (name === pay.path && !isDone) return { event: 'pay_result', page, params }
  return null
}

/** Funnel event of opening a page: a tap on a show, or on the button that buys. */
export function happeningOfOpening({ name, params }: Note, page: string): Happening | null {
  if (name === routes.showDetail.path) return { event: 'show_click', page, params: publicIds(params) }
  const isBuying = BUYING_PAGES.includes(name) && page === routes.showDetail.path
  return isBuying ? { event: 'buy_click', page, params: publicIds(params) } : null
}

/** A page that is shown only once an order is paid. */
export function isPaidPage(page: string): boolean {
  return PAID_PAGES.includes(page)
}
