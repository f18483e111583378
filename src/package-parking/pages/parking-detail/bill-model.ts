import type { OfferedCoupon } from '@/contracts/coupon/coupon'
import type { CreateOrderOutput } from '@/contracts/order/create-order'
import { createParkingOrder } from '@/contracts/parking/create-parking-order'
import { type QueryParkingFeeOutput, queryParkingFee } from '@/contracts/parking/query-parking-fee'
import type { Id } from '@/contracts/wire-types'
import { bestCoupons, usableFirst } from '@/domain/best-coupons'
import { centsToYuan, yuanToCents } from '@/domain/money'
import { isPriceChanged } from '@/domain/price-changed'
import { Countdown } from '@/lib/countdown'
import { IntentKey } from '@/lib/intent-key'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { openAfterPayment } from '@/services/payment/payment-result'
import type { BoughtOn } from '@/services/payment/payment-result-route'

/** The fee changes by the minute. */
const UPDATE_SECONDS = 60
const BOUGHT_ON: BoughtOn = 'parking-detail'
/** Order waiting for payment, and the page after it (PARK-008). */
type PlacedOrder = CreateOrderOutput & { boughtOn: BoughtOn }

/** A car, its car park, and the coupon of the driver's link. */
export interface ParkedCar {
  parkingId: Id
  plateNo: string
  couponId?: Id | undefined
}

type Parts = Pick<App, 'request' | 'clock' | 'navigation' | 'launchQuery' | 'shopConfig' | 'changes'>

/** Current fee of a car: updated while the page is visible, until the order is placed (PARK-007). */
export class BillModel {
  readonly bill: Resource<QueryParkingFeeOutput>
  readonly placing: Submission<[], CreateOrderOutput>
  /** Placed order that waits for payment. */
  order: PlacedOrder | null = null
  isChoosingCoupon = false

  /** The driver's selection: `null` is no coupon, `undefined` is no selection yet. */
  private wantedCoupon: Id | null | undefined = undefined
  private readonly untilUpdate: Countdown
  private readonly intent = new IntentKey()

  constructor(
    private readonly app: Parts,
    private readonly car: ParkedCar,
  ) {
    const { parkingId, plateNo } = car
    this.untilUpdate = new Countdown(app.clock)
    this.bill = new Resource(
      () => app.request(queryParkingFee, { parkingId, plateNo }),
      () => this.awaitUpdate(),
    )
    this.placing = new Submission(() => this.place())
    makeRefObservable(this)
  }

  /** Coupons of the bill, the best first. */
  get coupons(): readonly OfferedCoupon[] {
    return usableFirst(this.bill.value?.coupons ?? [])
  }

  /** Applied coupon: the selected one, that of the link, or the best one (COUPON-066). */
  get coupon(): OfferedCoupon | null {
    if (this.wantedCoupon === null) return null
    const usable = this.coupons.filter((each) => each.usable)
    const find = (id: Id | undefined) => usable.find(({ couponId }) => couponId === id)
    return find(this.wantedCoupon) ?? find(this.car.couponId) ?? find(bestCoupons(usable, 0)[0]) ?? null
  }

  /** Cents, after the coupon. */
  get payCents(): number {
    const off = yuanToCents(this.coupon?.discountAmount ?? 0)
    return Math.max(0, yuanToCents(this.bill.value?.payAmount ?? 0) - off)
  }

  load(): void {
    if (this.order === null) void this.bill.load()
  }

  /** Stops updating while the page is hidden. */
  pause(): void {
    this.untilUpdate.stop()
  }

  dispose(): void {
    this.pause()
  }

  setChoosingCoupon(isChoosing: boolean): void {
    this.isChoosingCoupon = isChoosing
  }

  /** Null for no coupon at all. */
  chooseCoupon(couponId: Id | null): void {
    this.wantedCoupon = couponId
    this.isChoosingCoupon = false
  }

  async submit(): Promise<void> {
    const order = await this.placing.submit()
    if (order === null) {
      if (isPriceChanged(this.placing.error?.statusCode)) void this.bill.load()
      return
    }
    this.pause()
    const placed = { ...order, boughtOn: BOUGHT_ON }
    if (order.unPaidTransactionIds.length === 0) return openAfterPayment(this.app, placed, { status: 'paid' })
    this.setOrder(placed)
  }

  /** Leaves the sheet without payment: the order stays unpaid on its page, and going back never places another. */
  leaveSheet(): void {
    if (this.order) void this.app.navigation.redirect(routes.parkingDetail, { orderId: this.order.orderId })
  }

  private setOrder(order: PlacedOrder): void {
    this.order = order
  }

  private awaitUpdate(): void {
    if (this.order === null) this.untilUpdate.start(UPDATE_SECONDS, () => this.load())
  }

  private place(): Promise<CreateOrderOutput> {
    const { value: bill } = this.bill
    if (!bill) throw new Error('there is no bill to pay')
    const input = {
      billId: bill.billId,
      ...(this.coupon && { couponId: this.coupon.couponId }),
      payAmount: centsToYuan(this.payCents),
    }
    return this.app.request(createParkingOrder, input, { idempotencyKey: this.intent.keyFor(input) })
  }
}
