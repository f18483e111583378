import type { Settings } from '../settings'
import { sandboxCertification } from './certification/sandbox'
import { sandboxClerk } from './clerk/sandbox'
import { sandboxTokens, sandboxVendor } from './identity/sandbox'
import { readMessageProviders } from './message/read-message-settings'
import { sandboxMessages } from './message/sandbox'
import { sandboxPages } from './pages/sandbox'
import { createAlipay } from './payment/alipay/alipay'
import type { PaymentProvider } from './payment/contract'
import { readAlipayKeys, readWechatKeys } from './payment/read-payment-keys'
import { sandboxPayments } from './payment/sandbox'
import { createWechatPay } from './payment/wechat-pay/wechat-pay'
import { NO_PROVIDERS, type Providers } from './providers'

/** The providers that the settings name; the sandbox plays every one. Throws `ProviderFaults`. */
export function configuredProviders(
  settings: Pick<Settings, 'sandbox' | 'publicOrigin' | 'wechatPay' | 'alipay' | 'messages'>,
  shop: { readonly secret: string },
): Providers {
  const { messages = {} } = settings
  if (!settings.sandbox) {
    return { ...NO_PROVIDERS, payments: contractedPayments(settings), messages: readMessageProviders(messages) }
  }
  return {
    payments: [sandboxPayments],
    vendors: [sandboxVendor],
    tokens: sandboxTokens(shop),
    messages: sandboxMessages,
    certification: sandboxCertification,
    clerk: sandboxClerk,
    pages: sandboxPages,
  }
}

/** Vendors with which the merchant has a contract. */
function contractedPayments({
  publicOrigin,
  wechatPay,
  alipay,
}: Pick<Settings, 'publicOrigin' | 'wechatPay' | 'alipay'>): PaymentProvider[] {
  return [
    ...(wechatPay ? [createWechatPay(readWechatKeys(wechatPay, publicOrigin))] : []),
    ...(alipay ? [createAlipay(readAlipayKeys(alipay, publicOrigin))] : []),
  ]
}
