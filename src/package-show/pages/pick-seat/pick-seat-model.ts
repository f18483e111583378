import type { OrderItemInput } from '@/contracts/order/order-items'
import { getSeatMapStatic } from '@/contracts/seat/get-seat-map-static'
import { type LockSeatsOutput, lockSeats } from '@/contracts/seat/lock-seats'
import { listSessionsDynamic } from '@/contracts/session/list-sessions-dynamic'
import { listSessionsStatic, type SessionStatic } from '@/contracts/session/list-sessions-static'
import { getShowStatic, type ShowBasicInfo } from '@/contracts/show/get-show-static'
import type { Id } from '@/contracts/wire-types'
import type { Locale } from '@/domain/locale'
import type { MapView } from '@/domain/seat-map/map-view'
import { choiceLimits } from '@/domain/seat-map/seat-choice'
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
import { SeatSelection, zoneIdOf } from './seat-selection'

/** Interval of availability refresh, ms. */
const REFRESH_MS = 10_000

type Parts = Pick<App, 'request' | 'navigation' | 'session' | 'locale' | 'seatChoice' | 'packageChoice'>

/** Show and session of the seats. */
interface Occasion {
  show: ShowBasicInfo
  session: SessionStatic | undefined
}

/** Seat selection of a session, shared by map, list and recommendation. */
export class PickSeatModel {
  readonly hall: Resource<SeatHall>
  /** Names of the show and the session; seats do not wait for them. */
  readonly occasion: Resource<Occasion>
  readonly selection: SeatSelection
  readonly folds: ListFolds
  readonly locking: Submission<[], LockSeatsOutput>
  readonly session: SeatedSession
  /** Zone whose seats the map shows. */
  zoneInSight: LayoutZone | null = null
  /** View of the map, restored after the list. */
  mapView: MapView | null = null

  /** Ticket package that the seats belong to. */
  private readonly promotionId: Id | null
  private timer: ReturnType<typeof setInterval> | null = null
  /** True after a visitor confirmed: their order continues once they are logged in. */
  private isLoggingIn = false
  /** Language of the seat names. */
  private hallLocale: Locale | null = null

  constructor(
    private readonly app: Parts,
    { showId = '', bizShowSessionId = '', promotionId, seatPlanId }: Partial<PickSeatParams>,
  ) {
    this.promotionId = promotionId ?? null
    this.session = { showId, bizShowSessionId }
    this.hall = new Resource(
      () => this.fetchHall(),
      (hall) => this.applyHall(hall),
    )
    this.occasion = new Resource(() => this.fetchOccasion())
    this.selection = new SeatSelection(this.hall, (seatIds) => this.store(seatIds), seatPlanId)
    this.folds = new ListFolds(async (zoneId) => this.hall.value?.open([zoneId]))
    this.locking = new Submission(() => this.lock())
    makeRefObservable(this, 'hallLocale', 'timer', 'mapView', 'isLoggingIn')
  }

  /** Refreshes availability when the page is shown, then every ten seconds; continues after a login. */
  load(): void {
    const isInLanguage = this.hallLocale === this.app.locale.locale
    if (this.hall.status === 'idle' || !isInLanguage) {
      void this.hall.load()
      void this.occasion.load()
    } else void this.refresh()
    if (this.isLoggingIn) {
      this.isLoggingIn = false
      if (this.app.session.isLoggedIn && this.selection.chosen.size > 0) void this.confirm()
    }
    this.timer ??= setInterval(() => void this.refresh(), REFRESH_MS)
  }

  pause(): void {
    if (this.timer !== null) clearInterval(this.timer)
    this.timer = null
  }

  dispose(): void {
    this.pause()
  }

  /** Books standing places, which have no numbers, by quantity (SEAT-003). */
  bookStanding({ zone }: LayoutZone): void {
    void this.app.navigation.open(routes.booking, { ...this.session, seatPlanId: zone.seatPlanIds[0] })
  }

