import { routes } from '@/routes'
import type { App } from '@/services/app'

/** The shop is not open: looks again when it is asked to, and by itself only when the page is seen. */
export class ShopStateModel {
  constructor(private readonly app: Pick<App, 'shopConfig' | 'navigation'>) {}

  /** Goes home when the shop has opened meanwhile. */
  async load(): Promise<void> {
    const { shopConfig, navigation } = this.app
    await shopConfig.load()
    if (shopConfig.isOpen) await navigation.relaunch(routes.list, {})
  }
}
