import type { PayInput } from '@/contracts/payment/pay'
import { withQuery } from '@/lib/query-string'
import type { App } from '@/services/app'
import type { OpenIdOutcome } from '@/services/jumps/open-ids'
import { type Paid, paymentResultRoute, paymentWaitingParams } from '@/services/payment/payment-result-route'

type Parts = Pick<App, 'terminal' | 'payment' | 'launchQuery' | 'shopConfig'>

/** An order of any type that waits to be paid (PAY-072): what the order, its summary and its list entry have. */
export interface Payable extends Paid {
  unPaidTransactionIds: readonly string[]
  /** A coupon or another promotion took something off. */
  hasPromotion?: boolean
}

/** Parameters in which a host app names its user; the rest of a link is dropped. */
const THIRD_PARTY_ID = /^[\w.@:-]{1,64}$/

/** Input of a payment (PAY-061): the payer, the method, and the provider's return path. */
export function payInput(app: Parts, order: Payable, paymentProduct: string, payer: OpenIdOutcome): PayInput {
  const { terminal, payment, launchQuery } = app
  const thirdPartyUserId = thirdPartyId(launchQuery.thirdPartyUserId)
  const thirdPartyOpenId = thirdPartyId(launchQuery.thirdPartyOpenId)
  return {
    transactionIds: [...order.unPaidTransactionIds],
    platform: terminal.src,
    paymentProduct,
    isNewCyy: true,
    ...(terminal.osType && { osType: terminal.osType }),
    ...(payer.kind === 'known' && { openId: payer.openId }),
    ...(payer.kind === 'known' && payer.unionId && { extra: { unionId: payer.unionId } }),
    ...(thirdPartyUserId && { thirdPartyUserId }),
    ...(thirdPartyOpenId && { thirdPartyOpenId }),
    ...(payment.returnOrigin !== '' && returnAddresses(app, order)),
  }
}

function thirdPartyId(stated: string | undefined): string | undefined {
  return stated !== undefined && THIRD_PARTY_ID.test(stated) ? stated : undefined
}

function returnAddresses(app: Parts, order: Payable) {
  const { returnOrigin: origin } = app.payment
  const { address, params } = paymentResultRoute(order, app)
  return {
    // The return opens the page that polls first, whatever the provider reports.
    returnUrl: withQuery(`${origin}/pay-loading`, { ...paymentWaitingParams(order, app) }),
    actualReturnUrl: withQuery(`${origin}${address}`, params),
    cancelUrl: `${origin}/order/detail/${order.orderId}`,
  }
}
