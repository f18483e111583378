import { cardPart } from '../cards/card-part'
import { couponPart } from '../coupons/coupon-part'
import { inventoryPart } from '../inventory/inventory-part'
import { invoicePart } from '../invoices/invoice-part'
import { ledgerPart } from '../ledgers/ledger-part'
import { membershipPart } from '../memberships/membership-part'
import { parkingPart } from '../parking/parking-part'
import { reservationPart } from '../reservations/reservation-part'
import { seatPart } from '../seats/seat-part'
import { ticketPart } from '../tickets/ticket-part'
import { waitListPart } from '../wait-list/wait-list-part'
import type { OrderPart } from './order-part'

/** All that goes along with orders, in the order in which it is locked (docs/trading-core.md). */
export const ORDER_PARTS: readonly OrderPart[] = [
  invoicePart,
  ledgerPart,
  membershipPart,
  couponPart,
  inventoryPart,
  seatPart,
  waitListPart,
  ticketPart,
  cardPart,
  parkingPart,
  reservationPart,
]
