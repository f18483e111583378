import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { TicketPackage } from './ticket-package'

export interface GetPackageInput {
  promotionId: Id
}

/** A ticket package (contract C20). */
export const getPackage = endpoint<GetPackageInput, TicketPackage>({
  path: 'show/pub/v5/combo_activities/:promotionId',
})
