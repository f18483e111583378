import { createShare } from '@/contracts/share/create-share'
import { type GetVoucherOutput, getVoucher, type VoucherTicket } from '@/contracts/voucher/get-voucher'
import { CacheStatus } from '@/lib/cache-status'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'
import { EntryCodes } from '../../entry/entry-codes'

/** A voucher, one of its tickets in sight. */
export class TicketDetailModel {
  index = 0
  readonly voucher: Resource<GetVoucherOutput>
  readonly codes: EntryCodes
  readonly cacheStatus = new CacheStatus()
  readonly sharing: Submission<[], string>
  /** Of the link that is being shared; empty while the sheet is closed. */
  shareId = ''

  /** A ticket was chosen: answers that come later leave it in sight. */
  private hasChosen = false

  constructor(app: Pick<App, 'request' | 'clock'>, voucherId: string) {
    this.voucher = new Resource(
      () => this.cacheStatus.track((options) => app.request(getVoucher, { id: voucherId }, options)),
      ({ tickets }) => this.showUsable(tickets),
    )
    this.codes = new EntryCodes(app, voucherId)
    this.sharing = new Submission(async () => {
      const { shareId } = await app.request(createShare, { type: 'TICKET', id: voucherId })
      return shareId
    })
    makeRefObservable(this, 'hasChosen')
  }

  get ticket() {
    return this.voucher.value?.tickets[this.index] ?? null
  }

  /** From when the older of what is shown is, epoch ms; null while all of it is fresh. */
  get savedAt(): number | null {
    const times = [this.cacheStatus.savedAt, this.codes.cacheStatus.savedAt].filter((time) => time !== null)
    return times.length > 0 ? Math.min(...times) : null
  }

  /** Makes the one link of the voucher, and opens its sheet. */
  async share(): Promise<void> {
    const shareId = await this.sharing.submit()
    if (shareId !== null) this.setShareId(shareId)
  }

  closeShare(): void {
    this.setShareId('')
  }

  private setShareId(shareId: string): void {
    this.shareId = shareId
  }

  load(): void {
    void this.voucher.load()
    void this.codes.refresh()
  }

  turn(by: 1 | -1): void {
    const count = this.voucher.value?.tickets.length ?? 0
    this.index = Math.min(Math.max(0, this.index + by), Math.max(0, count - 1))
  }

  /** Opens on the first ticket that lets its owner in. */
  private showUsable(tickets: readonly VoucherTicket[]): void {
    if (this.hasChosen) return
    this.hasChosen = true
    this.index = Math.max(
      0,
      tickets.findIndex(({ state }) => state === 'UNUSED'),
    )
  }

  /** The page is out of sight: nobody needs a new code. */
  pause(): void {
    this.codes.stop()
  }

  dispose(): void {
    this.pause()
  }
}
