import { createOrder } from '@/contracts/order/create-order'
import { type PreOrderInput, type PreOrderOutput, preOrder } from '@/contracts/order/pre-order'
import { listSeatPlansStatic } from '@/contracts/session/list-seat-plans-static'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { callerAt } from './seat-purchase'
import type { TestGateway } from './test-gateway'

/** Offer found by a buyer: a session and one of its seat plans. */
export interface Offer {
  showId: string
  bizShowSessionId: string
  seatPlanId: string
}

/** The query of the page that confirms an order: `qty` units of an offer. */
export function confirmationOf({ seatPlanId, ...session }: Offer, qty = 1): Record<string, string> {
  return { ...session, items: JSON.stringify([{ seatPlanId, qty }]) }
}

/** Like `offerOf`, for a gateway in its own process. */
export async function offerAt(origin: string, showId: string): Promise<Offer> {
  const caller = callerAt(origin)
  const { sessions } = await caller(listSessionsStatic, { showId })
  const bizShowSessionId = sessions[0]?.bizShowSessionId ?? ''
  const { seatPlans } = await caller(listSeatPlansStatic, { showId, bizShowSessionId })
  return { showId, bizShowSessionId, seatPlanId: seatPlans[0]?.seatPlanId ?? '' }
}

/** The first session of a show and its first seat plan. */
export async function offerOf(shop: TestGateway, showId: string): Promise<Offer> {
  const { data: sessions } = await shop.call(listSessionsStatic, { showId })
  const bizShowSessionId = sessions?.sessions[0]?.bizShowSessionId ?? ''
  const { data: plans } = await shop.call(listSeatPlansStatic, { showId, bizShowSessionId })
  const seatPlanId = plans?.seatPlans[0]?.seatPlanId ?? ''
  return { showId, bizShowSessionId, seatPlanId }
}

/** The first session of a show and its dearest seat plan. */
export async function dearestOfferOf(shop: TestGateway, showId: string): Promise<Offer> {
  const { bizShowSessionId } = await offerOf(shop, showId)
  const { data } = await shop.call(listSeatPlansStatic, { showId, bizShowSessionId })
  const plans = data?.seatPlans ?? []
  const dearest = plans.reduce<(typeof plans)[number] | undefined>(
    (best, plan) => (Number(plan.priceInfo.yuanNum) > Number(best?.priceInfo.yuanNum ?? 0) ? plan : best),
    undefined,
  )
  return { showId, bizShowSessionId, seatPlanId: dearest?.seatPlanId ?? '' }
}

/** Accepts an offer with its price and agreements. */
export function acceptedOffer<Wanted extends PreOrderInput>(wanted: Wanted, offer: PreOrderOutput) {
  const { preOrderId, payAmount, totalAmount, agreements } = offer
  return {
    ...wanted,
    preOrderId,
    paymentParam: { payAmount, totalAmount },
    contact: { cellphone: '13800138000', countryCode: '86' },
    agreedPolicyIds: agreements.map(({ id }) => id),
  }
}

/** Everything create-order needs, for the first offer of a show. */
export async function orderInput(shop: TestGateway, showId: string, as: string, qty = 1, audienceIds?: string[]) {
  return inputFor(shop, await offerOf(shop, showId), as, qty, audienceIds)
}

/** The same for any offer. */
export async function inputFor(
  shop: TestGateway,
  { seatPlanId, ...offer }: Offer,
  as: string,
  qty: number,
  audienceIds?: string[],
) {
  const wanted = { src: 'M_WEB', ...offer, items: [{ seatPlanId, qty }] }
  const { data } = await shop.call(preOrder, wanted, { as })
  if (data === null) throw new Error('no pre-order')
  return { ...acceptedOffer(wanted, data), ...(audienceIds && { audienceIds }) }
}

/** An unpaid order for the first offer of a show. */
export async function placedOrder(shop: TestGateway, showId: string, as: string, key: string, qty = 1) {
  const { data, comments } = await shop.call(createOrder, await orderInput(shop, showId, as, qty), {
    as,
    headers: { 'idempotency-key': key },
  })
  if (data === null) throw new Error(`no order: ${comments}`)
  return data
}

/** An unpaid order of a sold-out ticket: once paid, it waits for a returned one. */
export async function waitListOrder(shop: TestGateway, as: string, key: string) {
  const demo = await shop.gateway.inject({ method: 'GET', url: '/sandbox/api/demo' })
  const offer: Offer = demo.json().waitListPlan
  const input = await inputFor(shop, offer, as, 1)
  const { data } = await shop.call(createOrder, input, { as, headers: { 'idempotency-key': key } })
  if (data === null) throw new Error('no order')
  return data.orderId
}

/** An unpaid order for a ticket that is picked up at the venue. */
export async function pickUpOrder(shop: TestGateway, as: string, key: string) {
  const base = await orderInput(shop, NAMED_SHOWS.pickUp, as)
  const wanted = { ...(await offerOf(shop, NAMED_SHOWS.pickUp)), items: base.items, deliverMethod: 'PICK_UP' as const }
  const offered = await shop.call(preOrder, { src: 'M_WEB', ...wanted }, { as })
  const input = { ...base, ...wanted, preOrderId: offered.data?.preOrderId ?? '' }
  const { data, comments } = await shop.call(createOrder, input, { as, headers: { 'idempotency-key': key } })
  if (data === null) throw new Error(comments)
  return data
}
