import { listCashiers } from '@/contracts/payment/list-cashiers'
import { centsToYuan, formatCents, priceInfoFromCents } from '@/domain/money'
import type { UserCall } from '../../call'
import { privateRoute } from '../../http/define-route'
import { productMark, productName } from '../../presenters/payment'
import { pictureUrls } from '../../presenters/picture-urls'
import { presentPolicies } from '../../presenters/policies'
import { paymentProviderOf, productsFor } from '../../providers/providers'
import { secondsToPay } from '../../services/orders/find-orders'
import { AGREEMENT_OF } from '../../services/orders/order-kinds'
import { findPayable } from '../../services/payments/payable-transactions'
import { isWebTerminal } from '../../services/payments/payment-products'
import { translate } from '../../texts/text'

export const listCashiersRoute = privateRoute(listCashiers, async (call) => {
  const { input, user, locale, clock, shop, providers } = call
  const payable = await findPayable(call, user.userId, input.transactionIds)
  // Agreements of the placed orders: no further one is required.
  const documents = presentPolicies(
    shop.catalogue,
    locale,
    payable.orders.map(({ type }) => AGREEMENT_OF[type]),
  )
  return {
    payments: productsFor(providers, input.src).map((paymentProduct) => ({
      paymentProduct,
      name: productName(paymentProduct, locale),
      displayName: productName(paymentProduct, locale),
      ...markOf(paymentProduct, pictureUrls(call.origin)),
      isCheck: false,
      currency: 'CNY' as const,
      ...exchangeOf(call, paymentProduct, payable.cents),
      payReserveTime: secondsToPay(payable, clock.now()),
    })),
    totalInfo: priceInfoFromCents(payable.cents),
    payAmount: centsToYuan(payable.cents),
    ...(isWebTerminal(input.src) &&
      documents.length > 0 && {
        agreement: {
          template: translate(locale, 'payment.agreement'),
          placeHolders: documents.map(({ policyName, id, url }) => ({ policyName, isTitle: true, id, url })),
        },
      }),
  }
})

/** Amount that the vendor takes in another currency (PAY-069). */
function exchangeOf({ providers, locale }: Pick<UserCall, 'providers' | 'locale'>, product: string, payCents: number) {
  const charge = paymentProviderOf(providers, product)?.chargeFor(product, payCents)
  if (charge === undefined || charge.currency === 'CNY') return {}
  return {
    exchangeRate: {
      exchangeAmount: formatCents(charge.cents),
      exchangeCurrency: charge.currency,
      providerName: productName(product, locale),
    },
    tipInfos: [{ tip: translate(locale, 'payment.rate') }],
  }
}

function markOf(paymentProduct: string, pictures: ReturnType<typeof pictureUrls>): { iconUrl?: string } {
  const mark = productMark(paymentProduct)
  return mark ? { iconUrl: pictures.payment(mark) } : {}
}
