import type { OrderItemInput } from '@/contracts/order/pre-order'
import { getSeatMapStatic } from '@/contracts/seat/get-seat-map-static'
import { type LockSeatsOutput, lockSeats } from '@/contracts/seat/lock-seats'
import { listSessionsDynamic } from '@/contracts/session/list-sessions-dynamic'
import type { Id } from '@/contracts/wire-types'
import type { Locale } from '@/domain/locale'
import { nearestEqual } from '@/domain/seat-map/best-seats'
import { SEAT_STATE } from '@/domain/seat-map/packed-states'
import { type ChoiceLimits, choiceLimits, toggleSeat } from '@/domain/seat-map/seat-choice'
import { seatGaps } from '@/domain/seat-map/seat-gaps'
import { isFree } from '@/domain/seat-map/seat-groups'
import type { LayoutZone } from '@/domain/seat-map/seat-layout'
import { seatsByPlan } from '@/domain/seats-by-plan'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { randomHex } from '@/lib/random-hex'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import { routes } from '@/routes'
import type { PickSeatParams } from '@/routes/show-routes'
import type { App } from '@/services/app'
import { fetchSeatPlans } from '@/services/offered-sessions'
import { ListFolds } from './list-folds'
import { type SeatedSession, SeatHall } from './seat-hall'
import type { SeatNotice } from './seat-notice'

/** How often the page asks what can still be had, ms. */
const REFRESH_MS = 10_000

type Parts = Pick<App, 'request' | 'navigation' | 'session' | 'locale' | 'seatChoice' | 'packageChoice'>

/** Choosing seats of a session: one choice, whether it is made on the map, in the list, or by the shop. */
export class PickSeatModel {
  readonly hall: Resource<SeatHall>
  readonly folds: ListFolds
  readonly locking: Submission<[], LockSeatsOutput>
  readonly session: SeatedSession
  chosen: ReadonlySet<number> = new Set()
  /** Only seats of this plan stand out. */
  shownPlanId: Id | null = null
  /** The seat that is looked at: under the mouse, held, or where the keyboard is. */
  inspected: number | null = null
  notice: SeatNotice | null = null
  /** Seats that the map is to bring into view. */
  approached: readonly number[] = []
  /** The standing area that is looked at. */
  standing: LayoutZone | null = null

  /** Of the ticket package that the seats go into. */
  private readonly promotionId: Id | null
  private limits: ChoiceLimits = { total: 0, ofPlan: new Map(), sameZoneOnly: false }
  private timer: ReturnType<typeof setInterval> | null = null
  /** The language that the names of seats are in. */
  private hallLocale: Locale | null = null

  constructor(
    private readonly app: Parts,
    { showId = '', bizShowSessionId = '', promotionId }: Partial<PickSeatParams>,
  ) {
    this.promotionId = promotionId ?? null
    this.session = { showId, bizShowSessionId }
    this.hall = new Resource(
      () => this.fetchHall(),
      () => this.takeKeptChoice(),
    )
    this.folds = new ListFolds(async (zoneId) => this.hall.value?.open([zoneId]))
    this.locking = new Submission(() => this.lock())
    makeRefObservable(this, 'hallLocale', 'limits', 'timer')
  }

  /** The page is seen: what can be had is asked for now and every ten seconds. */
  load(): void {
    const isInLanguage = this.hallLocale === this.app.locale.locale
    if (this.hall.status === 'idle' || !isInLanguage) void this.hall.load()
    else void this.refresh()
    this.timer ??= setInterval(() => void this.refresh(), REFRESH_MS)
  }

  pause(): void {
    if (this.timer !== null) clearInterval(this.timer)
    this.timer = null
  }

  dispose(): void {
    this.pause()
  }

  get chosenSeats(): number[] {
    return [...this.chosen].sort((a, b) => a - b)
  }

  get totalCents(): number {
    const layout = this.hall.value?.layout
    return this.chosenSeats.reduce((sum, seat) => sum + (layout?.levelOf(seat)?.priceCent ?? 0), 0)
  }

  /** Tickets at the most in this order. */
  get mostTickets(): number {
    return this.hall.value ? this.limits.total : 0
  }

  showPlan(planId: Id | null): void {
    this.shownPlanId = planId
  }

  isShown(seat: number): boolean {
    return this.shownPlanId === null || this.hall.value?.layout.levelOf(seat)?.seatPlanId === this.shownPlanId
  }

