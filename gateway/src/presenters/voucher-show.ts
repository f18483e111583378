import type { TransferredShow } from '@/contracts/transfer/transfer'
import { sessionTimeText } from '@/domain/show-date'
import type { PublicCall } from '../call'
import type { UserVoucher } from '../services/tickets/vouchers'
import { pictureUrls } from './picture-urls'

/** The show and session of a voucher, as bought. */
export function presentVoucherShow(
  { voucher, showId, title, session }: UserVoucher,
  { locale, origin }: Pick<PublicCall, 'locale' | 'origin'>,
): TransferredShow {
  return {
    showId,
    showName: title[locale],
    posterUrl: pictureUrls(origin).poster(showId),
    posterColor: session.posterColor,
    bizShowSessionId: voucher.sessionId,
    sessionName: session.name[locale],
    sessionShowTime: sessionTimeText(session.beginAt, locale, session.utcOffset),
    venueName: session.venueName[locale],
  }
}
