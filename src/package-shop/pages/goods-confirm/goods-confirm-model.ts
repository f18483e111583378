import type { Address } from '@/contracts/address/address'
import { ADDRESS_PICKER_LENGTH, listAddresses } from '@/contracts/address/list-addresses'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { createGoodsOrder } from '@/contracts/goods/create-goods-order'
import { type GoodsDeliverMethod, getSpu } from '@/contracts/goods/get-spu'
import { type PreOrderGoodsOutput, preOrderGoods } from '@/contracts/goods/pre-order-goods'
import type { CreateOrderOutput } from '@/contracts/order/create-order'
import { IntentKey } from '@/lib/intent-key'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { GoodsConfirmParams } from '@/routes/goods-routes'
import type { App } from '@/services/app'
import { openAfterPayment } from '@/services/payment-result'
import { knownDeliverMethods } from '../../deliver-methods'
import { goodsForm } from './goods-form'

const MAX_QTY = 99
/** The price is not what it was: it is asked for again. */
const PRICE_CHANGED: readonly (number | undefined)[] = [BUSINESS_ERROR.amountChanged, BUSINESS_ERROR.quoteInvalid]

/** What would be bought, and how it may be handed over. */
interface GoodsOffer extends PreOrderGoodsOutput {
  deliverMethods: readonly GoodsDeliverMethod[]
}

type Parts = Pick<App, 'request' | 'navigation' | 'session' | 'drafts' | 'changes' | 'shopConfig' | 'launchQuery'>

/** Buying goods at once: one intent is one order, and what was typed stays whatever happens. */
export class GoodsConfirmModel {
  readonly offer: Resource<GoodsOffer>
  readonly addressList: Resource<Address[]>
  readonly form: ReturnType<typeof goodsForm<CreateOrderOutput>>
  /** Placed and waiting to be paid. */
  order: CreateOrderOutput | null = null

  private readonly intent = new IntentKey()
  private readonly items: { skuId: string; qty: number }[]

  constructor(
    private readonly app: Parts,
    private readonly params: Partial<GoodsConfirmParams>,
  ) {
    const { spuId = '', skuId = '', qty } = params
    this.items = [{ skuId, qty: piecesOf(qty) }]
    this.offer = new Resource(() => this.fetchOffer())
    this.addressList = new Resource(
      async () => (await app.request(listAddresses, { offset: 0, length: ADDRESS_PICKER_LENGTH })).list,
      (addresses) => this.beginWithDefault(addresses),
    )
    const { cellphone, countryCode } = app.session.user ?? {}
    this.form = goodsForm({
      draft: app.drafts.of(`goods-confirm ${spuId} ${skuId}`, { isCheckout: true }),
      contact: cellphone && countryCode ? { cellphone, countryCode } : undefined,
      submit: () => this.place(),
    })
    makeRefObservable(this)
  }

  /** The price is asked for again: what stands on the screen is not what would be paid. */
  get isPricing(): boolean {
    return this.offer.status === 'loading'
  }

  get needsAddress(): boolean {
    return this.form.fields.deliverMethod.value === 'EXPRESS'
  }

  get address(): Address | null {
    const { value: id } = this.form.fields.addressId
    return this.addressList.value?.find((address) => address.id === id) ?? null
  }

  load(): void {
    void this.offer.load()
    void this.addressList.load()
  }

  chooseDelivery(method: GoodsDeliverMethod): void {
    this.form.fields.deliverMethod.set(method)
    void this.offer.load()
  }

  /** The one that was picked, which may be a new one. */
  chooseAddress(id: string): void {
    this.form.fields.addressId.set(id)
    void this.addressList.load()
  }

  submit = async (): Promise<void> => {
    if (this.form.isSubmitting || this.isPricing || !this.form.check()) return
    const order = await this.form.submit()
    if (order === null) {
      if (PRICE_CHANGED.includes(this.form.error?.statusCode)) void this.offer.load()
      return
    }
    if (order.unPaidTransactionIds.length === 0) return openAfterPayment(this.app, order, { status: 'paid' })
    this.setOrder(order)
  }

  /** Leaving the sheet without paying: the order waits among the orders, and back never places another. */
  leaveSheet(): void {
    if (this.order) void this.app.navigation.redirect(routes.productDetail, { orderId: this.order.orderId })
  }

  private setOrder(order: CreateOrderOutput): void {
    this.order = order
  }

  private async fetchOffer(): Promise<GoodsOffer> {
    const spu = await this.app.request(getSpu, { spuId: this.params.spuId ?? '' })
    const deliverMethods = knownDeliverMethods(spu.deliverMethods)
    const { deliverMethod: field } = this.form.fields
    const deliverMethod = deliverMethods.find((method) => method === field.value) ?? deliverMethods[0] ?? 'SELF_PICKUP'
    if (field.value !== deliverMethod) field.reset(deliverMethod)
    const { items } = this
    return {
      ...(await this.app.request(preOrderGoods, { items, deliverMethod }, { isUserAction: true })),
      deliverMethods,
    }
  }

  private beginWithDefault(addresses: readonly Address[]): void {
    if (this.address) return
    this.form.fields.addressId.reset(addresses.find((each) => each.isDefault && each.deliverable)?.id ?? null)
  }

  private place(): Promise<CreateOrderOutput> {
    const { value: offer } = this.offer
    if (!offer) throw new Error('nothing to order')
    const { contact, deliverMethod } = this.form.values
    const input = {
      items: this.items,
      deliverMethod: deliverMethod ?? 'SELF_PICKUP',
      ...(this.needsAddress && this.address && { addressId: this.address.id }),
      preOrderId: offer.preOrderId,
      paymentParam: {
        payAmount: offer.payAmount,
        totalAmount: offer.totalAmount,
        priceItems: offer.priceItems.map(({ priceItemType, amount }) => ({ priceItemType, amount })),
      },
      contact,
      agreedPolicyIds: offer.agreements.map(({ id }) => id),
    }
    return this.app.request(createGoodsOrder, input, { idempotencyKey: this.intent.keyFor(input) })
  }
}

/** An address is anybody's: one piece where it names no number that can be ordered. */
function piecesOf(qty: string | undefined): number {
  const pieces = Number(qty ?? 1)
  return Number.isInteger(pieces) && pieces >= 1 && pieces <= MAX_QTY ? pieces : 1
}
