import { cancelOrder, NO_REASON } from '@/contracts/order/cancel-order'
import { type CreateOrderInput, type CreateOrderOutput, createOrder } from '@/contracts/order/create-order'
import { type PreOrderInput, type PreOrderOutput, preOrder } from '@/contracts/order/pre-order'
import { yuanToCents } from '@/domain/money'
import type { Visitor } from '../visitor'
import type { ChosenTicket } from './choose-ticket'

const CONTACT = { cellphone: '13800138000', countryCode: '86' }

/** Prices tickets like the confirmation page, and compares the offer with the plan's price. */
export async function quote(visitor: Visitor, ticket: ChosenTicket, qty: number): Promise<CreateOrderInput> {
  const page = visitor.on('Confirm order', 'No price, and no order')
  const { priceCent, seatPlanId, ...session } = ticket
  const wanted: PreOrderInput = { src: 'M_WEB', ...session, items: [{ seatPlanId, qty }] }
  const offer = await page.call(preOrder, wanted)
  const tickets = offer.priceItems.find(({ priceItemType }) => priceItemType === 'TICKET')
  const isPriced = tickets !== undefined && yuanToCents(tickets.amount) === priceCent * qty
  const missing = `${qty} tickets of ${priceCent / 100} cost ${tickets?.amount ?? 'nothing'}`
  page.expect(isPriced, preOrder, 'prices', missing, 'Another price at the checkout than on the page before')
  return acceptedOffer(wanted, offer)
}

/** The order of an offer, with its amounts and agreements. */
function acceptedOffer(wanted: PreOrderInput, offer: PreOrderOutput): CreateOrderInput {
  const { preOrderId, payAmount, totalAmount, agreements, contact = CONTACT } = offer
  const agreedPolicyIds = agreements.map(({ id }) => id)
  return { ...wanted, preOrderId, paymentParam: { payAmount, totalAmount }, contact, agreedPolicyIds }
}

/** Places an order twice with one key, and checks its amount; a second order is cancelled. */
export async function placeOrder(visitor: Visitor, order: CreateOrderInput): Promise<CreateOrderOutput> {
  const page = visitor.on('Confirm order', 'The order cannot be placed')
  const [placed, ...repeated] = await page.create(createOrder, order)
  for (const { orderId } of repeated) await page.call(cancelOrder, { orderId, reason: NO_REASON })
  const isSameAmount = placed.payAmount === order.paymentParam.payAmount
  page.expect(
    isSameAmount,
    createOrder,
    'prices',
    `the order costs ${placed.payAmount}, the offer ${order.paymentParam.payAmount}`,
  )
  return placed
}
