import { createParkingOrder } from '@/contracts/parking/create-parking-order'
import { queryParkingFee } from '@/contracts/parking/query-parking-fee'
import { createCardOrder } from '@/contracts/privilege/create-card-order'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import { createReservation } from '@/contracts/reserve/create-reservation'
import { getReserve } from '@/contracts/reserve/get-reserve'
import { listSlots } from '@/contracts/reserve/list-slots'
import { demoOffers } from '../../gateway/src/demo/offers'
import { stableId } from '../../gateway/src/stable-id'
import type { TestGateway } from './test-gateway'
import { answered, paid } from './visited-answers'

/** The fee of a car that has been in a garage, as an order. */
export async function parkingOrder(shop: TestGateway, as: string): Promise<{ orderId: string }> {
  const [lot] = demoOffers().parkings
  const car = { parkingId: lot?.parkingId ?? '', plateNo: '沪B20251' }
  const { billId, payAmount } = answered(await shop.call(queryParkingFee, car, { as }))
  const headers = { 'idempotency-key': 'visit-parking' }
  return answered(await shop.call(createParkingOrder, { billId, payAmount }, { as, headers }))
}

/** A reservation for two, on the last day that can be reserved. */
export async function reservation(shop: TestGateway, as: string): Promise<{ orderId: string }> {
  const reserveId = demoOffers().reservations[0]?.reserveId ?? ''
  const { dates } = answered(await shop.call(getReserve, { reserveId }))
  const date = dates[dates.length - 1]?.date ?? ''
  const [slot] = answered(await shop.call(listSlots, { reserveId, date }))
  const contact = { cellphone: '13800138000', countryCode: '86' }
  const wanted = { reserveId, slotId: slot?.slotId ?? '', qty: 2, visitors: [], contact }
  const headers = { 'idempotency-key': 'visit-reservation' }
  return { orderId: answered(await shop.call(createReservation, wanted, { as, headers })).reserveOrderId }
}

/** An unactivated cash card of the user. */
export async function cashCard(shop: TestGateway, as: string): Promise<string> {
  const headers = { 'idempotency-key': 'visit-card' }
  const wanted = { cardId: stableId('card:cash-200'), qty: 1, priceMode: 'CASH', payAmount: 190 } as const
  await paid(shop, answered(await shop.call(createCardOrder, wanted, { as, headers })))
  return answered(await shop.call(listOwnCards, {}, { as }))[0]?.userCardInstanceId ?? ''
}
