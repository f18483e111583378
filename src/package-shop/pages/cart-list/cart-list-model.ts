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

/** Items of the cart that are handed over in the same way. */
export interface CartSection {
  deliverMethod: string
  items: CartItem[]
}

/** The cart: what is in it, what of it is chosen, and what cannot be bought any more (SHOP-002, SHOP-010). */
export class CartListModel {
  readonly cart: Resource<Cart>
  /** Pieces that the buyer wants of items whose change is on its way. */
  private wantedQty: ReadonlyMap<string, number> = new Map()
  /** Changes reach the shop one after the other. */
  private lastChange: Promise<unknown> = Promise.resolve()

  constructor(private readonly app: Parts) {
    this.cart = new Resource(() => this.fetchCart())
    makeRefObservable(this, 'lastChange')
  }

  /** What can be bought, by how it is handed over. */
  get sections(): CartSection[] {
    const groups = this.cart.value?.groups ?? []
    return groups
      .map(({ deliverMethod, items }) => ({ deliverMethod, items: items.filter(({ stock }) => stock > 0) }))
      .filter(({ items }) => items.length > 0)
  }

  /** What is sold out. */
  get soldOut(): CartItem[] {
    return (this.cart.value?.groups ?? []).flatMap(({ items }) => items.filter(({ stock }) => stock <= 0))
  }

  /** Items that a tap on "select all" chooses. */
  private get selectable(): CartItem[] {
    return this.sections.flatMap(({ items }) => items)
  }

  get isAllSelected(): boolean {
    return this.selectable.length > 0 && this.selectable.every(({ selected }) => selected)
  }

  /** Chosen items that can be bought as they are. */
  get toBuy(): CartItem[] {
    return this.selectable.filter(({ selected, invalid }) => selected && !invalid)
  }

  /** Pieces as they are shown: at once what the buyer wants, whatever the shop still has to answer. */
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

  /** On to the confirmation of what is chosen. */
  settle(): void {
    if (this.toBuy.length === 0) return
    const cartItemIds = this.toBuy.map(({ cartItemId }) => cartItemId).join(',')
    void this.app.navigation.open(routes.goodsCartConfirm, { cartItemIds })
  }

  /** Changes the cart after all earlier changes; answers why the shop did not, or null. */
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

  /** A newer wish for the same item stays. */
  private endWish(cartItemId: string, qty: number): void {
    if (this.wantedQty.get(cartItemId) !== qty) return
    this.wantedQty = new Map([...this.wantedQty].filter(([id]) => id !== cartItemId))
  }

  /** What was chosen before the login is in the cart by then. */
  private async fetchCart(): Promise<Cart> {
    await mergeVisitorCart(this.app)
    return this.app.request(getCart, {})
  }
}
