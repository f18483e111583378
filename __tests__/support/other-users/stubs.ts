import { newId } from '../../../gateway/src/random'
import { usedVoucher } from '../used-voucher'
import type { Person } from './person'

/** A used voucher of the person. */
export function usedVoucherOf({ shop, as }: Pick<Person, 'shop' | 'as'>): Promise<string> {
  return usedVoucher(shop, as, newId())
}
