import type { OrderItemInput } from '@/contracts/order/pre-order'
import { badInput, notFound } from '../business-error'
import type { FoundSession } from '../catalogue/catalogue'
import type { DemoSeatPlan } from '../demo/demo-types'

/** Delivery by express, in cents. */
export const EXPRESS_CENTS = 1200

export interface WantedItem {
  plan: DemoSeatPlan
  qty: number
  /** Tickets, not units. */
  ticketQty: number
}

/** What is wanted, each seat plan once and all of the session. */
export function wantedItems({ session }: FoundSession, items: readonly OrderItemInput[]): WantedItem[] {
  if (new Set(items.map(({ seatPlanId }) => seatPlanId)).size !== items.length) throw badInput('items')
  return items.map(({ seatPlanId, qty }) => {
    const plan = session.seatPlans.find((known) => known.seatPlanId === seatPlanId)
    if (!plan) throw notFound()
    return { plan, qty, ticketQty: qty * plan.unitQty }
  })
}

export interface OrderPrice {
  ticketCents: number
  expressCents: number
  payCents: number
}

export function priceOf(items: readonly WantedItem[], deliverMethod: string | undefined): OrderPrice {
  const ticketCents = items.reduce((total, { plan, qty }) => total + plan.priceCent * qty, 0)
  const expressCents = deliverMethod === 'EXPRESS' ? EXPRESS_CENTS : 0
  return { ticketCents, expressCents, payCents: ticketCents + expressCents }
}
