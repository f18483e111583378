import type { Settings } from '../settings'
import { sandboxCertification } from './certification/sandbox'
import { sandboxClerk } from './clerk/sandbox'
import { sandboxTokens, sandboxVendor } from './identity/sandbox'
import { sandboxMessages } from './message/sandbox'
import { sandboxPages } from './pages/sandbox'
import { sandboxPayments } from './payment/sandbox'
import { NO_PROVIDERS, type Providers } from './providers'

/** The providers that the settings name; the sandbox plays every one. */
export function configuredProviders(
  { sandbox }: Pick<Settings, 'sandbox'>,
  shop: { readonly secret: string },
): Providers {
  if (!sandbox) return NO_PROVIDERS
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
