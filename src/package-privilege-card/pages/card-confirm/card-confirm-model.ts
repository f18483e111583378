import type { CreateOrderOutput } from '@/contracts/order/create-order'
import { createCardOrder } from '@/contracts/privilege/create-card-order'
import { getCard, type PrivilegeCardDetail } from '@/contracts/privilege/get-card'
import { type PreOrderCardOutput, preOrderCard } from '@/contracts/privilege/pre-order-card'
import { isPriceChanged } from '@/domain/price-changed'
import { IntentKey } from '@/lib/intent-key'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { CardConfirmParams } from '@/routes/user-routes'
import type { App } from '@/services/app'
import { openAfterPayment } from '@/services/payment/payment-result'
import { holderOf } from '../../shared/holder/holder-form'
import { cardForm } from './card-form'

/** Maximum number of cards in an order. */
const MAX_QTY = 10
/** A card with the price of its quantity. */
interface CardOffer {
  card: PrivilegeCardDetail
  price: PreOrderCardOutput
}

type Parts = Pick<App, 'request' | 'navigation' | 'drafts' | 'clock' | 'changes' | 'shopConfig' | 'launchQuery'>

/** Purchase of cards for money, points or both: one intent makes one order (CARD-004, CARD-018). */
export class CardConfirmModel {
  readonly offer: Resource<CardOffer>
  readonly form: ReturnType<typeof cardForm<CreateOrderOutput>>
  /** Placed order that waits for payment. */
  order: CreateOrderOutput | null = null

  private readonly intent = new IntentKey()

  constructor(
    private readonly app: Parts,
    private readonly params: CardConfirmParams,
  ) {
    this.offer = new Resource(() => this.fetchOffer())
    this.form = cardForm({
      clock: app.clock,
      draft: app.drafts.of(`card-confirm ${params.cardId}`, { isCheckout: true }),
      qty: piecesOf(params.qty),
      needsHolder: () => this.needsHolder,
      submit: () => this.place(),
    })
    makeRefObservable(this)
  }

  get needsHolder(): boolean {
    return this.offer.value?.price.needIdentity ?? false
  }

  get isPricing(): boolean {
    return this.offer.status === 'loading'
  }

  get maxQty(): number {
    return Math.min(MAX_QTY, this.offer.value?.card.buyLimit ?? 1)
  }

  get qty(): number {
    return this.form.fields.qty.value
  }

  load(): void {
    void this.offer.load()
  }

  setQty(qty: number): void {
    this.form.fields.qty.set(qty)
    void this.offer.load()
  }

  submit = async (): Promise<void> => {
    if (this.isPricing) return
    const order = await this.form.submit()
    if (order === null) {
      if (isPriceChanged(this.form.error?.statusCode)) void this.offer.load()
      return
    }
    if (order.unPaidTransactionIds.length === 0) return openAfterPayment(this.app, order, { status: 'paid' })
    this.setOrder(order)
  }

  /** Leaves the sheet without payment: the order stays unpaid in the list, and going back never places another. */
  leaveSheet(): void {
    if (this.order) void this.app.navigation.redirect(routes.orderDetail, { orderId: this.order.orderId })
  }

  private setOrder(order: CreateOrderOutput): void {
    this.order = order
  }

  private async fetchOffer(): Promise<CardOffer> {
    const { request } = this.app
    const card = await request(getCard, { cardId: this.params.cardId })
    if (this.qty > card.buyLimit) this.form.fields.qty.set(card.buyLimit)
    return { card, price: await request(preOrderCard, this.wantedOf(card), { isUserAction: true }) }
  }

  private wantedOf({ cardId, priceMode, pointPrice }: PrivilegeCardDetail) {
    return { cardId, qty: this.qty, priceMode, pointPrice }
  }

  private place(): Promise<CreateOrderOutput> {
    const { value: offer } = this.offer
    if (!offer) throw new Error('nothing to order')
    const { card, price } = offer
    const input = {
      ...this.wantedOf(card),
      payAmount: price.payAmount,
      ...(this.needsHolder && holderOf(this.form.fields)),
    }
    return this.app.request(createCardOrder, input, { idempotencyKey: this.intent.keyFor(input) })
  }
}

/** Addresses are untrusted: one piece unless the number is valid. */
function piecesOf(qty: string | undefined): number {
  const pieces = Number(qty ?? 1)
  return Number.isInteger(pieces) && pieces >= 1 && pieces <= MAX_QTY ? pieces : 1
}