  /** Stores the zone that the map shows; the list opens it as well. */
  seeZone(zone: LayoutZone | null): void {
    if (zone?.zone.zoneId === this.zoneInSight?.zone.zoneId) return
    this.zoneInSight = zone
    if (zone) this.folds.showZone(zone.zone.zoneId)
  }

  /** Fetches zones that the map approaches. */
  openZones(zones: readonly LayoutZone[]): void {
    // A failed zone keeps its colour until the next approach fetches it.
    this.hall.value?.open(zones.map(({ zone }) => zone.zoneId)).catch(() => {})
  }

  /** Locks the seats and opens the order; a visitor logs in first, then the order opens. */
  async confirm(): Promise<void> {
    if (this.promotionId !== null) return this.putIntoPackage(this.promotionId)
    if (!this.app.session.isLoggedIn) {
      this.isLoggingIn = true
      return this.app.navigation.openLogin()
    }
    const answer = await this.locking.submit()
    if (answer === null) return
    if (answer.seatLockId === undefined) return this.selection.dropUnavailable(answer.failedSeatIds)
    const { showId, bizShowSessionId } = this.session
    const items = JSON.stringify(this.items())
    const { seatLockId } = answer
    await this.app.navigation.open(routes.confirmOrder, { showId, bizShowSessionId, items, seatLockId })
  }

  private applyHall({ layout }: SeatHall): void {
    const { shownPlanId } = this.selection
    // Plans for several people have no seats of their own: all seats stand out.
    if (!layout.map.priceLevels.some(({ seatPlanId }) => seatPlanId === shownPlanId)) this.selection.showPlan(null)
    this.selection.restore(this.storedIds())
  }

  /** Returns to the package, which locks its seats when it is ordered (SEAT-007). */
  private putIntoPackage(promotionId: Id): Promise<void> {
    const seatIds = this.selection.chosenIds
    this.app.packageChoice.put(promotionId, { ...this.session, items: this.items(), seatIds })
    return this.app.navigation.back()
  }

  private storedIds(): readonly Id[] {
    const { bizShowSessionId } = this.session
    if (this.promotionId === null) return this.app.seatChoice.of(bizShowSessionId)
    return this.app.packageChoice.sessionOf(this.promotionId, bizShowSessionId)?.seatIds ?? []
  }

  private store(seatIds: readonly Id[]): void {
    if (this.promotionId === null) this.app.seatChoice.set(this.session.bizShowSessionId, [...seatIds])
  }

  private async refresh(): Promise<void> {
    const hall = this.hall.value
    if (!hall) return
    const isSame = await hall.refresh().catch(() => true)
    if (!isSame) return this.hall.load()
    this.selection.dropTaken()
  }

  private async fetchOccasion(): Promise<Occasion> {
    const { showId, bizShowSessionId } = this.session
    const { request } = this.app
    const [{ basicInfo }, { sessions }] = await Promise.all([
      request(getShowStatic, { showId }),
      request(listSessionsStatic, { showId }),
    ])
    return { show: basicInfo, session: sessions.find((one) => one.bizShowSessionId === bizShowSessionId) }
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
    this.selection.setLimits(choiceLimits(map, moving?.userRemaining, seatPlans))
    const hall = new SeatHall(request, session, map, pictureUrl)
    await hall.begin()
    await hall.open([...new Set(this.storedIds().map(zoneIdOf))])
    return hall
  }

  private items(): OrderItemInput[] {
    const layout = this.hall.value?.layout
    return seatsByPlan([...this.selection.chosen].map((seat) => layout?.levelOf(seat)?.seatPlanId ?? ''))
  }

  private lock(): Promise<LockSeatsOutput> {
    const seatIds = this.selection.chosenIds
    const idempotencyKey = randomHex(32)
    return this.app.request(lockSeats, { ...this.session, seatIds }, { idempotencyKey, isUserAction: true })
  }
}