  /** Looks at a seat, or at none; what was said of another one is over, but for what an offer says. */
  inspect(seat: number | null): void {
    this.inspected = seat
    this.standing = null
    if (seat !== null && this.offered.length === 0) this.notice = null
  }

  /** Seats that a notice offers. */
  get offered(): readonly number[] {
    return this.notice?.kind === 'lost' || this.notice?.kind === 'gap' ? this.notice.instead : []
  }

  /** Whether a seat is free, and none that the legend has put aside. */
  canTake(seat: number): boolean {
    const states = this.hall.value?.availability.states
    return states !== undefined && isFree(states, seat) && this.isShown(seat)
  }

  lookAtStanding(zone: LayoutZone): void {
    this.inspect(null)
    if (this.offered.length === 0) this.notice = null
    this.standing = zone
  }

  /** Standing places have no numbers: they are booked by how many (SEAT-003). */
  bookStanding({ zone }: LayoutZone): void {
    void this.app.navigation.open(routes.booking, { ...this.session, seatPlanId: zone.seatPlanIds[0] })
  }

  /** Zones that the map has come near to. */
  openZones(zones: readonly LayoutZone[]): void {
    // Without an answer the zone stays in its colour, and the next look asks again.
    this.hall.value?.open(zones.map(({ zone }) => zone.zoneId)).catch(() => {})
  }

  /** Takes a seat into the choice, or out of it; says why where it cannot be (SEAT-026, SEAT-027). */
  toggle(seat: number): void {
    const hall = this.hall.value
    if (!hall) return
    const { layout, availability } = hall
    const wasChosen = this.chosen.has(seat)
    this.inspected = seat
    this.standing = null
    // What the legend has put aside cannot be taken, on the map as in the list.
    if (!wasChosen && !this.isShown(seat)) return
    const outcome = toggleSeat(layout, availability.states, this.chosen, seat, this.limits)
    if (outcome.kind === 'refused') {
      this.notice = { kind: 'refused', reason: outcome.reason, count: this.limits.total }
      return
    }
    this.choose(outcome.seats)
    this.notice = { kind: wasChosen ? 'removed' : 'chosen', seats: [seat], count: outcome.seats.size }
    if (!wasChosen) this.warnOfGap(hall)
  }

  /** Takes other seats in the place of those chosen: what the shop recommends, or the nearest to lost ones. */
  async adopt(seatIds: readonly Id[]): Promise<void> {
    const hall = this.hall.value
    if (!hall) return
    await hall.open([...new Set(seatIds.map((seatId) => seatId.slice(0, seatId.indexOf('.'))))])
    this.adoptSeats(seatIds.flatMap((seatId) => hall.layout.seatOf(seatId) ?? []))
  }

  /** Follows what a notice offers. */
  acceptInstead(): void {
    const { notice } = this
    if (notice?.kind !== 'lost' && notice?.kind !== 'gap') return
    const kept = notice.kind === 'lost' ? this.chosenSeats : this.otherThan(notice.instead)
    this.adoptSeats([...kept, ...notice.instead])
  }

  /** On to the order with the seats locked; a visitor logs in first and finds the choice as it was. */
  async confirm(): Promise<void> {
    if (this.promotionId !== null) return this.putIntoPackage(this.promotionId)
    if (!this.app.session.isLoggedIn) return this.app.navigation.openLogin()
    const answer = await this.locking.submit()
    if (answer === null) return
    if (answer.seatLockId === undefined) return this.lose(answer.failedSeatIds)
    const { showId, bizShowSessionId } = this.session
    const items = JSON.stringify(this.items())
    const { seatLockId } = answer
    await this.app.navigation.open(routes.confirmOrder, { showId, bizShowSessionId, items, seatLockId })
  }

  /** Back to the package, which locks its seats when it is ordered (SEAT-007). */
  private putIntoPackage(promotionId: Id): Promise<void> {
    const layout = this.hall.value?.layout
    const seatIds = this.chosenSeats.flatMap((seat) => layout?.seatId(seat) ?? [])
    this.app.packageChoice.put(promotionId, { ...this.session, items: this.items(), seatIds })
    return this.app.navigation.back()
  }

