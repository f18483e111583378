import type { App } from '@/services/app'

/** The shop is not open: looks again when it is asked to, and by itself only when the page is seen. */
export class ShopStateModel {
  private isLeaving = false

  constructor(private readonly app: Pick<App, 'shopConfig' | 'navigation' | 'changes'>) {}

  /** Goes back once the shop has opened; what was refused to the page below is asked for again. */
  async load(): Promise<void> {
    const { shopConfig, navigation, changes } = this.app
    await shopConfig.load()
    if (this.isLeaving || !shopConfig.isOpen) return
    this.isLeaving = true
    changes.invalidateHidden()
    await navigation.back()
  }
}
