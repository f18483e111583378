import type { Cart, CartItem } from '@/contracts/cart/cart'
import { changeCartItem } from '@/contracts/cart/change-cart-item'
import { getCart } from '@/contracts/cart/get-cart'
import { removeFromCart } from '@/contracts/cart/remove-from-cart'
import { selectCartItems } from '@/contracts/cart/select-cart-items'
import { type AppError, toAppError } from '@/lib/app-error'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { mergeVisitorCart } from '@/services/cart/visitor-cart'

type Parts = Pick<App, 'request' | 'navigation' | 'session' | 'storage'>

/** Cart items with the same delivery method. */
export interface CartSection {
  deliverMethod: string
  items: CartItem[]
}

/** The cart: items, selection, and unavailable items (SHOP-002, SHOP-010). */
export class CartListModel {
  readonly cart: Resource<Cart>
  /** Wanted quantities of items with a pending change. */
  private wantedQty: ReadonlyMap<string, number> = new Map()
  /** Changes are sent one after the other. */
  private lastChange: Promise<unknown> = Promise.resolve()

  constructor(private readonly app: Parts) {
    this.cart = new Resource(() => this.fetchCart())
    makeRefObservable(this, 'lastChange')
  }

  /** Available items by delivery method. */
  get sections(): CartSection[] {
    const groups = this.cart.value?.groups ?? []
    return groups
      .map(({ deliverMethod, items }) => ({ deliverMethod, items: items.filter(({ stock }) => stock > 0) }))
      .filter(({ items }) => items.length > 0)
  }

  /** Sold-out items. */
  get soldOut(): CartItem[] {
    return (this.cart.value?.groups ?? []).flatMap(({ items }) => items.filter(({ stock }) => stock <= 0))
  }

  /** Items selected by "select all". */
  private get selectable(): CartItem[] {
    return this.sections.flatMap(({ items }) => items)
  }

  get isAllSelected(): boolean {
    return this.selectable.length > 0 && this.selectable.every(({ selected }) => selected)
  }

  /** Selected items that can be bought. */
  get toBuy(): CartItem[] {
    return this.selectable.filter(({ selected, invalid }) => selected && !invalid)
  }

  /** Shown quantity: the wanted one at once, before the shop answers. */
  qtyOf({ cartItemId, qty }: CartItem): number {
    return this.wantedQty.get(cartItemId) ?? qty
  }

  async setQty({ cartItemId }: CartItem, qty: number): Promise<AppError | null> {
    this.wantedQty = new Map(this.wantedQty).set(cartItemId, qty)
    const error = await this.change(() => this.app.request(changeCartItem, { cartItemId, qty }))
    this.endWish(cartItemId, qty)
    return error
  }

  select({ cartItemId }: CartItem, selected: boolean): Promise<AppError | null> {
    return this.change(() => this.app.request(changeCartItem, { cartItemId, selected }))
  }

  selectAll(): Promise<AppError | null> {
    const selected = !this.isAllSelected
    const cartItemIds = this.selectable.map(({ cartItemId }) => cartItemId)
    return this.change(() => this.app.request(selectCartItems, { cartItemIds, selected }))
  }

  remove(items: readonly CartItem[]): Promise<AppError | null> {
    const ids = items.map(({ cartItemId }) => cartItemId).join(',')
    return this.change(() => this.app.request(removeFromCart, { ids }))
  }

  openItem({ spuId }: CartItem): void {
    void this.app.navigation.open(routes.shopDetail, { spuId })
  }

  /** Opens the confirmation of the selection. */
  settle(): void {
    if (this.toBuy.length === 0) return
    const cartItemIds = this.toBuy.map(({ cartItemId }) => cartItemId).join(',')
    void this.app.navigation.open(routes.goodsCartConfirm, { cartItemIds })
  }

  /** Changes the cart after all earlier changes; resolves with the error, or null. */
  private change(call: () => Promise<Cart>): Promise<AppError | null> {
    const change = this.lastChange.then(() => this.perform(call))
    this.lastChange = change
    return change
  }

  private async perform(call: () => Promise<Cart>): Promise<AppError | null> {
    try {
      this.cart.set(await call())
      return null
    } catch (thrown) {
      return toAppError(thrown)
    }
  }

  /** A newer quantity of the same item stays. */
  private endWish(cartItemId: string, qty: number): void {
    if (this.wantedQty.get(cartItemId) !== qty) return
    this.wantedQty = new Map([...this.wantedQty].filter(([id]) => id !== cartItemId))
  }

  /** The login has merged the visitor's selection into the cart. */
  private async fetchCart(): Promise<Cart> {
    await mergeVisitorCart(this.app)
    return this.app.request(getCart, {})
  }
}