  /** The ids of what was chosen before. */
  private kept(): readonly Id[] {
    const { bizShowSessionId } = this.session
    if (this.promotionId === null) return this.app.seatChoice.of(bizShowSessionId)
    return this.app.packageChoice.sessionOf(this.promotionId, bizShowSessionId)?.seatIds ?? []
  }

  private adoptSeats(seats: readonly number[]): void {
    this.choose(new Set(seats))
    this.approached = seats
    this.notice = { kind: 'chosen', seats, count: seats.length }
  }

  private choose(seats: ReadonlySet<number>): void {
    const layout = this.hall.value?.layout
    this.chosen = seats
    if (!layout) return
    const seatIds = this.chosenSeats.map((seat) => layout.seatId(seat))
    if (this.promotionId === null) this.app.seatChoice.set(this.session.bizShowSessionId, seatIds)
  }

  private warnOfGap({ layout, availability }: SeatHall): void {
    if (!layout.map.limits.noSingleSeatGap) return
    const [gap] = seatGaps(layout, availability.states, this.chosen)
    if (gap) this.notice = { kind: 'gap', seats: [gap.alone], instead: gap.instead }
  }

  /** Chosen seats that do not sit in the rows of others: what a better place does not replace. */
  private otherThan(seats: readonly number[]): number[] {
    const layout = this.hall.value?.layout
    const rows = new Set(seats.map((seat) => layout?.rowOf(seat)))
    return this.chosenSeats.filter((seat) => !rows.has(layout?.rowOf(seat)))
  }

  /** Somebody was quicker: says with which seats, and what is nearest to them. */
  private lose(seatIds: readonly Id[]): void {
    const hall = this.hall.value
    if (!hall) return
    const { layout, availability } = hall
    const lost = seatIds.flatMap((seatId) => layout.seatOf(seatId) ?? [])
    hall.markGone(lost, SEAT_STATE.sold)
    this.choose(new Set(this.chosenSeats.filter((seat) => !lost.includes(seat))))
    const taken = availability.states.slice()
    for (const seat of this.chosen) taken[seat] = SEAT_STATE.sold
    this.notice = { kind: 'lost', seats: lost, instead: nearestEqual(layout, taken, lost)?.seats ?? [] }
  }

  private async refresh(): Promise<void> {
    const hall = this.hall.value
    if (!hall) return
    const isSame = await hall.refresh().catch(() => true)
    if (!isSame) return this.hall.load()
    const { layout, availability } = hall
    const gone = this.chosenSeats.filter((seat) => !isFree(availability.states, seat))
    if (gone.length > 0) this.lose(gone.map((seat) => layout.seatId(seat)))
  }

  private async fetchHall(): Promise<SeatHall> {
    this.hallLocale = this.app.locale.locale
    const { request } = this.app
    const { session } = this
    const [map, { sessions }, { seatPlans, pictureUrl }] = await Promise.all([
      request(getSeatMapStatic, session),
      request(listSessionsDynamic, { showId: session.showId }),
      fetchSeatPlans(request, session),
    ])
    const moving = sessions.find((one) => one.bizShowSessionId === session.bizShowSessionId)
    this.limits = choiceLimits(map, moving?.userRemaining, seatPlans)
    const hall = new SeatHall(request, session, map, pictureUrl)
    await hall.begin()
    await hall.open([...new Set(this.kept().map((seatId) => seatId.slice(0, seatId.indexOf('.'))))])
    return hall
  }

  private takeKeptChoice(): void {
    const hall = this.hall.value
    if (!hall) return
    const seats = this.kept().flatMap((seatId) => hall.layout.seatOf(seatId) ?? [])
    this.inspected = null
    this.chosen = new Set(seats)
    const gone = seats.filter((seat) => !isFree(hall.availability.states, seat))
    if (gone.length > 0) this.lose(gone.map((seat) => hall.layout.seatId(seat)))
  }

  private items(): OrderItemInput[] {
    const layout = this.hall.value?.layout
    return seatsByPlan([...this.chosen].map((seat) => layout?.levelOf(seat)?.seatPlanId ?? ''))
  }

  private lock(): Promise<LockSeatsOutput> {
    const layout = this.hall.value?.layout
    const seatIds = this.chosenSeats.flatMap((seat) => layout?.seatId(seat) ?? [])
    const idempotencyKey = randomHex(32)
    return this.app.request(lockSeats, { ...this.session, seatIds }, { idempotencyKey, isUserAction: true })
  }
}
