import type { Database } from '../database/connect'
import type { Settings } from '../settings'
import { readApps } from './apps/read-app-settings'
import { sandboxCertification } from './certification/sandbox'
import { sandboxClerk } from './clerk/sandbox'
import { alipayIdentity } from './identity/alipay-identity'
import type { TokenIdentity } from './identity/contract'
import { issuedTokens } from './identity/issued-tokens'
import { sandboxTokens, sandboxVendor } from './identity/sandbox'
import { vendorIdentities } from './identity/vendor-identities'
import { readMessageProviders } from './message/read-message-settings'
import { sandboxMessages } from './message/sandbox'
import { sandboxPages } from './pages/sandbox'
import { createAlipay } from './payment/alipay/alipay'
import { AlipayClient } from './payment/alipay/alipay-client'
import { readAlipayAesKey, readAlipayKeys, readWechatKeys } from './payment/read-payment-keys'
import { sandboxPayments } from './payment/sandbox'
import { createWechatPay } from './payment/wechat-pay/wechat-pay'
import { NO_PROVIDERS, type Providers } from './providers'

type ProviderSettings = Pick<
  Settings,
  'sandbox' | 'publicOrigin' | 'wechatPay' | 'alipay' | 'messages' | 'apps' | 'issuers'
>

/** The providers that the settings name; the sandbox plays every one. Throws `ProviderFaults`. */
export function configuredProviders(
  settings: ProviderSettings,
  shop: { readonly secret: string },
  db: Database,
): Providers {
  if (!settings.sandbox) return contractedProviders(settings, db)
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
function contractedProviders(settings: ProviderSettings, db: Database): Providers {
  const { publicOrigin, wechatPay, alipay, messages = {}, apps: appSettings = {}, issuers = {} } = settings
  const apps = readApps(appSettings, db)
  const alipayClient = alipay ? new AlipayClient(readAlipayKeys(alipay, publicOrigin)) : null
  const hasAlipayMini = alipayClient !== null && alipayClient.keys.miniAppId !== ''
  return {
    ...NO_PROVIDERS,
    payments: [
      ...(wechatPay ? [createWechatPay(readWechatKeys(wechatPay, publicOrigin))] : []),
      ...(alipayClient ? [createAlipay(alipayClient)] : []),
    ],
    vendors: [
      ...vendorIdentities(apps, db),
      ...(alipay && hasAlipayMini ? [alipayIdentity(alipayClient, readAlipayAesKey(alipay))] : []),
    ],
    tokens: issuedBy(issuers),
    messages: readMessageProviders(messages, apps, hasAlipayMini ? alipayClient : null),
  }
}

function issuedBy({ google, apple }: NonNullable<Settings['issuers']>): TokenIdentity[] {
  const { keysUrl: googleKeys = 'https://www.googleapis.com/oauth2/v3/certs' } = google ?? {}
  const { keysUrl: appleKeys = 'https://appleid.apple.com/auth/keys' } = apple ?? {}
  const googleNames: [string, string] = ['https://accounts.google.com', 'accounts.google.com']
  return [
    ...(google
      ? [issuedTokens({ issuer: 'google', names: googleNames, clientId: google.clientId, keysUrl: googleKeys })]
      : []),
    ...(apple
      ? [
          issuedTokens({
            issuer: 'apple',
            names: ['https://appleid.apple.com'],
            clientId: apple.clientId,
            keysUrl: appleKeys,
          }),
        ]
      : []),
  ]
}
