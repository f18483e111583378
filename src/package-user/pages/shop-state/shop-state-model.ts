import type { App } from '@/services/app'

/** Closed shop: checks again on a tap, and automatically only when the page is shown. */
export class ShopStateModel {
  private loading: Promise<void> | null = null

  constructor(private readonly app: Pick<App, 'shopConfig' | 'navigation'>) {}

  /** Continues if the shop has opened; concurrent calls share one check. */
  load(): Promise<void> {
    this.loading ??= this.check().finally(() => {
      this.loading = null
    })
    return this.loading
  }

  private async check(): Promise<void> {
    const { shopConfig, navigation } = this.app
    await shopConfig.load()
    if (shopConfig.isOpen) await navigation.leaveShopState()
  }
}
