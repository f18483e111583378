import type { ReserveOrder } from '@/contracts/reserve/list-reservations'
import type { VoucherCard, VoucherState } from '@/contracts/voucher/voucher-card'
import type { UserCall } from '../call'
import { VENUE_OFFSET } from '../catalogue/venue-moment'
import { type ReservationRecord, reservationState } from '../services/reservations/reservation-records'
import type { WalletItem } from '../services/tickets/wallet-items'
import { translate } from '../texts/text'
import { pictureUrls } from './picture-urls'
import { presentVoucherCard } from './voucher'

const STATES: Readonly<Record<ReserveOrder['state'], VoucherState>> = {
  BOOKED: 'UNUSED',
  UNPAID: 'LOCKED',
  USED: 'USED',
  EXPIRED: 'EXPIRED',
  CANCELED: 'REFUNDED',
}

export function presentWalletItem(item: WalletItem, call: UserCall): VoucherCard {
  return item.kind === 'TICKETS' ? presentVoucherCard(item.own, call) : presentReservedTime(item.record, call)
}

/** A reserved time in the words of when it was reserved; its picture is that of the place, while the shop has it. */
function presentReservedTime(record: ReservationRecord, { locale, clock, origin, shop }: UserCall): VoucherCard {
  const { order, snapshot } = record
  const { catalogue } = shop
  const name = snapshot.title['zh-CN']
  const place = catalogue.content.offers.reservations.find((known) => known.name['zh-CN'] === name)
  const voucherState = STATES[reservationState(record, clock.now())]
  return {
    voucherId: order.id,
    reserveOrderId: order.id,
    orderId: order.id,
    showId: place?.reserveId ?? order.id,
    showName: snapshot.title[locale],
    posterUrl: place ? pictureUrls(origin).scene(place.picture) : '',
    posterColor: '#3b4252',
    sessionName: '',
    sessionShowTime: snapshot.option[locale],
    showTime: snapshot.reservation?.beginAt ?? 0,
    utcOffset: VENUE_OFFSET,
    venueName: snapshot.reservation?.venueName[locale] ?? '',
    cityName: place ? catalogue.siteOf(catalogue.venue(place.venueId)).name[locale] : '',
    ticketForm: 'E_TICKET',
    voucherState,
    ticketQty: order.unitQty,
    remainQty: voucherState === 'UNUSED' ? order.unitQty : 0,
    canTransfer: false,
    needRealName: false,
    tips: translate(locale, 'voucher.reservation.tips'),
  }
}
