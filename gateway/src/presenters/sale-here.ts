import type { PublicCall } from '../call'
import type { Show } from '../catalogue/entities/show'
import { canSell } from '../services/payments/payment-products'

/** Terminal and providers of a call. */
export type Place = Pick<PublicCall, 'providers' | 'terminalSrc'>

/** True if a show can be bought here: a free one always, any other where the shop takes money. */
export function isSoldHere(place: Place, { isFree }: Pick<Show, 'isFree'>): boolean {
  return isFree || canSell(place)
}

/** Status of a show or session for buyers here: what is not sold here waits for its sale. */
export function statusHere<Status extends string>(place: Place, show: Pick<Show, 'isFree'>, status: Status) {
  const isForSale = status === 'ON_SALE' || status === 'PRE_SALE'
  return isForSale && !isSoldHere(place, show) ? ('PENDING' as const) : status
}
