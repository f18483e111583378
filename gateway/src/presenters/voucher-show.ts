import type { TransferredShow } from '@/contracts/transfer/transfer'
import type { PublicCall } from '../call'
import type { LineSnapshot, SessionSnapshot } from '../database/schema/snapshots'
import type { UserVoucher } from '../services/tickets/vouchers'
import { pictureUrls } from './picture-urls'
import { presentSessionTime } from './session-time'

interface BoughtShow {
  showId: string
  sessionId: string
  title: LineSnapshot['title']
  session: SessionSnapshot
}

/** A show and the session of it that tickets are for, as bought. */
export function presentBoughtShow(
  { showId, sessionId, title, session }: BoughtShow,
  { locale, origin }: Pick<PublicCall, 'locale' | 'origin'>,
): TransferredShow {
  return {
    showId,
    showName: title[locale],
    posterUrl: pictureUrls(origin).poster(showId),
    posterColor: session.posterColor,
    bizShowSessionId: sessionId,
    sessionName: session.name[locale],
    sessionShowTime: presentSessionTime(session, locale),
    venueName: session.venueName[locale],
  }
}

/** The show and session of a voucher. */
export function presentVoucherShow(own: UserVoucher, call: Pick<PublicCall, 'locale' | 'origin'>): TransferredShow {
  return presentBoughtShow({ ...own, sessionId: own.voucher.sessionId }, call)
}
