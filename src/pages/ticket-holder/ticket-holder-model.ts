import { isUsable } from '@/blocks/voucher-list/voucher-groups'
import { voucherParams } from '@/blocks/voucher-list/voucher-params'
import { type CustomButton, listCustomButtons } from '@/contracts/layout/list-custom-buttons'
import { PAGE_LENGTH } from '@/contracts/page'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import type { VoucherCard } from '@/contracts/voucher/voucher-card'
import { CacheStatus } from '@/lib/cache-status'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { PagedList } from '@/lib/paged-list'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { KeptTickets } from './kept-tickets'

type Parts = Pick<App, 'request' | 'session' | 'system' | 'clock' | 'navigation' | 'shopConfig'>

/** The wallet: what was bought and can be shown at a gate. */
export class TicketHolderModel {
  readonly vouchers: PagedList<VoucherCard>
  readonly buttons: Resource<CustomButton[]>
  readonly cacheStatus = new CacheStatus()

  private readonly kept: KeptTickets
  private readonly endNetworkWatch: () => void
  /** The next ticket has opened by itself; returning users want the list. */
  private hasOpenedNext = false

  constructor(private readonly app: Parts) {
    this.kept = new KeptTickets(app)
    this.vouchers = new PagedList((offset) =>
      this.cacheStatus.track((options) => app.request(listVouchers, { offset, length: PAGE_LENGTH }, options)),
    )
    this.buttons = new Resource(() => app.request(listCustomButtons, { page: 'TICKET_HOLDER' }))
    makeRefObservable(this, 'endNetworkWatch', 'hasOpenedNext')
    this.endNetworkWatch = app.system.onNetworkChange((isOnline) => {
      if (isOnline) void this.load()
    })
  }

  /** Looks again each time the page is seen: a payment may have arrived. */
  async load(): Promise<void> {
    const { session } = this.app
    if (!session.isLoggedIn) return
    if (this.buttons.value === null) void this.buttons.load()
    await this.vouchers.refresh()
    this.openNext()
    if (this.cacheStatus.savedAt === null) await this.kept.fetch(this.vouchers.items)
  }

  dispose(): void {
    this.endNetworkWatch()
  }

  /** Opens the next ticket automatically if the merchant enables that (TICKET-031). */
  private openNext(): void {
    const { shopConfig, navigation } = this.app
    const next = this.vouchers.items.find(isUsable)
    if (!shopConfig.flags.CHANGE_VOUCHER_ROUTER || this.hasOpenedNext) return
    if (!next || navigation.current !== routes.ticketHolder) return
    this.hasOpenedNext = true
    void navigation.open(routes.ticketDetail, voucherParams(next))
  }
}
