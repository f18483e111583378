import { PAGE_LENGTH } from '@/contracts/page'
import { listPastVouchers } from '@/contracts/voucher/list-past-vouchers'
import type { VoucherCard } from '@/contracts/voucher/voucher-card'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { PagedList } from '@/lib/paged-list'
import type { HistoryTicketParams } from '@/routes/ticket-routes'
import type { App } from '@/services/app'
import type { Addressable } from '@/shell/use-address'

/** Vouchers of past sessions, of one year or all (TICKET-007). */
export class HistoryTicketModel implements Addressable<HistoryTicketParams> {
  /** Four digits; null for every year. */
  year: string | null = null
  /** Years with vouchers, the latest first; empty before the first answer. */
  years: readonly string[] = []
  readonly vouchers: PagedList<VoucherCard>

  constructor({ request }: Pick<App, 'request'>) {
    this.vouchers = new PagedList(async (offset) => {
      const ofYear = this.year === null ? {} : { year: Number(this.year) }
      const page = await request(listPastVouchers, { ...ofYear, offset, length: PAGE_LENGTH })
      this.keepYears(page.years)
      return page
    })
    makeRefObservable(this)
  }

  get addressParams(): HistoryTicketParams {
    return { year: this.year ?? undefined }
  }

  enter(params: Partial<HistoryTicketParams> | null): void {
    if (params === null) return
    const year = /^20\d\d$/.test(params.year ?? '') ? (params.year ?? null) : null
    if (year === this.year) return
    this.year = year
    if (this.vouchers.status !== 'idle') void this.vouchers.restart()
  }

  choose(year: string): void {
    this.enter({ year })
  }

  private keepYears(years: readonly number[]): void {
    this.years = years.map(String)
  }
}
