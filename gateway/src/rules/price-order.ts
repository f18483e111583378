import type { OrderItemInput, PriceItem } from '@/contracts/order/pre-order'
import type { Locale } from '@/domain/locale'
import { centsToYuan, priceInfoFromCents } from '@/domain/money'
import type { FoundSession } from '../catalogue/catalogue'
import type { DemoSeatPlan } from '../demo/demo-types'
import { badInput, notFound } from '../refusal'
import { say } from '../texts/text'

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

/** The lines of the bill. */
export function priceItemsOf({ ticketCents, expressCents }: OrderPrice, locale: Locale): PriceItem[] {
  const line = (priceItemType: 'TICKET' | 'EXPRESS', cents: number): PriceItem => ({
    priceItemType,
    name: say(locale, `price.${priceItemType}`),
    amount: centsToYuan(cents),
    direction: 'PLUS',
    priceInfo: priceInfoFromCents(cents),
  })
  return [line('TICKET', ticketCents), ...(expressCents > 0 ? [line('EXPRESS', expressCents)] : [])]
}
