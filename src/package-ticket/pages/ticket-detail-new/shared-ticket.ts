import type { SharedThing } from '@/blocks/share-sheet/share-model'
import type { GetVoucherOutput } from '@/contracts/voucher/get-voucher'
import { routes } from '@/routes'

/** Public view of a ticket: show and date, without seat, name or code (TICKET-015). */
export function sharedTicket(voucher: GetVoucherOutput, shareId: string): SharedThing {
  return {
    route: routes.shareTicket,
    params: { shareId },
    title: voucher.showName,
    imageUrl: voucher.posterUrl,
    color: voucher.posterColor,
    lines: [voucher.sessionShowTime, `${voucher.cityName} ${voucher.venueName}`],
  }
}
