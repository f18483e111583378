import { createShare } from '@/contracts/share/create-share'
import { type GetVoucherOutput, getVoucher, type VoucherTicket } from '@/contracts/voucher/get-voucher'
import { CacheStatus } from '@/lib/cache-status'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'
import { EntryCodes } from '../../entry/entry-codes'

/** A voucher and its visible ticket. */
export class TicketDetailModel {
  index = 0
  readonly voucher: Resource<GetVoucherOutput>
  readonly codes: EntryCodes
  readonly cacheStatus = new CacheStatus()
  readonly sharing: Submission<[], string>
  /** Id of the shared link; empty while the sheet is closed. */
  shareId = ''

  /** True after the user selected a ticket: later answers keep it. */
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

  /** Time of the oldest cached data on screen, epoch ms; null if all is fresh. */
  get savedAt(): number | null {
    const times = [this.cacheStatus.savedAt, this.codes.cacheStatus.savedAt].filter((time) => time !== null)
    return times.length > 0 ? Math.min(...times) : null
  }

  /** Creates the only share link of the voucher, and opens its sheet. */
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

  /** Shows the first ticket that is good for entry. */
  private showUsable(tickets: readonly VoucherTicket[]): void {
    if (this.hasChosen) return
    this.hasChosen = true
    this.index = Math.max(
      0,
      tickets.findIndex(({ state }) => state === 'UNUSED'),
    )
  }

  /** Stops renewal while the page is hidden. */
  pause(): void {
    this.codes.stop()
  }

  dispose(): void {
    this.pause()
  }
}
