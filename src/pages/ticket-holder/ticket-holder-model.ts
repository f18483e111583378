import { makeAutoObservable } from 'mobx'
import { PAGE_LENGTH } from '@/contracts/page'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import type { VoucherCard } from '@/contracts/voucher/voucher-card'
import { PagedList } from '@/lib/paged-list'
import type { App } from '@/shell/app-context'

/** The wallet: what was bought and can be shown at a gate. */
export class TicketHolderModel {
  readonly vouchers: PagedList<VoucherCard>

  constructor(private readonly app: Pick<App, 'request' | 'session'>) {
    this.vouchers = new PagedList((offset) => app.request(listVouchers, { offset, length: PAGE_LENGTH }))
    makeAutoObservable<this, 'app'>(this, { app: false, vouchers: false }, { autoBind: true })
  }

  /** Looks again each time the page is seen: a payment may have arrived. */
  enter(): void {
    if (this.app.session.isLoggedIn) void this.vouchers.refresh()
  }
}
