import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../business-error'
import type { CertificationProvider } from './certification/contract'
import type { Clerk } from './clerk/contract'
import type { TokenIdentity, VendorIdentity } from './identity/contract'
import type { MessageChannel, MessageProvider } from './message/contract'
import type { OutsidePages } from './pages/contract'
import { type PaymentProvider, VendorFault } from './payment/contract'

/** Vendors behind the shop. What has no provider is not offered (decision 97). */
export interface Providers {
  payments: readonly PaymentProvider[]
  vendors: readonly VendorIdentity[]
  tokens: readonly TokenIdentity[]
  messages: readonly MessageProvider[]
  certification: CertificationProvider | null
  clerk: Clerk | null
  pages: OutsidePages | null
}

/** A shop that knows no vendor. */
export const NO_PROVIDERS: Providers = {
  payments: [],
  vendors: [],
  tokens: [],
  messages: [],
  certification: null,
  clerk: null,
  pages: null,
}

/** The payment products that a terminal may start, the most natural first. */
export function productsFor({ payments }: Pick<Providers, 'payments'>, terminalSrc: string): readonly string[] {
  return payments.flatMap((provider) => provider.productsFor(terminalSrc))
}

/** The provider of a payment product. */
export function paymentProviderOf(
  { payments }: Pick<Providers, 'payments'>,
  product: string,
): PaymentProvider | undefined {
  return payments.find((provider) => provider.takes(product))
}

/** The provider of a channel. */
export function messengerFor(
  { messages }: Pick<Providers, 'messages'>,
  channel: MessageChannel,
): MessageProvider | undefined {
  return messages.find((provider) => provider.channel === channel)
}

const NO_CHANNEL = { SMS: 'provider.noSMS', EMAIL: 'provider.noEMAIL', VENDOR: 'provider.noVENDOR' } as const

/** Rejects the request for a message of a channel without a provider. */
export function checkChannel(providers: Providers, channel: MessageChannel): void {
  if (messengerFor(providers, channel)) return
  throw new BusinessError(BUSINESS_ERROR.notOffered, NO_CHANNEL[channel], { mode: 1 })
}

/** The vendor that knows the users of a terminal; refused without one. */
export function vendorFor({ vendors }: Pick<Providers, 'vendors'>, terminalSrc: string): VendorIdentity {
  const vendor = vendors.find((one) => one.serves(terminalSrc))
  if (vendor) return vendor
  throw new BusinessError(BUSINESS_ERROR.vendorUnavailable, 'account.vendorUnavailable', { mode: 1 })
}

/** Result of a vendor of identities; its failures are refusals. */
export async function fromVendor<Result>(run: Promise<Result>): Promise<Result> {
  return run.catch((error) => {
    if (!(error instanceof VendorFault)) throw error
    throw new BusinessError(BUSINESS_ERROR.vendorUnavailable, 'account.vendorUnavailable', { mode: 1 })
  })
}

/** The service that certifies users; refused without one. */
export function certifierOf({ certification }: Pick<Providers, 'certification'>): CertificationProvider {
  if (certification) return certification
  throw new BusinessError(BUSINESS_ERROR.notOffered, 'provider.noCertification', { mode: 1 })
}

/** Rejects the request for a notice if the shop has no channel at all. */
export function checkNotices({ messages }: Pick<Providers, 'messages'>): void {
  if (messages.length > 0) return
  throw new BusinessError(BUSINESS_ERROR.notOffered, 'provider.noVENDOR', { mode: 1 })
}

/** Settings of a vendor that do not fit together, or files without a key: one line per fault, never a key. */
export class ProviderFaults extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`Providers cannot serve (docs/providers):\n${faults.map((fault) => `- ${fault}`).join('\n')}`)
  }
}
