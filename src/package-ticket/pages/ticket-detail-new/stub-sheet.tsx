import { ShareSheet } from '@/blocks/share-sheet/share-sheet'
import type { GetVoucherOutput } from '@/contracts/voucher/get-voucher'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { entryText } from '../../entry/text'

/** Maximum seats on the picture. */
const MOST_SEATS = 4

/** Souvenir of a show: a picture to save and share, with the seats but no entry code. */
export function StubSheet({ voucher, onClose }: { voucher: GetVoucherOutput; onClose(): void }) {
  const t = useText(entryText)
  const seats = [...new Set(voucher.tickets.map(({ seatDesc }) => seatDesc))].slice(0, MOST_SEATS).join(' · ')
  const thing = {
    route: routes.showDetail,
    params: { showId: voucher.showId },
    title: voucher.showName,
    imageUrl: voucher.posterUrl,
    color: voucher.posterColor,
    lines: [voucher.sessionShowTime, `${voucher.cityName} ${voucher.venueName}`, t('stub.seats', { seats })],
  }
  return <ShareSheet thing={thing} poster={{ title: t('stub.open'), hint: t('stub.hint') }} onClose={onClose} />
}
