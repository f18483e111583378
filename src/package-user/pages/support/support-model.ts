import { type GetShopOutput, getShop } from '@/contracts/shop/get-shop'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** Introduction of the shop; the page works without it. */
export class SupportModel {
  readonly shop: Resource<GetShopOutput>

  constructor({ request }: Pick<App, 'request'>) {
    this.shop = new Resource(() => request(getShop, {}))
    makeRefObservable(this)
  }
}
