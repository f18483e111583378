import { PAGE_LENGTH } from '@/contracts/page'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import type { VoucherCard } from '@/contracts/voucher/voucher-card'
import { CacheStatus } from '@/lib/cache-status'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { PagedList } from '@/lib/paged-list'
import type { App } from '@/services/app'

/** The wallet: what was bought and can be shown at a gate. */
export class TicketHolderModel {
  readonly vouchers: PagedList<VoucherCard>
  readonly cacheStatus = new CacheStatus()

  private readonly endNetworkWatch: () => void

  constructor(private readonly app: Pick<App, 'request' | 'session' | 'system'>) {
    this.vouchers = new PagedList((offset) =>
      this.cacheStatus.track((options) => app.request(listVouchers, { offset, length: PAGE_LENGTH }, options)),
    )
    makeRefObservable(this, 'endNetworkWatch')
    this.endNetworkWatch = app.system.onNetworkChange((isOnline) => {
      if (isOnline) this.load()
    })
  }

  /** Looks again each time the page is seen: a payment may have arrived. */
  load(): void {
    if (this.app.session.isLoggedIn) void this.vouchers.refresh()
  }

  dispose(): void {
    this.endNetworkWatch()
  }
}
