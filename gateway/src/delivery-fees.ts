import type { GoodsDeliverMethod } from '@/contracts/goods/get-spu'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import type { Session } from './catalogue/entities/session'

/** Delivery by express, in cents, for the whole of an order. */
const EXPRESS_CENTS = 1200

/** Cost of a delivery method, in cents. */
export function deliveryCents(method: DeliverMethod | GoodsDeliverMethod): number {
  return method === 'EXPRESS' ? EXPRESS_CENTS : 0
}

/** Delivery fee that every buyer pays, in cents: 0 if one of the methods is free. */
export function leastDeliveryCents(methods: readonly DeliverMethod[]): number {
  return methods.length === 0 ? 0 : Math.min(...methods.map(deliveryCents))
}

/** Price of one ticket of each seat plan, in cents, with the fees that every buyer pays. */
export function ticketCents({ seatPlans, deliverMethods }: Pick<Session, 'seatPlans' | 'deliverMethods'>): number[] {
  const fee = leastDeliveryCents(deliverMethods)
  return seatPlans
    .filter(({ seatPlanCategory }) => seatPlanCategory === 'SINGLE')
    .map(({ priceCent }) => priceCent + fee)
}
