import type { OpenPage } from '../logic/open-page'
import { callMember } from '../logic/raw-definition'
import type { VendorApi, VendorHost } from './vendor-host'

interface ChromeOptions {
  title?: string
  scrollTop?: number
  index?: number
  text?: string
  frontColor?: string
}

/** Vendor parts around a page: title, native tab bar, scroll position. */
export class PageChrome {
  isTabBarHidden = false
  /** Tab texts set at run time, by index. */
  readonly tabTexts = new Map<number, string>()
  readonly badges = new Map<number, string>()
  /** Colour of title bar content. */
  frontColor = '#000000'
  private readonly titles = new WeakMap<OpenPage, string>()

  constructor(
    private readonly host: VendorHost,
    private readonly pages: { current: OpenPage | undefined },
  ) {}

  /** Title set by the app for the top page; undefined for that of its configuration. */
  get title(): string | undefined {
    return this.pages.current && this.titles.get(this.pages.current)
  }

  api(): VendorApi {
    const { host } = this
    const bar = ({ title, frontColor }: ChromeOptions): undefined => {
      if (this.pages.current && title !== undefined) this.titles.set(this.pages.current, title)
      if (frontColor) this.frontColor = frontColor
    }
    return {
      setNavigationBarTitle: host.asyncApi<ChromeOptions>('setNavigationBarTitle', bar),
      setNavigationBarColor: host.asyncApi<ChromeOptions>('setNavigationBarColor', bar),
      setNavigationBar: host.asyncApi<ChromeOptions>('setNavigationBar', bar),
      pageScrollTo: host.asyncApi<ChromeOptions>('pageScrollTo', (options): undefined => {
        this.scrollTo(options.scrollTop ?? 0)
      }),
      hideTabBar: host.asyncApi('hideTabBar', () => this.setTabBarHidden(true)),
      showTabBar: host.asyncApi('showTabBar', () => this.setTabBarHidden(false)),
      setTabBarItem: host.asyncApi<ChromeOptions>('setTabBarItem', ({ index = 0, text = '' }): undefined => {
        this.tabTexts.set(index, text)
      }),
      setTabBarBadge: host.asyncApi<ChromeOptions>('setTabBarBadge', ({ index = 0, text = '' }): undefined => {
        this.badges.set(index, text)
      }),
      removeTabBarBadge: host.asyncApi<ChromeOptions>('removeTabBarBadge', ({ index = 0 }): undefined => {
        this.badges.delete(index)
      }),
    }
  }

  /** Scrolls the page on top to `scrollTop` px. */
  scrollTo(scrollTop: number): void {
    const page = this.pages.current
    if (!page) return
    page.scrollTop = scrollTop
    const event = this.host.clone({ scrollTop })
    this.host.faults.guard(`${page.route} onPageScroll`, () => callMember(page.root.instance, 'onPageScroll', event))
  }

  private setTabBarHidden(isHidden: boolean): undefined {
    this.isTabBarHidden = isHidden
  }
}
