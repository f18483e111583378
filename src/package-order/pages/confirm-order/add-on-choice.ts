import type { GoodsItemInput } from '@/contracts/goods/goods-item'
import type { TiedGoods } from '@/contracts/goods/list-tied-goods'
import { searchTiedGoods } from '@/contracts/goods/search-tied-goods'
import type { PreOrderInput } from '@/contracts/order/pre-order'
import type { Id } from '@/contracts/wire-types'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'
import type { confirmForm } from './confirm-form'
import type { Offer } from './offer'

type Field = ReturnType<typeof confirmForm>['fields']['addOns']

/**
 * Goods that are bought along with the tickets (decision 77): what is offered, and how many the buyer wants, which their
 * draft keeps. Without an answer tickets are bought alone.
 */
export class AddOnChoice {
  readonly goods: Resource<TiedGoods[]>
  /** The shop has fewer of them than an order asked for. */
  isShort = false

  private lookUp: Promise<void> | null = null

  constructor(
    { request }: Pick<App, 'request'>,
    { showId, bizShowSessionId: sessionId, items }: PreOrderInput,
    private readonly field: Field,
    private readonly offer: Resource<Offer>,
  ) {
    const seatPlanIds = items.map(({ seatPlanId }) => seatPlanId)
    this.goods = new Resource(() => request(searchTiedGoods, { showId, sessionId, seatPlanIds }))
    makeRefObservable(this, 'lookUp')
  }

  /** What the price on the screen is for. */
  get priced(): readonly GoodsItemInput[] {
    return this.offer.value?.request.addOns ?? []
  }

  load(): void {
    this.lookUp = this.goods.load()
  }

  /** Pieces that the buyer wants, as far as they are there. */
  qtyOf({ skuId, maxQty }: Pick<TiedGoods, 'skuId' | 'maxQty'>): number {
    const wanted = itemsIn(this.field.value).find((item) => item.skuId === skuId)
    return Math.min(wanted?.qty ?? 0, maxQty)
  }

  /** Chooses so many pieces, and goes back to what the price is for where the shop does not answer. */
  async setQty(skuId: Id, qty: number): Promise<void> {
    const others = this.chosen.filter((item) => item.skuId !== skuId)
    this.field.set(qty > 0 ? [...others, { skuId, qty }] : others)
    await this.offer.load()
    if (this.offer.error) this.field.set(this.priced)
  }

  /** What the next price is to be requested with. Goods of a draft are looked up first: they may be gone. */
  async requested(): Promise<readonly GoodsItemInput[]> {
    if (this.field.value.length > 0) await this.lookUp
    return this.chosen
  }

  /** An order was refused because something was gone: where it was goods, those that are left get their price. */
  async recheck(): Promise<void> {
    const { priced } = this
    this.setShort(priced.length > 0)
    if (priced.length === 0) return
    await this.goods.load()
    this.setShort(priced.some(({ skuId, qty }) => qty > this.leftOf(skuId)))
    if (this.isShort) await this.offer.load()
  }

  private get chosen(): GoodsItemInput[] {
    const goods = this.goods.value ?? []
    return goods.map((one) => ({ skuId: one.skuId, qty: this.qtyOf(one) })).filter(({ qty }) => qty > 0)
  }

  private leftOf(skuId: Id): number {
    return this.goods.value?.find((one) => one.skuId === skuId)?.maxQty ?? 0
  }

  private setShort(isShort: boolean): void {
    this.isShort = isShort
  }
}

/** Items of a draft, which storage may have kept in any shape. */
function itemsIn(items: unknown): readonly GoodsItemInput[] {
  const isItem = (item: unknown): item is GoodsItemInput =>
    typeof item === 'object' && item !== null && 'skuId' in item && 'qty' in item && Number.isInteger(item.qty)
  return Array.isArray(items) ? items.filter(isItem) : []
}
