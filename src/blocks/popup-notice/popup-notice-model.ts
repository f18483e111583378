import type { Announcement } from '@/contracts/layout/navigation-components'
import { recordNoticeRead } from '@/contracts/notice/record-notice-read'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { App } from '@/services/app'

type Parts = Pick<App, 'readNotices' | 'session' | 'request' | 'clock'>

/** The notices of a show that have to be read to their end, one after the other. */
export class PopupNoticeModel {
  /** The end of the notice has been on the screen. */
  isAtEnd = false
  /** The user postpones reading; the notice comes back next time. */
  isDismissed = false

  constructor(
    private readonly app: Parts,
    private readonly showId: string,
    private readonly notices: readonly Announcement[],
    /** The page they are read on. */
    private readonly pageSource: string,
  ) {
    makeRefObservable(this)
  }

  get notice(): Announcement | null {
    if (this.isDismissed) return null
    const { readNotices } = this.app
    const isUnread = ({ noticeId, mustReadAll }: Announcement) =>
      mustReadAll === true && !readNotices.hasRead(noticeId, this.showId)
    return this.notices.find(isUnread) ?? null
  }

  reachEnd(): void {
    this.isAtEnd = true
  }

  dismiss(): void {
    this.isDismissed = true
  }

  /** Records on the device that the notice was read, and at the shop if the user is logged in. */
  confirm(): void {
    const { app, notice, showId, pageSource } = this
    if (!notice || !this.isAtEnd) return
    const read = { announcementId: notice.noticeId, showId, clientReadTime: app.clock.now(), pageSource }
    this.isAtEnd = false
    app.readNotices.record(read)
    // Only for the shop's own books: nothing waits for it, and nothing is lost without it.
    if (app.session.isLoggedIn) app.request(recordNoticeRead, read).catch(() => {})
  }
}
