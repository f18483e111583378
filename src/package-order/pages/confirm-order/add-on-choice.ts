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
 * Goods bought with the tickets (decision 77): the offer, and the quantities, which the buyer's draft stores. Tickets
 * are bought alone if the call fails.
 */
export class AddOnChoice {
  readonly goods: Resource<TiedGoods[]>
  /** True if the shop has fewer pieces than an order requested. */
  isOutOfStock = false

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

  /** Goods included in the price on screen. */
  get priced(): readonly GoodsItemInput[] {
    return this.offer.value?.request.addOns ?? []
  }

  load(): void {
    this.lookUp = this.goods.load()
  }

  /** Pieces that the buyer wants, limited by stock. */
  qtyOf({ skuId, maxQty }: Pick<TiedGoods, 'skuId' | 'maxQty'>): number {
    const wanted = itemsIn(this.field.value).find((item) => item.skuId === skuId)
    return Math.min(wanted?.qty ?? 0, maxQty)
  }

  /** Sets the quantity; restores the priced one if the call fails. */
  async setQty(skuId: Id, qty: number): Promise<void> {
    const others = this.chosen.filter((item) => item.skuId !== skuId)
    this.field.set(qty > 0 ? [...others, { skuId, qty }] : others)
    await this.offer.load()
    if (this.offer.error) this.field.set(this.priced)
  }

  /** Goods for the next price request. Goods of a draft are checked first, because they may be gone. */
  async requested(): Promise<readonly GoodsItemInput[]> {
    if (this.field.value.length > 0) await this.lookUp
    return this.chosen
  }

  /** After an order was rejected for missing goods, fetches the price of those that are left. */
  async recheck(): Promise<void> {
    const { priced } = this
    this.setOutOfStock(priced.length > 0)
    if (priced.length === 0) return
    await this.goods.load()
    this.setOutOfStock(priced.some(({ skuId, qty }) => qty > this.leftOf(skuId)))
    if (this.isOutOfStock) await this.offer.load()
  }

  private get chosen(): GoodsItemInput[] {
    const goods = this.goods.value ?? []
    return goods.map((one) => ({ skuId: one.skuId, qty: this.qtyOf(one) })).filter(({ qty }) => qty > 0)
  }

  private leftOf(skuId: Id): number {
    return this.goods.value?.find((one) => one.skuId === skuId)?.maxQty ?? 0
  }

  private setOutOfStock(isOutOfStock: boolean): void {
    this.isOutOfStock = isOutOfStock
  }
}

/** Goods of a draft; storage may contain anything. */
function itemsIn(items: unknown): readonly GoodsItemInput[] {
  const isItem = (item: unknown): item is GoodsItemInput =>
    typeof item === 'object' && item !== null && 'skuId' in item && 'qty' in item && Number.isInteger(item.qty)
  return Array.isArray(items) ? items.filter(isItem) : []
}
