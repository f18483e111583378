import { getShowCalendar, type ShowDay } from '@/contracts/layout/get-show-calendar'
import type { CalendarDay, ShowCalendarComponent } from '@/contracts/layout/show-components'
import { otherMonth } from '@/domain/month-grid'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** Months that can be looked at, from that of the layout on. */
const MONTHS_AHEAD = 11

/** A calendar of shows: the month that is open, the day that was chosen, and the shows of that day. */
export class CalendarModel {
  month: string
  chosen: string | null = null
  /** The days of the open month with their shows; fetched once a day or another month is requested. */
  readonly days: Resource<ShowDay[]>
  /** A day stands beside its month. */
  private readonly isWide: boolean

  constructor(
    { request, site, terminal }: Pick<App, 'request' | 'site' | 'terminal'>,
    private readonly first: ShowCalendarComponent['data'],
  ) {
    this.month = first.month
    this.isWide = terminal.form === 'desktop'
    this.days = new Resource(() => request(getShowCalendar, { cityId: site.cityId, month: this.month }))
    makeRefObservable(this)
  }

  get canGoBack(): boolean {
    return this.month > this.first.month
  }

  get canGoOn(): boolean {
    return this.month < otherMonth(this.first.month, MONTHS_AHEAD)
  }

  /** Number of shows on each day; from the layout until the month has loaded. */
  get counts(): ReadonlyMap<string, number> {
    const isFirst = this.month === this.first.month
    const known: readonly CalendarDay[] = this.fetched ?? (isFirst ? this.first.days : [])
    return new Map(known.map(({ date, count }) => [date, count]))
  }

  get chosenDay(): ShowDay | null {
    return this.fetched?.find(({ date }) => date === this.chosen) ?? null
  }

  async move(step: 1 | -1): Promise<void> {
    this.month = otherMonth(this.month, step)
    this.chosen = null
    await this.days.load()
    await this.chooseBusiest()
  }

  /** Chooses the day with the most shows where the place beside the month would stay empty. */
  async chooseBusiest(): Promise<void> {
    if (!this.isWide || this.chosen) return
    const [busiest] = [...this.counts].sort(([, a], [, b]) => b - a)
    if (busiest) await this.choose(busiest[0])
  }

  async choose(date: string): Promise<void> {
    this.chosen = date
    if (this.fetched === null) await this.days.load()
  }

  /** The month that was fetched, if it is the one that is open. */
  private get fetched(): ShowDay[] | null {
    const { value } = this.days
    if (!value || this.days.status === 'loading') return null
    return value.every(({ date }) => date.startsWith(this.month)) ? value : null
  }
}
