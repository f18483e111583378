import { type GetReserveOutput, getReserve } from '@/contracts/reserve/get-reserve'
import { listSlots, type ReserveSlot } from '@/contracts/reserve/list-slots'
import type { Day, Id } from '@/contracts/wire-types'
import { otherMonth } from '@/domain/month-grid'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { App } from '@/services/app'

/** A place with its days and times, and the selected one (RESERVE-002). */
export class ReserveDetailModel {
  readonly place: Resource<GetReserveOutput>
  /** Times of the selected day. */
  readonly slots: Resource<ReserveSlot[]>
  /** Open month, `yyyy-MM`. */
  month = ''
  date: Day | null = null

  private wantedSlot: Id | null = null

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation' | 'session'>,
    private readonly reserveId: Id,
  ) {
    this.place = new Resource(
      () => app.request(getReserve, { reserveId }),
      (place) => this.begin(place),
    )
    this.slots = new Resource(() => app.request(listSlots, { reserveId, date: this.date ?? '' }))
    makeRefObservable(this)
  }

  /** Calendar counts: 1 for a day with free places. */
  get openDays(): ReadonlyMap<Day, number> {
    const open = (this.place.value?.dates ?? []).filter(({ state }) => state === 'OPEN')
    return new Map(open.map(({ date }) => [date, 1]))
  }

  get canGoBack(): boolean {
    const first = this.place.value?.dates[0]?.date
    return first !== undefined && this.month > first.slice(0, 7)
  }

  get canGoOn(): boolean {
    const dates = this.place.value?.dates ?? []
    const last = dates[dates.length - 1]?.date
    return last !== undefined && this.month < last.slice(0, 7)
  }

  /** Selected time while it has free places. */
  get slot(): ReserveSlot | null {
    return this.slots.value?.find(({ slotId, state }) => slotId === this.wantedSlot && state === 'OPEN') ?? null
  }

  load(): void {
    void this.place.load()
  }

  move(step: 1 | -1): void {
    this.month = otherMonth(this.month, step)
  }

  chooseDate(date: Day): void {
    if (date !== this.date) {
      this.wantedSlot = null
      this.slots.clear()
    }
    this.date = date
    this.month = date.slice(0, 7)
    void this.slots.load()
  }

  chooseSlot(slotId: Id): void {
    this.wantedSlot = slotId
  }

  /** Opens the reservation of the selected time; a visitor logs in first. */
  async submit(): Promise<void> {
    const { navigation, session } = this.app
    if (!this.slot) return
    if (!session.isLoggedIn) return navigation.openLogin()
    await navigation.open(routes.reserveOrder, { reserveId: this.reserveId, slotId: this.slot.slotId })
  }

  /** Opens the first day with free places, unless the selected one still has some. */
  private begin({ dates }: GetReserveOutput): void {
    const open = dates.filter(({ state }) => state === 'OPEN')
    const day = open.find(({ date }) => date === this.date) ?? open[0]
    if (day) this.chooseDate(day.date)
    else this.month = dates[0]?.date.slice(0, 7) ?? ''
  }
}
