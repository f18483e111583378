import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { registerLack } from '@/contracts/session/register-lack'
import type { Wish } from '@/contracts/show/get-prefilled-info'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { type GetShowStaticOutput, getShowStatic } from '@/contracts/show/get-show-static'
import { yuanToCents } from '@/domain/money'
import type { SeatPlan, Session } from '@/domain/offered-sessions'
import { type BookingAction, bookingActionOf, purchaseLimit } from '@/domain/purchase-mode'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import { routes } from '@/routes'
import type { BookingParams } from '@/routes/show-routes'
import type { App } from '@/services/app'
import { fetchSeatPlans, fetchSessions } from '@/services/offered-sessions'
import { BookingOffers } from './booking-offers'
import { findWish } from './find-wish'
import { SessionDays } from './session-days'

/** Selection of a session, a seat plan and a quantity. */
export class BookingModel {
  readonly sessions: Resource<Session[]>
  readonly plans: Resource<SeatPlan[]>
  /** Show of the tickets: name, poster and place. */
  readonly show: Resource<GetShowStaticOutput>
  readonly offers: BookingOffers
  readonly registration: Submission<[], true>
  readonly days = new SessionDays(() => ({ all: this.sessions.value ?? [], session: this.session }))
  sessionId: string | null
  planId: string | null
  units = 1
  /** Seat plan picture of the merchant. */
  pictureUrl: string | null = null

