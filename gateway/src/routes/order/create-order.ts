import { createOrder } from '@/contracts/order/create-order'
import { privateRoute } from '../../http/define-route'
import { presentPlacedOrder } from '../../presenters/placed-order'
import { lockUser } from '../../services/accounts/lock-user'
import { agreedDocuments } from '../../services/orders/agreed-documents'
import { checkedContact } from '../../services/orders/order-contact'
import { placeOrder } from '../../services/orders/place-order'
import { checkedRemark } from '../../services/orders/remarks'
import { awaitTurn, spendTurn } from '../../services/queue/queue'
import { acceptQuote } from '../../services/quotes/quotes'
import { checkPurchase, deliveryAddress, ticketHolders } from '../../services/tickets/check-purchase'
import { ticketRequest } from '../../services/tickets/ticket-quote'
import { useCaptchas } from '../../services/verification/risk-tokens'

export const createOrderRoute = privateRoute(createOrder, async (call) => {
  const { input, user } = call
  const request = ticketRequest(call)
  const { found, items, deliverMethod, requested } = request
  // Seats that are kept were chosen in the buyer's turn.
  const turns = request.parts.map(({ found: { show }, isPicked }) => ({ show, isNeeded: !isPicked }))
  for (const { show, isNeeded } of turns) if (isNeeded) await awaitTurn(call, show)
  await useCaptchas(call, found.show)
  const { preOrderId: quoteId, remark, distributorId } = input
  await lockUser(call)
  for (const { show, isNeeded } of turns) await spendTurn(call, show, isNeeded)
  const { agreementIds, ...priced } = await acceptQuote(call, input, requested)
  for (const part of request.parts) await checkPurchase(call, { ...part, deliverMethod }, priced.draft.source)
  const contact = checkedContact(input.contact)
  const address = deliverMethod === 'EXPRESS' ? await deliveryAddress(call) : null
  const holders = await ticketHolders(call, found.session, items)
  const { userId } = user
  const agreements = agreedDocuments(call.shop.catalogue, agreementIds)
  return presentPlacedOrder(
    await placeOrder(call, {
      ...priced,
      userId,
      contact,
      agreements,
      address,
      remark: checkedRemark(remark),
      distributorId,
      holders,
      quoteId,
    }),
  )
})
