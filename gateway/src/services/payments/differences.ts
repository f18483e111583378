import type { Money } from '@/domain/currency'
import { type DifferenceKind, paymentDifferences } from '../../database/schema/payments'
import type { PaymentProvider } from '../../providers/payment/contract'
import type { Trade } from '../trade'

interface Difference {
  provider: Pick<PaymentProvider, 'name'>
  kind: DifferenceKind
  /** Id of the payment or the refund, as the vendor names it. */
  reference: string
  booked?: Money
  vendor?: Money
}

/** Ids of vendors are short. */
const MAX_REFERENCE = 64

/** Lists a disagreement between the books and a vendor for finance, once. */
export async function listDifference(
  { db, clock }: Trade,
  { provider, kind, reference, booked, vendor }: Difference,
): Promise<void> {
  await db
    .insert(paymentDifferences)
    .values({
      provider: provider.name,
      kind,
      reference: reference.slice(0, MAX_REFERENCE),
      bookedCents: booked?.cents,
      bookedCurrency: booked?.currency,
      vendorCents: vendor?.cents,
      vendorCurrency: vendor?.currency,
      seenAt: clock.now(),
    })
    .onConflictDoNothing()
}
