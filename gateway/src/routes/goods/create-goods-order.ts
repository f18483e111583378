import { createGoodsOrder } from '@/contracts/goods/create-goods-order'
import { privateRoute } from '../../http/define-route'
import { presentPlacedOrder } from '../../presenters/placed-order'
import { lockUser } from '../../services/accounts/lock-user'
import { checkBindable } from '../../services/goods/bound-orders'
import { removeCartItems } from '../../services/goods/cart'
import { goodsRequest } from '../../services/goods/goods-quote'
import { agreedDocuments } from '../../services/orders/agreed-documents'
import { checkedContact } from '../../services/orders/order-contact'
import { placeOrder } from '../../services/orders/place-order'
import { checkedRemark } from '../../services/orders/remarks'
import { acceptQuote } from '../../services/quotes/quotes'
import { deliveryAddress } from '../../services/tickets/check-purchase'

export const createGoodsOrderRoute = privateRoute(createGoodsOrder, async (call) => {
  const { input, user, db, shop } = call
  const { requested, draft, wanted } = goodsRequest(shop.catalogue, input)
  await lockUser(call)
  const { agreementIds, ...priced } = await acceptQuote(call, input, requested)
  const contact = checkedContact(input.contact)
  const address = draft.deliverMethod === 'EXPRESS' ? await deliveryAddress(call) : null
  const { preOrderId: quoteId, remark, bindId } = input
  if (bindId !== undefined) await checkBindable(call, bindId)
  const skuIds = wanted.map(({ sku }) => sku.skuId)
  await removeCartItems(db, user.userId, { skuIds })
  const agreements = agreedDocuments(shop.catalogue, agreementIds)
  return presentPlacedOrder(
    await placeOrder(call, {
      ...priced,
      userId: user.userId,
      contact,
      agreements,
      address,
      remark: checkedRemark(remark),
      quoteId,
      bindId,
    }),
  )
})
