import { getPackage } from '@/contracts/package/get-package'
import {
  listPackageSessions,
  type PackageSeatPlan,
  type PackageSession,
} from '@/contracts/package/list-package-sessions'
import type { PackageRule } from '@/contracts/package/ticket-package'
import { getShowStatic } from '@/contracts/show/get-show-static'
import type { Id } from '@/contracts/wire-types'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { PackageShowParams } from '@/routes/show-routes'
import type { App } from '@/services/app'
import type { ChosenSession } from '@/stores/package-choice-store'

type Parts = Pick<App, 'request' | 'navigation' | 'packageChoice'>

interface PackageOffer {
  sessions: PackageSession[]
  rule: PackageRule
  showName: string
}

/** Tickets of a show for a package: session, price, quantity or seats (SEAT-007). */
export class TicketPackageSessionModel {
  readonly offer: Resource<PackageOffer>
  sessionId: Id | null = null
  /** Selection in all sessions of the package. */
  chosen: readonly ChosenSession[] = []
  private readonly promotionId: Id
  private readonly showId: Id

  constructor(
    private readonly app: Parts,
    { promotionId = '', showId = '' }: Partial<PackageShowParams>,
  ) {
    this.promotionId = promotionId
    this.showId = showId
    this.offer = new Resource(
      () => this.fetchOffer(),
      () => this.chooseFirst(),
    )
    makeRefObservable(this)
  }

  /** Reloads when the page is shown: other users buy too, and seats were picked on the page above. */
  load(): Promise<void> {
    this.applySelection()
    return this.offer.load()
  }

  get session(): PackageSession | null {
    return this.offer.value?.sessions.find(({ bizShowSessionId }) => bizShowSessionId === this.sessionId) ?? null
  }

  chooseSession(sessionId: Id): void {
    this.sessionId = sessionId
  }

  qtyOf(seatPlanId: Id): number {
    return this.chosenHere?.items.find((item) => item.seatPlanId === seatPlanId)?.qty ?? 0
  }

  /** Number of picked seats of the session. */
  get seatCount(): number {
    return this.chosenHere?.seatIds.length ?? 0
  }

  /** Maximum tickets of a plan: its stock, the order limit and the package limit. */
  limitOf({ seatPlanId, canBuyCount }: PackageSeatPlan): number {
    const { session, offer } = this
    if (!session || !offer.value) return 0
    const here = this.qtyOf(seatPlanId)
    const ofSession = session.limitation - this.unitsIn(({ bizShowSessionId }) => bizShowSessionId === this.sessionId)
    const ofShow = offer.value.rule.maxQty - this.unitsIn(({ showId }) => showId === this.showId)
    return Math.max(0, Math.min(canBuyCount, here + ofSession, here + ofShow))
  }

  /** Sets the quantity of a plan; returns the limit if it is exceeded, else `null`. */
  setQty(plan: PackageSeatPlan, wanted: number): number | null {
    const limit = this.limitOf(plan)
    const qty = Math.min(Math.max(0, wanted), limit)
    const others = (this.chosenHere?.items ?? []).filter(({ seatPlanId }) => seatPlanId !== plan.seatPlanId)
    const { promotionId, showId, sessionId } = this
    if (sessionId === null) return null
    const items = qty > 0 ? [...others, { seatPlanId: plan.seatPlanId, qty }] : others
    this.app.packageChoice.put(promotionId, { showId, bizShowSessionId: sessionId, items, seatIds: [] })
    this.applySelection()
    return wanted > limit ? limit : null
  }

  pickSeats(): void {
    const { promotionId, showId, sessionId } = this
    if (sessionId === null) return
    void this.app.navigation.open(routes.pickSeat, { showId, bizShowSessionId: sessionId, promotionId })
  }

  done(): void {
    void this.app.navigation.backTo(routes.ticketPackageShow, { promotionId: this.promotionId })
  }

  private get chosenHere(): ChosenSession | undefined {
    return this.chosen.find(({ bizShowSessionId }) => bizShowSessionId === this.sessionId)
  }

  private unitsIn(isCounted: (session: ChosenSession) => boolean): number {
    const items = this.chosen.filter(isCounted).flatMap((session) => session.items)
    return items.reduce((sum, { qty }) => sum + qty, 0)
  }

  private applySelection(): void {
    this.chosen = this.app.packageChoice.of(this.promotionId)
  }

  /** Selects the session with a selection, else the first on sale. */
  private chooseFirst(): void {
    const sessions = this.offer.value?.sessions ?? []
    if (this.session) return
    const begun = sessions.find(({ bizShowSessionId }) =>
      this.chosen.some((one) => one.bizShowSessionId === bizShowSessionId),
    )
    const first = begun ?? sessions.find(({ soldOut }) => !soldOut) ?? sessions[0]
    this.sessionId = first?.bizShowSessionId ?? null
  }

  private async fetchOffer(): Promise<PackageOffer> {
    const { promotionId, showId } = this
    const [{ sessions }, { itemRules }, { basicInfo }] = await Promise.all([
      this.app.request(listPackageSessions, { promotionId, showId }),
      this.app.request(getPackage, { promotionId }),
      this.app.request(getShowStatic, { showId }),
    ])
    const rule = itemRules.find((one) => one.showId === showId) ?? { showId, minQty: 0, maxQty: 0 }
    return { sessions, rule, showName: basicInfo.showName }
  }
}
