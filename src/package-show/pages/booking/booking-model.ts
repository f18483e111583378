import { listSeatPlansDynamic, type SeatPlanDynamic } from '@/contracts/session/list-seat-plans-dynamic'
import { listSeatPlansStatic, type SeatPlanStatic } from '@/contracts/session/list-seat-plans-static'
import { listSessionsDynamic, type SessionDynamic } from '@/contracts/session/list-sessions-dynamic'
import { listSessionsStatic, type SessionStatic } from '@/contracts/session/list-sessions-static'
import { registerLack } from '@/contracts/session/register-lack'
import { type BookingAction, bookingActionOf, purchaseLimit } from '@/domain/purchase-mode'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import { routes } from '@/routes'
import type { BookingParams } from '@/routes/show-routes'
import type { App } from '@/services/app'

export type Session = SessionStatic & SessionDynamic
export type SeatPlan = SeatPlanStatic & SeatPlanDynamic

/** Choosing a session, a seat plan and how many. */
export class BookingModel {
  readonly sessions: Resource<Session[]>
  readonly plans: Resource<SeatPlan[]>
  readonly registration: Submission<[], true>
  sessionId: string | null
  planId: string | null
  units = 1

  private readonly showId: string

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation' | 'shopConfig'>,
    { showId = '', bizShowSessionId, seatPlanId }: Partial<BookingParams>,
  ) {
    this.showId = showId
    this.sessionId = bizShowSessionId ?? null
    this.planId = seatPlanId ?? null
    this.sessions = new Resource(
      () => this.fetchSessions(),
      () => this.takeSession(),
    )
    this.plans = new Resource(
      () => this.fetchPlans(),
      () => this.setUnits(this.units),
    )
    this.registration = new Submission(() => this.register())
    makeRefObservable(this)
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

  /** Units that can be chosen of the seat plan. */
  get limit(): number {
    return this.session && this.plan ? purchaseLimit(this.session, this.plan) : 0
  }

  get totalCents(): number {
    return this.plan ? this.plan.originalPriceCent * this.units : 0
  }

  /** Reloads each time the page is shown: others buy too. */
  enter(): Promise<void> {
    return this.sessions.load()
  }

  chooseSession(sessionId: string): void {
    if (sessionId === this.sessionId) return
    this.sessionId = sessionId
    this.planId = null
    this.units = 1
    this.plans.clear()
    void this.plans.load()
    if (this.jumpsToSeats) this.pickSeats()
  }

  choosePlan(planId: string): void {
    this.planId = planId
    this.units = 1
    if (this.jumpsToSeats && this.action?.kind === 'pickSeat') this.pickSeats()
  }

  /** On to the seats of the session: the shop's own, or somebody else's (SEAT-025). */
  pickSeats(): void {
    if (this.sessionId === null) return
    const { showId, sessionId: bizShowSessionId } = this
    const page = this.session?.seatPickType === 'THIRD_PARTY' ? routes.pickSeatElsewhere : routes.pickSeat
    void this.app.navigation.open(page, { showId, bizShowSessionId })
  }

  setUnits(units: number): void {
    this.units = Math.min(Math.max(1, units), Math.max(1, this.limit))
  }

  confirm(): void {
    if (this.sessionId === null || this.planId === null) return
    const items = JSON.stringify([{ seatPlanId: this.planId, qty: this.units }])
    const { showId, sessionId: bizShowSessionId } = this
    void this.app.navigation.open(routes.confirmOrder, { showId, bizShowSessionId, items })
  }

  /** Choosing a session whose seats are picked leads to them, unless the merchant says otherwise (SEAT-028). */
  private get jumpsToSeats(): boolean {
    const { session } = this
    if (this.app.shopConfig.config?.noAutoJumpPickSeat || session?.sessionStatus !== 'ON_SALE') return false
    return session.supportSeatPicking
  }

  /** The session that was chosen, or the first that sells, and its plans. */
  private takeSession(): void {
    if (this.session === null) this.chooseFirstSession()
    if (this.sessionId !== null) void this.plans.load()
  }

  private chooseFirstSession(): void {
    const all = this.sessions.value ?? []
    const first = all.find(({ sessionStatus }) => sessionStatus === 'ON_SALE') ?? all[0]
    this.sessionId = first?.bizShowSessionId ?? null
  }

  private async fetchSessions(): Promise<Session[]> {
    const input = { showId: this.showId }
    const { request } = this.app
    const [fixed, moving] = await Promise.all([request(listSessionsStatic, input), request(listSessionsDynamic, input)])
    const now = new Map(moving.sessions.map((session) => [session.bizShowSessionId, session]))
    return fixed.sessions.flatMap((session) => {
      const dynamic = now.get(session.bizShowSessionId)
      return dynamic ? [{ ...session, ...dynamic }] : []
    })
  }

  private async fetchPlans(): Promise<SeatPlan[]> {
    const input = { showId: this.showId, bizShowSessionId: this.sessionId ?? '' }
    const { request } = this.app
    const [fixed, moving] = await Promise.all([
      request(listSeatPlansStatic, input),
      request(listSeatPlansDynamic, input),
    ])
    const now = new Map(moving.seatPlans.map((plan) => [plan.seatPlanId, plan]))
    return fixed.seatPlans.flatMap((plan) => {
      const dynamic = now.get(plan.seatPlanId)
      return dynamic ? [{ ...plan, ...dynamic }] : []
    })
  }

  private async register(): Promise<true> {
    const { showId, sessionId, planId, units: qty } = this
    const input = { showId, bizShowSessionId: sessionId ?? '', seatPlanId: planId ?? '', qty }
    await this.app.request(registerLack, input, { isUserAction: true })
    await this.plans.load()
    return true
  }
}
