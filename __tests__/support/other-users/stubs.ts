import { newId } from '../../../gateway/src/random'
import { usedVoucher } from '../used-voucher'
import type { Person } from './person'

/** A voucher of the person with which somebody has been to its show. */
export function usedVoucherOf({ shop, as }: Pick<Person, 'shop' | 'as'>): Promise<string> {
  return usedVoucher(shop, as, newId())
}
