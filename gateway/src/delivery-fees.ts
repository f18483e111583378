import type { GoodsDeliverMethod } from '@/contracts/goods/get-spu'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import type { DemoSession } from './demo/demo-session-types'

/** Delivery by express, in cents, for the whole of an order. */
const EXPRESS_CENTS = 1200

/** What it costs to have an order handed over in a way, in cents. */
export function deliveryCents(method: DeliverMethod | GoodsDeliverMethod): number {
  return method === 'EXPRESS' ? EXPRESS_CENTS : 0
}

/** What every buyer pays for delivery, in cents: nothing if one of the ways is free. */
export function leastDeliveryCents(methods: readonly DeliverMethod[]): number {
  return methods.length === 0 ? 0 : Math.min(...methods.map(deliveryCents))
}

/** What one ticket of each seat plan costs, in cents, with what every buyer pays beside it. */
export function ticketCents({
  seatPlans,
  deliverMethods,
}: Pick<DemoSession, 'seatPlans' | 'deliverMethods'>): number[] {
  const fee = leastDeliveryCents(deliverMethods)
  return seatPlans
    .filter(({ seatPlanCategory }) => seatPlanCategory === 'SINGLE')
    .map(({ priceCent }) => priceCent + fee)
}
