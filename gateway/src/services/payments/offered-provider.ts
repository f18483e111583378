import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import type { PaymentProvider } from '../../providers/payment/contract'
import { type Providers, paymentProviderOf, productsFor } from '../../providers/providers'

/** Provider of a product on a terminal; refused for any that is not offered there. */
export function offeredProvider(providers: Providers, terminalSrc: string, product: string): PaymentProvider {
  const provider = paymentProviderOf(providers, product)
  if (provider && productsFor(providers, terminalSrc).includes(product)) return provider
  throw new BusinessError(BUSINESS_ERROR.badInput, 'payment.noProduct', { mode: 1 })
}
