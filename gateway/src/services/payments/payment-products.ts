import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import type { PublicCall } from '../../call'
import { type Providers, paymentProviderOf, productsFor } from '../../providers/providers'

/** True for pages on the web, which require the agreement before a payment. */
export function isWebTerminal(terminalSrc: string): boolean {
  return /_(WEB|H5)$/.test(terminalSrc)
}

/** True if the shop takes money on the terminal of a call; one that names none is judged by the whole shop. */
export function canSell({ providers, terminalSrc }: Pick<PublicCall, 'providers' | 'terminalSrc'>): boolean {
  return terminalSrc === '' ? providers.payments.length > 0 : productsFor(providers, terminalSrc).length > 0
}

/** Refuses an order that cannot be paid where it is placed; orders without an amount are for everyone. */
export function checkPayable(call: Pick<PublicCall, 'providers' | 'terminalSrc'>, cents: number): void {
  if (cents > 0 && !canSell(call)) throw salesNotOpen()
}

/** Refuses a product that no provider of the shop has. */
export function checkProduct(providers: Providers, product: string): void {
  if (!paymentProviderOf(providers, product)) throw salesNotOpen()
}

function salesNotOpen(): BusinessError {
  return new BusinessError(BUSINESS_ERROR.salesNotOpen, 'sale.notOpen', { mode: 1 })
}
