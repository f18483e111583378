import { runInAction } from 'mobx'
import type { Payable } from '@/blocks/payment/pay-input'
import type { GoodsDeliverMethod } from '@/contracts/goods/get-spu'
import { type PreOrderGoodsOutput, preOrderGoods } from '@/contracts/goods/pre-order-goods'
import type { Id } from '@/contracts/wire-types'
import { isPriceChanged } from '@/domain/price-changed'
import { fillPhone } from '@/form/phone-field'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { openAfterPayment } from '@/services/payment/payment-result'
import { AddressChoice } from './address-choice'
import { billOfOrders, type SharedBill } from './bill'
import { checkoutForm } from './checkout-form'
import { CouponChoice } from './coupon-choice'
import { choicesOf, type Delivery, deliveriesOf, type OfferedDelivery, type WantedItem } from './deliveries'
import { GoodsOrders } from './goods-orders'

/** The purchase: one order per delivery method, and the total. */
export interface CheckoutOffer {
  /** Delivery methods to choose from; empty without a choice. */
  choices: readonly GoodsDeliverMethod[]
  deliveries: readonly OfferedDelivery[]
  bill: SharedBill
}

type Parts = Pick<App, 'request' | 'navigation' | 'drafts' | 'changes' | 'shopConfig' | 'launchQuery'>

interface CheckoutParts {
  /** Storage key of the unfinished purchase. */
  draftKey: string
  /** Wanted goods in their current state. */
  wanted(): Promise<readonly WantedItem[]>
}

/**
 * Purchase of goods: one intent makes one order per delivery method, all paid at once. Input survives every failure.
 */
export class CheckoutModel {
  readonly offer: Resource<CheckoutOffer>
  readonly form: ReturnType<typeof checkoutForm<Payable>>
  readonly addressChoice: AddressChoice
  /** Placed orders that wait for payment. */
  order: Payable | null = null

  private readonly coupons: CouponChoice
  private readonly orders: GoodsOrders

  constructor(
    private readonly app: Parts,
    private readonly purchase: CheckoutParts,
  ) {
    this.offer = new Resource(
      () => this.fetchOffer(),
      (offer) => this.fillContact(offer),
    )
    this.orders = new GoodsOrders(app.request)
    const { shopConfig } = app
    this.coupons = new CouponChoice(() => shopConfig.config?.cyMerchantPrimeConfigVO?.autoChooseBestCoupon === true)
    this.form = checkoutForm({
      draft: app.drafts.of(purchase.draftKey, { isCheckout: true }),
      needsAddress: () => this.needsAddress,
      submit: () => this.place(),
    })
    this.addressChoice = new AddressChoice(app.request, this.form.fields.addressId)
    makeRefObservable(this)
  }

  /** True while the price is being fetched again: the screen shows an outdated one. */
  get isPricing(): boolean {
    return this.offer.status === 'loading'
  }

  get needsAddress(): boolean {
    return this.offer.value?.deliveries.some(({ deliverMethod }) => deliverMethod === 'EXPRESS') ?? false
  }

  /** True if the buyer has too few points. */
  get arePointsShort(): boolean {
    const deliveries = this.offer.value?.deliveries ?? []
    const needed = deliveries.reduce((sum, { offer }) => sum + (offer.pointPrice ?? 0), 0)
    return needed > (deliveries[0]?.offer.points.held ?? 0)
  }

  /** True if all goods are gone: sold out, or removed from the cart. */
  get isEmpty(): boolean {
    return this.offer.value?.deliveries.length === 0
  }

  load(): void {
    void this.offer.load()
  }

  chooseDelivery(method: GoodsDeliverMethod): void {
    this.form.fields.deliverMethod.set(method)
    void this.offer.load()
  }

  /** Selects or deselects the coupon of an order; restores it if the price cannot be fetched. */
  async chooseCoupon(method: GoodsDeliverMethod, couponId: Id | null): Promise<void> {
    const { value } = this.offer
    const { choices } = this.coupons
    this.coupons.choose(method, couponId)
    await this.offer.load()
    if (this.offer.value === value) this.coupons.restore(choices)
  }

  submit = async (): Promise<void> => {
    if (this.form.isSubmitting || this.isPricing || this.arePointsShort || !this.form.check()) return
    const order = await this.form.submit()
    if (order === null) {
      // Placed orders have left the cart; offers the rest again.
      if (this.orders.hasPlaced || isPriceChanged(this.form.error?.statusCode)) void this.offer.load()
      return
    }
    if (order.unPaidTransactionIds.length === 0) return openAfterPayment(this.app, order, { status: 'paid' })
    runInAction(() => {
      this.order = order
    })
  }

  /** Leaves the sheet without payment: placed orders stay unpaid in the list, and going back never places another. */
  leaveSheet(): void {
    const { order, orders, app } = this
    if (!order) return
    if (orders.count > 1) void app.navigation.redirect(routes.orders, {})
    else void app.navigation.redirect(routes.productDetail, { orderId: order.orderId })
  }

  private fillContact({ deliveries }: CheckoutOffer): void {
    const { contact } = deliveries[0]?.offer ?? {}
    if (contact) fillPhone(this.form.fields.contact, contact)
  }

  private async fetchOffer(): Promise<CheckoutOffer> {
    const wanted = await this.purchase.wanted()
    const choices = choicesOf(wanted)
    const { deliverMethod: field } = this.form.fields
    const chosen = choices.find((method) => method === field.value) ?? choices[0] ?? null
    if (field.value !== chosen) field.reset(chosen)
    const orders = deliveriesOf(wanted, chosen)
    // Prices without coupons are independent of each other.
    const plain = await Promise.all(
      orders.map((order) => (this.coupons.isOpen(order.deliverMethod) ? this.fetchPrice(order, null) : null)),
    )
    const deliveries: OfferedDelivery[] = []
    for (const [at, order] of orders.entries()) {
      const taken = deliveries.flatMap(({ couponId }) => couponId ?? [])
      const fetch = async (id: Id | null) => (id === null && plain[at]) || this.fetchPrice(order, id)
      deliveries.push({ ...order, ...(await this.coupons.price(order.deliverMethod, taken, fetch)) })
    }
    return { choices, deliveries, bill: billOfOrders(deliveries.map(({ offer }) => offer)) }
  }

  private fetchPrice({ items, deliverMethod }: Delivery, couponId: Id | null): Promise<PreOrderGoodsOutput> {
    const input = { items, deliverMethod, ...(couponId !== null && { couponId }) }
    return this.app.request(preOrderGoods, input, { isUserAction: true })
  }

  private place(): Promise<Payable> {
    const { value: offer } = this.offer
    if (!offer) throw new Error('nothing to order')
    const { contact, addressId } = this.form.values
    return this.orders.place(offer.deliveries, { contact, addressId })
  }
}