  private readonly showId: string
  /** Privilege that the tickets are bought with before the sale. */
  private readonly privilegeId: string | undefined
  /** Privilege card of the buyer, or its kind. */
  private readonly cardId: string | undefined
  private saleSessionId: string | null = null
  /** True if the selection was prepared before the sale, with attendees and contact. */
  private isWished = false

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation' | 'shopConfig' | 'session' | 'launchQuery'>,
    {
      showId = '',
      bizShowSessionId,
      seatPlanId,
      privilegeId,
      cardId,
      userCardInstanceId = cardId,
    }: Partial<BookingParams>,
  ) {
    this.showId = showId
    this.privilegeId = privilegeId
    this.cardId = userCardInstanceId
    this.sessionId = bizShowSessionId ?? null
    this.planId = seatPlanId ?? null
    this.sessions = new Resource(
      () => this.fetchSessions(),
      () => this.applySession(),
    )
    this.plans = new Resource(
      () => this.fetchPlans(),
      (plans) => this.applyPlans(plans),
    )
    this.show = new Resource(() => app.request(getShowStatic, { showId }))
    this.offers = new BookingOffers(app, showId, () => (this.plans.value ?? []).map(({ seatPlanId }) => seatPlanId))
    this.registration = new Submission(() => this.register())
    makeRefObservable(this, 'saleSessionId', 'isWished')
  }

  get session(): Session | null {
    return this.sessions.value?.find(({ bizShowSessionId }) => bizShowSessionId === this.sessionId) ?? null
  }

  get plan(): SeatPlan | null {
    return this.plans.value?.find(({ seatPlanId }) => seatPlanId === this.planId) ?? null
  }

  get action(): BookingAction | null {
    return this.plan && bookingActionOf(this.plan)
  }

  /** Maximum quantity of the seat plan, in units. */
  get limit(): number {
    return this.session && this.plan ? purchaseLimit(this.session, this.plan) : 0
  }

  /** Tickets plus required fees. */
  get totalCents(): number {
    return this.plan ? this.plan.originalPriceCent * this.units + this.feeCents : 0
  }

  /** Required fees included in the total. */
  get feeCents(): number {
    return Math.max(0, yuanToCents(this.session?.requiredFee ?? 0) || 0)
  }

  /** Reloads each time the page is shown, because other users buy too. */
  async load(): Promise<void> {
    if (this.showId !== '') void this.show.load()
    this.offers.load()
    await this.sessions.load()
    if (this.sessions.error?.statusCode === BUSINESS_ERROR.privilegeNeeded) await this.provePrivilege()
  }

  chooseSession(sessionId: string): void {
    if (sessionId === this.sessionId) return
    this.setSession(sessionId)
    if (this.jumpsToSeats) this.pickSeats()
  }

  /** Shows the sessions of a day; selects the session of a day that has only one. */
  chooseDay(day: string): void {
    const first = this.days.firstOf(day)
    if (!first || day === this.days.day) return
    if (this.days.counts.get(day) === 1) this.chooseSession(first.bizShowSessionId)
    else this.setSession(first.bizShowSessionId)
  }

  choosePlan(planId: string): void {
    this.planId = planId
    this.units = 1
    if (this.jumpsToSeats && this.action?.kind === 'pickSeat') this.pickSeats()
  }

  /** Opens the seats of the session: the shop's own, or those of another provider (SEAT-025). */
  pickSeats(): void {
    if (this.sessionId === null) return
    const { showId, sessionId: bizShowSessionId, planId } = this
    const { navigation } = this.app
    if (this.session?.seatPickType === 'THIRD_PARTY') {
      void navigation.open(routes.pickSeatElsewhere, { showId, bizShowSessionId })
      return
    }
    void navigation.open(routes.pickSeat, { showId, bizShowSessionId, ...(planId !== null && { seatPlanId: planId }) })
  }

  setUnits(units: number): void {
    this.units = Math.min(Math.max(1, units), Math.max(1, this.limit))
  }

  confirm(): void {
    if (this.sessionId === null || this.planId === null) return
    const items = JSON.stringify([{ seatPlanId: this.planId, qty: this.units }])
    const { showId, sessionId: bizShowSessionId, privilegeId, cardId } = this
    const by = {
      ...(privilegeId && { privilegeId }),
      ...(cardId && { cardId }),
      ...(this.isWished && { prefilled: '1' }),
    }
    void this.app.navigation.open(routes.confirmOrder, { showId, bizShowSessionId, items, ...by })
  }

  /** Proof of the privilege is missing or expired: opens the page that issues it and returns here. */
  private provePrivilege(): Promise<void> {
    const { showId, privilegeId = '' } = this
    return this.app.navigation.redirect(routes.privilege, { showId, privilegeId })
  }

  /** Selecting a session with picked seats opens its seat page, unless the merchant disables it (SEAT-028). */
  private get jumpsToSeats(): boolean {
    const { session } = this
    if (this.app.shopConfig.config?.noAutoJumpPickSeat || session?.sessionStatus !== 'ON_SALE') return false
    return session.supportSeatPicking
  }

  /** Applies the selected session, or the first one on sale, with its plans. */
  private applySession(): void {
    if (this.session === null) this.chooseFirstSession()
    if (this.sessionId !== null) void this.plans.load()
  }

  private setSession(sessionId: string): void {
    this.sessionId = sessionId
    this.planId = null
    this.units = 1
    this.pictureUrl = null
    this.plans.clear()
    void this.plans.load()
  }

  private chooseFirstSession(): void {
    const all = this.sessions.value ?? []
    const first =
      all.find(({ bizShowSessionId }) => bizShowSessionId === this.saleSessionId) ??
      all.find(({ sessionStatus }) => sessionStatus === 'ON_SALE') ??
      all[0]
    this.sessionId = first?.bizShowSessionId ?? null
  }

  private applyPlans(plans: readonly SeatPlan[]): void {
    this.setUnits(this.units)
    if (plans.length > 0) this.offers.loadPrices()
  }

  private async fetchPlans(): Promise<SeatPlan[]> {
    const { showId, sessionId } = this
    const input = { showId, bizShowSessionId: sessionId ?? '' }
    const { seatPlans, pictureUrl } = await fetchSeatPlans(this.app.request, input, this.privilegeId)
    // Ignores the answer if the user has selected another session in the meantime.
    if (sessionId === this.sessionId) this.applyPicture(pictureUrl)
    return seatPlans
  }

  /** Fetches the session that goes on sale first, if the shop knows one (SEAT-031). */
  private async fetchSessions(): Promise<Session[]> {
    const { request } = this.app
    const about = { showId: this.showId }
    const [sessions, sale] = await Promise.all([
      fetchSessions(request, about, this.privilegeId),
      this.sessionId === null ? request(getShowDynamic, about) : null,
    ])
    this.saleSessionId = sale?.saleShowSessionId ?? null
    if (sale?.hotMode === 'HOT_ROB') await this.followWishes(sessions)
    return sessions
  }

  /** Selects the first available wish of the user; without wishes the user selects (CAT-014). */
  private async followWishes(sessions: readonly Session[]): Promise<void> {
    const { request, session } = this.app
    if (!session.isLoggedIn || this.planId !== null) return
    const wish = await findWish(request, this.showId, sessions)
    if (wish) this.applyWish(wish)
  }

  private applyPicture(url: string | null): void {
    this.pictureUrl = url
  }

  private applyWish({ bizShowSessionId, seatPlanId, qty }: Wish): void {
    this.sessionId = bizShowSessionId
    this.planId = seatPlanId
    this.units = qty
    this.isWished = true
  }

  private async register(): Promise<true> {
    const { showId, sessionId, planId, units: qty } = this
    const input = { showId, bizShowSessionId: sessionId ?? '', seatPlanId: planId ?? '', qty }
    await this.app.request(registerLack, input)
    await this.plans.load()
    return true
  }
}
