import { compareStructural, reaction, runInAction } from 'mobx'
import { countCart } from '@/contracts/cart/count-cart'
import { hasProductCart } from '@/domain/product-cart'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { App } from '@/services/app'
import { mergeVisitorCart } from './visitor-cart'

type Parts = Pick<App, 'request' | 'storage' | 'session' | 'shopConfig' | 'changes'>

/** Number of pieces in the cart of the logged-in user; 0 for visitors and without carts. */
class CartCount {
  count = 0

  private runs = 0

  constructor(private readonly parts: Parts) {
    makeRefObservable(this, 'runs')
    const { session, shopConfig, changes } = parts
    reaction(
      () => [session.user?.bizUserId, hasProductCart(shopConfig.config), changes.versionOf(['cart'])],
      () => void this.load(),
      // A configuration that comes again changes nothing, or a closed shop would be counted at again and again.
      { fireImmediately: true, equals: compareStructural },
    )
  }

  /** Counts again; the last count stands where the shop does not answer. */
  async load(): Promise<void> {
    const { session, shopConfig, request } = this.parts
    const run = ++this.runs
    if (!session.isLoggedIn || !hasProductCart(shopConfig.config)) return this.set(0)
    await mergeVisitorCart(this.parts)
    const answer = await request(countCart, {}).catch(() => null)
    if (answer && run === this.runs) this.set(answer.count)
  }

  private set(count: number): void {
    runInAction(() => {
      this.count = count
    })
  }
}

const counts = new WeakMap<App['session'], CartCount>()

/** The one count of an app, begun by the first part that shows it: badges share it. */
export function cartCountOf(parts: Parts): CartCount {
  const known = counts.get(parts.session)
  if (known) return known
  const count = new CartCount(parts)
  counts.set(parts.session, count)
  return count
}
