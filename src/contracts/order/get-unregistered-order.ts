import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'

export interface GetUnregisteredOrderInput {
  orderId: Id
}

export interface UnregisteredShow {
  showId: Id
  showName: string
  posterUrl: string
  posterColor: string
  /** Of the first session of the order. */
  sessionShowTime: string
  showTime: EpochMs
  venueName: string
  cityName: string
}

/** A ticket order and the contact phone that its messages go to. */
export interface GetUnregisteredOrderOutput {
  show: UnregisteredShow
  /** The contact phone, with its country code, the middle digits replaced by asterisks. */
  cellphoneMasked: string
}

/** Not found for another user's order and for one without tickets (ORDER-010). */
export const getUnregisteredOrder = endpoint<GetUnregisteredOrderInput, GetUnregisteredOrderOutput>({
  path: 'trade/buyer/v3/orders/:orderId/unregistered',
})
