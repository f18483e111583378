import { PAGE_LENGTH } from '@/contracts/page'
import { listTicketStubs } from '@/contracts/stub/list-ticket-stubs'
import type { TicketStub } from '@/contracts/stub/ticket-stub'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { PagedList } from '@/lib/paged-list'
import { routes } from '@/routes'
import type { App } from '@/services/app'

/** Maximum prints in one order. */
const MAX_PRINTS = 20

/** Stubs of past shows, and the selection to print (SHOP-008). */
export class TicketStubListModel {
  readonly stubs: PagedList<TicketStub>
  private chosen: ReadonlySet<string> = new Set()

  constructor(private readonly app: Pick<App, 'request' | 'navigation'>) {
    this.stubs = new PagedList((offset) => app.request(listTicketStubs, { offset, length: PAGE_LENGTH }))
    makeRefObservable(this)
  }

  /** Selected stubs that can still be printed. */
  get toPrint(): TicketStub[] {
    return this.stubs.items.filter(({ voucherId, canPrint }) => canPrint && this.chosen.has(voucherId))
  }

  get canPrintAny(): boolean {
    return this.stubs.items.some(({ canPrint }) => canPrint)
  }

  isChosen({ voucherId }: TicketStub): boolean {
    return this.chosen.has(voucherId)
  }

  /** Ignores a selection beyond the limit of an order. */
  choose({ voucherId }: TicketStub, isChosen: boolean): void {
    if (isChosen && this.toPrint.length >= MAX_PRINTS) return
    const chosen = new Set(this.chosen)
    if (isChosen) chosen.add(voucherId)
    else chosen.delete(voucherId)
    this.chosen = chosen
  }

  print(): void {
    if (this.toPrint.length === 0) return
    const voucherIds = this.toPrint.map(({ voucherId }) => voucherId).join(',')
    void this.app.navigation.open(routes.ticketStubPrint, { voucherIds })
  }

  openOrder(orderId: string): void {
    void this.app.navigation.open(routes.productDetail, { orderId })
  }
}
