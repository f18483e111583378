import { preOrderGoods } from '@/contracts/goods/pre-order-goods'
import { centsToYuan, priceInfoFromCents } from '@/domain/money'
import { privateRoute } from '../../http/define-route'
import { presentBenefits } from '../../presenters/benefits'
import { presentWanted } from '../../presenters/cart'
import { presentOwnContact } from '../../presenters/own-contact'
import { presentPolicies } from '../../presenters/policies'
import { presentPriceItems } from '../../presenters/price-items'
import { goodsRequest } from '../../services/goods/goods-quote'
import { billOf } from '../../services/orders/bill'
import { AGREEMENT_OF } from '../../services/orders/order-kinds'
import { isDeliveredTo } from '../../services/people/addresses'
import { findBenefits } from '../../services/pricing/find-benefits'
import { priceForBuyer } from '../../services/pricing/find-deductions'
import { pointPriceOf } from '../../services/pricing/point-prices'
import { storeQuote } from '../../services/quotes/quotes'

export const preOrderGoodsRoute = privateRoute(preOrderGoods, async (call) => {
  const { input, locale, shop } = call
  const { wanted, draft, chosen, requested } = goodsRequest(shop.catalogue, input)
  const priced = await priceForBuyer(call, draft, chosen)
  const { price } = priced
  const pointPrice = pointPriceOf(draft)
  const agreements = presentPolicies(shop.catalogue, locale, [AGREEMENT_OF.GOODS])
  const agreementIds = agreements.map(({ id }) => id)
  return {
    preOrderId: await storeQuote(call, 'GOODS', { ...priced, agreementIds }, requested),
    items: [await presentWanted(call, wanted, input.deliverMethod)],
    priceItems: presentPriceItems(billOf(draft, price), locale),
    totalAmount: centsToYuan(price.listCents + price.feeCents),
    payAmount: centsToYuan(price.payCents),
    total: priceInfoFromCents(price.payCents),
    ...presentBenefits(call, priced, await findBenefits(call, priced)),
    ...(pointPrice > 0 && { pointPrice }),
    ...presentOwnContact(call.user),
    agreements,
    deliverable: await isDeliveredTo(call, input.addressId),
    addressRequired: input.deliverMethod === 'EXPRESS',
  }
})
