import { NavigationRefused, type PageStack } from '../logic/page-stack'
import { VendorRefusal } from './answers'
import type { Outcome, VendorApi, VendorHost } from './vendor-host'

/** Vendors create pages outside the app's scripts: none exists before the next frame, ms. */
const PAGE_MS = 16

interface NavigationOptions {
  url?: string
  delta?: number
}

/** Navigation, with each vendor's rejections. */
export class Navigation {
  constructor(
    private readonly host: VendorHost,
    private readonly stack: PageStack,
  ) {}

  api(): VendorApi {
    const { stack } = this
    return {
      navigateTo: this.navigation('navigateTo', ({ url = '' }) => stack.navigateTo(url)),
      redirectTo: this.navigation('redirectTo', ({ url = '' }) => stack.redirectTo(url)),
      reLaunch: this.navigation('reLaunch', ({ url = '' }) => stack.reLaunch(url)),
      switchTab: this.navigation('switchTab', ({ url = '' }) => {
        // Alipay rejects parameters for a tab; the others drop them.
        if (this.host.platform === 'alipay' && url.includes('?')) throw new VendorRefusal('参数错误', { error: 1 })
        stack.switchTab(url)
      }),
      navigateBack: this.navigation('navigateBack', ({ delta = 1 }) => stack.navigateBack(delta)),
    }
  }

  private navigation(name: string, run: (options: NavigationOptions) => void) {
    return this.host.asyncApi<NavigationOptions>(name, async (options): Promise<Outcome> => {
      await new Promise((resolve) => setTimeout(resolve, PAGE_MS))
      if (this.host.isClosed) return 'silence'
      try {
        run(options)
        return undefined
      } catch (error) {
        if (!(error instanceof NavigationRefused)) throw error
        // The eleventh navigateTo does nothing at all on Alipay: no page, no callback.
        if (this.host.platform === 'alipay' && error.message.includes('webview count')) return 'silence'
        throw new VendorRefusal(error.message)
      }
    })
  }
}
