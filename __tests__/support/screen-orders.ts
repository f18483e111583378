import { randomUUID } from 'node:crypto'
import { startFaceCheck } from '@/contracts/certification/start-face-check'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { placedOrder } from './buyer'
import { theGateway } from './render-page'
import { sandbox } from './sandbox-shop'

let buyers = 0

/** A separate user, by telephone. */
export function newBuyer(): string {
  buyers += 1
  return `13900139${String(100 + buyers)}`
}

/** A separate user whose face the shop knows. */
export async function buyerWithFace(): Promise<string> {
  const phone = newBuyer()
  const shop = await theGateway()
  const as = await shop.signIn(phone)
  const { data } = await shop.call(startFaceCheck, { returnUrl: 'http://localhost/' }, { as })
  await sandbox(shop, `certifications/${data?.bizNo}/approve`)
  return phone
}

/** An order of this user, waiting to be paid. */
export async function unpaidOrder(phone: string, qty = 1, showId: string = NAMED_SHOWS.simpleConcert) {
  const gateway = await theGateway()
  return placedOrder(gateway, showId, await gateway.signIn(phone), randomUUID(), qty)
}

/** The provider tells the shop that the money has arrived. */
export async function settle(orderId: string): Promise<void> {
  const gateway = await theGateway()
  await gateway.gateway.inject({ method: 'POST', url: `/sandbox/api/orders/${orderId}/pay`, payload: {} })
}

/** An order of this user that is paid. */
export async function paidOrder(phone: string, qty = 1) {
  const order = await unpaidOrder(phone, qty)
  await settle(order.orderId)
  return order
}

/** Options of a page that shows what a separate user has bought. */
export async function asTicketBuyer(): Promise<{ signedInAs: string }> {
  const signedInAs = newBuyer()
  await paidOrder(signedInAs)
  return { signedInAs }
}

/** Options of a page about paid tickets of 120 yuan each, which may be given back, or exchanged for another session. */
export async function asOwnerOfReturnable(qty = 2): Promise<{ signedInAs: string; params: { orderId: string } }> {
  const signedInAs = newBuyer()
  const { orderId } = await unpaidOrder(signedInAs, qty, NAMED_SHOWS.sensitive)
  await settle(orderId)
  return { signedInAs, params: { orderId } }
}
