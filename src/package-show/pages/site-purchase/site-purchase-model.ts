import {
  type DoorSeatPlan,
  type DoorSession,
  type GetVenuePurchaseOutput,
  getVenuePurchase,
} from '@/contracts/show/get-venue-purchase'
import type { Id } from '@/contracts/wire-types'
import { purchaseLimit } from '@/domain/purchase-mode'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { SitePurchaseParams } from '@/routes/show-routes'
import type { App } from '@/services/app'

/** Purchase at the door: today's sessions, seat plan, quantity (SEAT-004). */
export class SitePurchaseModel {
  readonly sale: Resource<GetVenuePurchaseOutput>
  sessionId: Id | null = null
  planId: Id | null = null
  units = 1

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation'>,
    { showId = '', siteId }: Partial<SitePurchaseParams>,
  ) {
    this.sale = new Resource(
      () => app.request(getVenuePurchase, { showId, ...(siteId && { siteId }) }, { isUserAction: true }),
      () => this.selectFirst(),
    )
    makeRefObservable(this)
  }

  get session(): DoorSession | null {
    return this.sale.value?.sessions.find(({ bizShowSessionId }) => bizShowSessionId === this.sessionId) ?? null
  }

  get plans(): DoorSeatPlan[] {
    return this.sale.value?.seatPlans.filter(({ bizShowSessionId }) => bizShowSessionId === this.sessionId) ?? []
  }

  get plan(): DoorSeatPlan | null {
    return this.plans.find(({ seatPlanId, canBuyCount }) => seatPlanId === this.planId && canBuyCount > 0) ?? null
  }

  /** Maximum units of the seat plan. */
  get limit(): number {
    const { session, plan, sale } = this
    if (!session || !plan) return 0
    const limitation = Math.min(session.limitation, sale.value?.maxQty ?? 0)
    return purchaseLimit({ ...session, limitation }, plan)
  }

  get totalCents(): number {
    return (this.plan?.originalPriceCent ?? 0) * this.units
  }

  chooseSession(sessionId: Id): void {
    this.sessionId = sessionId
    this.choosePlan(this.plans.find(({ canBuyCount }) => canBuyCount > 0)?.seatPlanId ?? null)
  }

  choosePlan(planId: Id | null): void {
    this.planId = planId
    this.units = 1
  }

  setUnits(units: number): void {
    this.units = Math.min(Math.max(1, units), Math.max(1, this.limit))
  }

  confirm(): void {
    const { sale, sessionId, planId, units } = this
    if (sale.value === null || sessionId === null || planId === null) return
    const items = JSON.stringify([{ seatPlanId: planId, qty: units }])
    const { show, siteId } = sale.value
    const params = { showId: show.showId, bizShowSessionId: sessionId, items, siteId }
    void this.app.navigation.open(routes.confirmOrder, params)
  }

  /** Selects the first session on sale; keeps an earlier selection while it is available. */
  private selectFirst(): void {
    const sessions = this.sale.value?.sessions ?? []
    const isSelling = ({ bizShowSessionId }: DoorSession) =>
      this.sale.value?.seatPlans.some((plan) => plan.bizShowSessionId === bizShowSessionId && plan.canBuyCount > 0)
    if (this.session === null) this.sessionId = (sessions.find(isSelling) ?? sessions[0])?.bizShowSessionId ?? null
    if (this.plan === null && this.sessionId !== null) this.chooseSession(this.sessionId)
    this.setUnits(this.units)
  }
}
