import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { type GetPickSeatUrlOutput, getPickSeatUrl } from '@/contracts/seat/get-pick-seat-url'
import type { LockSeatsOutput } from '@/contracts/seat/lock-seats'
import { redeemSeatToken } from '@/contracts/seat/redeem-seat-token'
import { seatsByPlan } from '@/domain/seats-by-plan'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { splitAddress } from '@/lib/query-string'
import { randomHex } from '@/lib/random-hex'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { PickSeatElsewhereParams } from '@/routes/show-routes'
import type { App } from '@/services/app'

type Parts = Pick<App, 'request' | 'navigation' | 'session' | 'webPlaces'>

/** `needsLogin`: seats are kept only for users. `gone`, `over`: the buyer has to select again. */
export type TakingState = 'needsLogin' | 'gone' | 'over'

/**
 * Seats of a session sold by another provider: its page returns a token, which the gateway redeems for a lock on the
 * selected seats (SEAT-002, A-SEAT-5).
 */
export class PickSeatElsewhereModel {
  /** Address of the provider's seat page. */
  readonly provider: Resource<GetPickSeatUrlOutput>
  /** Lock on the selected seats. */
  readonly lock: Resource<LockSeatsOutput>
  private readonly session: { showId: string; bizShowSessionId: string }
  private readonly token: string | null
  /** One selection makes one lock, however often it is retried. */
  private readonly idempotencyKey = randomHex(32)

  constructor(
    private readonly app: Parts,
    { showId = '', bizShowSessionId = '', thirdPartySeatToken }: Partial<PickSeatElsewhereParams>,
  ) {
    const { request } = app
    this.session = { showId, bizShowSessionId }
    this.token = thirdPartySeatToken ?? null
    this.provider = new Resource(
      () => request(getPickSeatUrl, this.session),
      ({ provider }) => void (provider === 'OWN' && app.navigation.redirect(routes.pickSeat, this.session)),
    )
    this.lock = new Resource(
      () => this.redeem(),
      (answer) => void this.proceed(answer),
    )
    makeRefObservable(this)
  }

  /** True while selected seats are being locked. */
  get isTaking(): boolean {
    return this.token !== null
  }

  get takingState(): TakingState | null {
    if (!this.app.session.isLoggedIn) return 'needsLogin'
    if (this.lock.error?.statusCode === BUSINESS_ERROR.seatLockOver) return 'over'
    return this.lock.value !== null && this.lock.value.seatLockId === undefined ? 'gone' : null
  }

  /** Reloads the provider's page, or keeps the lock, when the page is shown. */
  load(): void {
    if (!this.isTaking) void this.provider.load()
    else if (this.app.session.isLoggedIn) void this.lock.load()
  }

  logIn(): void {
    void this.app.navigation.openLogin()
  }

  reselect(): void {
    void this.app.navigation.redirect(routes.pickSeatElsewhere, this.session)
  }

  /** Handles an address of the mini-program's web view: the shop's own address carries the seats. */
  follow(address: string): void {
    const { ownOrigin } = this.app.webPlaces
    if (ownOrigin === '' || !address.startsWith(`${ownOrigin}/`)) return
    const { path, params } = splitAddress(address.slice(ownOrigin.length))
    if (params.thirdPartySeatToken) void this.app.navigation.openAddress(path, params)
  }

  private redeem(): Promise<LockSeatsOutput> {
    const input = { ...this.session, thirdPartySeatToken: this.token ?? '' }
    return this.app.request(redeemSeatToken, input, { idempotencyKey: this.idempotencyKey })
  }

  private async proceed({ seatLockId, seats }: LockSeatsOutput): Promise<void> {
    if (seatLockId === undefined) return
    const items = JSON.stringify(seatsByPlan(seats.map(({ seatPlanId }) => seatPlanId)))
    const params = { ...this.session, items, seatLockId, pickedElsewhere: '1' }
    await this.app.navigation.redirect(routes.confirmOrder, params)
  }
}
