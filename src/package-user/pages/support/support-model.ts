import { type GetShopOutput, getShop } from '@/contracts/shop/get-shop'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** How the shop presents itself; the page does without when it does not say. */
export class SupportModel {
  readonly shop: Resource<GetShopOutput>

  constructor({ request }: Pick<App, 'request'>) {
    this.shop = new Resource(() => request(getShop, {}))
    makeRefObservable(this)
  }
}
