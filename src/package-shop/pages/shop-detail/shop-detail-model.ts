import { addToCart } from '@/contracts/cart/add-to-cart'
import { getSpu, type Sku, type SpuDetail } from '@/contracts/goods/get-spu'
import { cartTakes } from '@/domain/product-cart'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { randomHex } from '@/lib/random-hex'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { keepForVisitor } from '@/services/cart/visitor-cart'

type Parts = Pick<App, 'request' | 'navigation' | 'session' | 'storage' | 'shopConfig'>

/** Goods with the selected variant and quantity (SHOP-012). */
export class ShopDetailModel {
  readonly detail: Resource<SpuDetail>
  readonly adding: Submission<[], true>
  qty = 1
  /** Selected value of each spec. */
  private chosen: ReadonlyMap<string, string> = new Map()

  constructor(
    private readonly app: Parts,
    private readonly spuId: string,
  ) {
    this.detail = new Resource(
      () => app.request(getSpu, { spuId }),
      (detail) => this.beginWith(detail),
    )
    this.adding = new Submission(() => this.add())
    makeRefObservable(this)
  }

  /** Selected variant; null if the shop does not sell the combination. */
  get sku(): Sku | null {
    return this.detail.value?.skus.find((sku) => this.fits(sku, this.chosen)) ?? null
  }

  /** Maximum pieces at once. */
  get limit(): number {
    return this.sku ? Math.max(0, Math.min(this.sku.stock, this.sku.limit)) : 0
  }

  /** True if these goods can be put into a cart (SHELL-039, SHOP-015). */
  get hasCart(): boolean {
    const { value } = this.detail
    return value?.supportCart === true && cartTakes(this.app.shopConfig.config, value.spuType)
  }

  isChosen(specId: string, valueId: string): boolean {
    return this.chosen.get(specId) === valueId
  }

  /** True if the combination with this value is sold out. */
  isSoldOut(specId: string, valueId: string): boolean {
    const wanted = new Map(this.chosen).set(specId, valueId)
    return !this.detail.value?.skus.some((sku) => sku.stock > 0 && this.fits(sku, wanted))
  }

  choose(specId: string, valueId: string): void {
    this.chosen = new Map(this.chosen).set(specId, valueId)
    this.setQty(1)
  }

  setQty(qty: number): void {
    this.qty = Math.min(Math.max(1, qty), Math.max(1, this.limit))
  }

  buy(): void {
    if (!this.sku || this.limit === 0) return
    const { spuId, sku, qty } = this
    void this.app.navigation.open(routes.goodsConfirm, { spuId, skuId: sku.skuId, qty: String(qty) })
  }

  /** A visitor's goods stay on the device until the login. */
  private async add(): Promise<true> {
    const { sku, qty, app } = this
    if (!sku || this.limit === 0) throw new Error('nothing to put into the cart')
    const wanted = { skuId: sku.skuId, qty }
    if (app.session.isLoggedIn) await app.request(addToCart, wanted, { idempotencyKey: randomHex(32) })
    else keepForVisitor(app, wanted)
    return true
  }

  /** Preselects the first available variant; keeps the buyer's selection. */
  private beginWith({ skus, specs }: SpuDetail): void {
    if (this.chosen.size === 0) {
      const first = skus.find(({ stock }) => stock > 0) ?? skus[0]
      this.chosen = new Map(specs.map(({ specId }, at) => [specId, first?.valueIds[at] ?? '']))
    }
    this.setQty(this.qty)
  }

  private fits({ valueIds }: Sku, wanted: ReadonlyMap<string, string>): boolean {
    return [...wanted.values()].every((valueId) => valueIds.includes(valueId))
  }
}
