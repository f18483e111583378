import type { VoucherCard, VoucherState } from '@/contracts/voucher/voucher-card'
import { sessionTimeText } from '@/domain/show-date'
import type { UserCall } from '../call'
import type { UserVoucher } from '../services/vouchers'
import { translate } from '../texts/text'
import { ticketFormOf } from './order'
import { pictureUrls } from './picture-urls'

export function presentVoucherCard({ voucher, order }: UserVoucher, call: UserCall): VoucherCard {
  const { locale, origin, clock, shop } = call
  const { show, session } = shop.catalogue.session(voucher.sessionId)
  const isOver = session.endAt <= clock.now()
  const voucherState: VoucherState = isOver ? 'EXPIRED' : 'UNUSED'
  const isPaper = order.deliverMethod === 'EXPRESS'
  return {
    voucherId: voucher.id,
    orderId: order.id,
    showId: show.showId,
    showName: show.name[locale],
    posterUrl: pictureUrls(origin).poster(show.showId),
    posterColor: show.posterColor,
    sessionName: session.name[locale],
    sessionShowTime: sessionTimeText(session.beginAt, locale, session.utcOffset),
    showTime: session.beginAt,
    venueName: shop.catalogue.venueOf(show).name[locale],
    cityName: shop.catalogue.siteOf(show).name[locale],
    ticketForm: ticketFormOf(order.deliverMethod),
    voucherState,
    ticketQty: order.ticketQty,
    remainQty: isOver ? 0 : order.ticketQty,
    canTransfer: false,
    tips: translate(locale, isPaper ? 'voucher.express' : 'voucher.tips'),
  }
}

/** `123456789012` → `1234 5678 9012`. */
export function grouped(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ')
}
