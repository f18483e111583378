import { getSpu, type Sku, type SpuDetail } from '@/contracts/goods/get-spu'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { App } from '@/services/app'

/** Goods, and which and how many of them are wanted (SHOP-012). */
export class ShopDetailModel {
  readonly detail: Resource<SpuDetail>
  qty = 1
  private chosenSkuId: string | null = null

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation'>,
    private readonly spuId: string,
  ) {
    this.detail = new Resource(
      () => app.request(getSpu, { spuId }),
      () => this.setQty(this.qty),
    )
    makeRefObservable(this)
  }

  /** What is really bought: what was chosen, or the first that is there; null where nothing is. */
  get sku(): Sku | null {
    const skus = this.detail.value?.skus ?? []
    const chosen = skus.find(({ skuId }) => skuId === this.chosenSkuId)
    return chosen ?? skus.find(({ stock }) => stock > 0) ?? null
  }

  /** Pieces that can be bought at once. */
  get limit(): number {
    return this.sku ? Math.max(0, Math.min(this.sku.stock, this.sku.limit)) : 0
  }

  choose({ skuId }: Sku): void {
    this.chosenSkuId = skuId
    this.qty = 1
  }

  setQty(qty: number): void {
    this.qty = Math.min(Math.max(1, qty), Math.max(1, this.limit))
  }

  buy(): void {
    if (!this.sku || this.limit === 0) return
    const { spuId, sku, qty } = this
    void this.app.navigation.open(routes.goodsConfirm, { spuId, skuId: sku.skuId, qty: String(qty) })
  }
}
