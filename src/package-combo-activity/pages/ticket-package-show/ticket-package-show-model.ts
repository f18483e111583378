import { type PricePackageOutput, pricePackage } from '@/contracts/package/price-package'
import type { PackageItem } from '@/contracts/package/ticket-package'
import { lockSeats } from '@/contracts/seat/lock-seats'
import { releaseSeats } from '@/contracts/seat/release-seats'
import type { Id } from '@/contracts/wire-types'
import { unitsOfShow } from '@/domain/package-rules'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { randomHex } from '@/lib/random-hex'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import { routes } from '@/routes'
import type { TicketPackageParams } from '@/routes/show-routes'
import type { App } from '@/services/app'
import type { ChosenSession } from '@/stores/package-choice-store'
import { fetchPackageShows, type OfferedPackage } from '../../shared/package-shows'

/** Sessions with their seat locks, or the show whose seat is gone. */
type Locked = { sessions: (ChosenSession & { seatLockId?: Id })[] } | { lost: ChosenSession }

type Parts = Pick<App, 'request' | 'navigation' | 'packageChoice' | 'session'>

/** Shows of a package, their selection and the total (SEAT-009, SEAT-030). */
export class TicketPackageShowModel {
  readonly offer: Resource<OfferedPackage>
  readonly price: Resource<PricePackageOutput>
  readonly locking: Submission<[], Locked>
  chosen: readonly ChosenSession[] = []
  private readonly promotionId: Id

  constructor(
    private readonly app: Parts,
    { promotionId = '' }: Partial<TicketPackageParams>,
  ) {
    this.promotionId = promotionId
    this.offer = new Resource(
      () => fetchPackageShows(app.request, promotionId),
      () => this.refetchPrice(),
    )
    this.price = new Resource(() => this.fetchPrice())
    this.locking = new Submission(() => this.lock())
    makeRefObservable(this)
  }

  /** Reloads the selection and its price when the page is shown. */
  async load(): Promise<void> {
    this.chosen = this.app.packageChoice.of(this.promotionId)
    if (this.offer.value === null) await this.offer.load()
    else this.refetchPrice()
  }

  get items(): PackageItem[] {
    return this.chosen.flatMap(({ showId, bizShowSessionId, items }) =>
      items.map((item) => ({ showId, bizShowSessionId, ...item })),
    )
  }

  unitsOf(showId: Id): number {
    return unitsOfShow(this.items, showId)
  }

  /** True if the selection is complete and priced. */
  get canConfirm(): boolean {
    return this.chosen.length > 0 && this.price.value?.satisfied === true && this.price.status === 'ready'
  }

  chooseSession(showId: Id): void {
    void this.app.navigation.open(routes.ticketPackageSession, { promotionId: this.promotionId, showId })
  }

  openShow(showId: Id): void {
    void this.app.navigation.open(routes.ticketPackageShowDetail, { promotionId: this.promotionId, showId })
  }

  /** Opens one order of everything with its seats locked; returns the show whose seat is gone. */
  async confirm(): Promise<string | null> {
    if (!this.app.session.isLoggedIn) {
      await this.app.navigation.openLogin()
      return null
    }
    const answer = await this.locking.submit()
    if (answer === null) return null
    if ('lost' in answer) return this.abort(answer.lost)
    const comboItems = answer.sessions.map(({ showId, bizShowSessionId, items, seatLockId }) => ({
      showId,
      bizShowSessionId,
      items,
      ...(seatLockId && { seatLockId }),
    }))
    const [first] = comboItems
    if (!first) return null
    const { items, ...others } = first
    await this.app.navigation.open(routes.confirmOrder, {
      ...others,
      items: JSON.stringify(items),
      promotionId: this.promotionId,
      comboItems: JSON.stringify(comboItems),
    })
    return null
  }

  private abort(lost: ChosenSession): string {
    this.app.packageChoice.put(this.promotionId, { ...lost, items: [], seatIds: [] })
    void this.load()
    return this.offer.value?.shows.find(({ show }) => show.showId === lost.showId)?.show.showName ?? ''
  }

  /** All or none: releases earlier locks when a seat is gone. */
  private async lock(): Promise<Locked> {
    const { request } = this.app
    const sessions: (ChosenSession & { seatLockId?: Id })[] = []
    for (const session of this.chosen) {
      if (session.seatIds.length === 0) {
        sessions.push(session)
        continue
      }
      const { showId, bizShowSessionId, seatIds } = session
      const wanted = { showId, bizShowSessionId, seatIds }
      const { seatLockId } = await request(lockSeats, wanted, { idempotencyKey: randomHex(32), isUserAction: true })
      if (seatLockId === undefined) {
        const locks = sessions.flatMap((one) => one.seatLockId ?? [])
        // If the call is lost, the shop releases them when the lock expires.
        await Promise.all(locks.map((id) => request(releaseSeats, { seatLockId: id }).catch(() => {})))
        return { lost: session }
      }
      sessions.push({ ...session, seatLockId })
    }
    return { sessions }
  }

  private refetchPrice(): void {
    if (this.items.length > 0) void this.price.load()
    else this.price.clear()
  }

  private fetchPrice(): Promise<PricePackageOutput> {
    const given = this.offer.value?.given
    if (!given) throw new Error('no package')
    const { promotionId, grantorMerchantId, activityType, promotionMethod } = given
    const about = { promotionId, grantorMerchantId, activityType, promotionMethod }
    return this.app.request(pricePackage, { ...about, items: this.items })
  }
}
