import type { App } from '@/services/app'

/** The shop is not open: looks again when it is prompted to, and by itself only when the page is seen. */
export class ShopStateModel {
  private loading: Promise<void> | null = null

  constructor(private readonly app: Pick<App, 'shopConfig' | 'navigation'>) {}

  /** Leads on when the shop has opened meanwhile; calls while that is under way share it. */
  load(): Promise<void> {
    this.loading ??= this.look().finally(() => {
      this.loading = null
    })
    return this.loading
  }

  private async look(): Promise<void> {
    const { shopConfig, navigation } = this.app
    await shopConfig.load()
    if (shopConfig.isOpen) await navigation.leaveShopState()
  }
}
