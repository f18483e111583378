import type { LogicInstance } from '../view/view-engine'
import type { OpenPage, PageStackContext } from './open-page'
import { type PageAddress, parseAddress } from './page-address'
import { callMember } from './raw-definition'
import type { SetDataOwner } from './set-data-meter'
import { TabBars } from './tab-bars'

/** Every vendor keeps ten pages at most. */
const deepest = 10

/** Navigation rejected by the vendor; the message follows `:fail `. */
export class NavigationRefused extends Error {}

/** The open pages, with the lifecycles of opening, hiding and closing. */
export class PageStack {
  readonly pages: OpenPage[] = []
  private readonly keptTabs = new Map<string, OpenPage>()
  private readonly tabBars: TabBars

  constructor(private readonly context: PageStackContext) {
    this.tabBars = new TabBars(context)
  }

  get current(): OpenPage | undefined {
    return this.pages[this.pages.length - 1]
  }

  open(url: string): void {
    this.push(this.find(url))
  }

  navigateTo(url: string): void {
    const address = this.find(url)
    if (this.isTab(address.route)) throw new NavigationRefused('can not navigateTo a tabbar page')
    if (this.pages.length >= deepest) throw new NavigationRefused('webview count limit exceed')
    this.hideCurrent()
    this.push(address)
  }

  redirectTo(url: string): void {
    const address = this.find(url)
    if (this.isTab(address.route)) throw new NavigationRefused('can not redirectTo a tabbar page')
    this.closeTop()
    this.push(address)
  }

  reLaunch(url: string): void {
    const address = this.find(url)
    // WeChat allows it; Alipay and Douyin do not.
    const hasQuery = Object.keys(address.query).length > 0
    if (hasQuery && this.isTab(address.route))
      throw new NavigationRefused('can not reLaunch a tabbar page with a query')
    this.closeAll()
    this.push(address)
  }

  switchTab(url: string): void {
    const { route } = this.find(url)
    if (!this.isTab(route)) throw new NavigationRefused('can not switch to no-tabBar page')
    const wasOnTop = this.current?.isTab === true
    while (this.current && !this.current.isTab) this.closeTop()
    const current = this.current
    if (current?.route === route) {
      if (!wasOnTop) this.show(current)
      return
    }
    if (wasOnTop) this.hideCurrent()
    this.pages.length = 0
    this.push({ route, query: {} })
  }

  navigateBack(delta: number): void {
    if (this.pages.length < 2) throw new NavigationRefused('cannot navigate back at first page')
    for (let left = Math.min(Math.max(1, delta), this.pages.length - 1); left > 0; left -= 1) this.closeTop()
    if (this.current) this.show(this.current)
  }

  /** Closes every page, including tab pages in the background. */
  closeAll(): void {
    while (this.current) this.closeTop()
    for (const page of [...this.keptTabs.values()]) this.close(page)
  }

  /** The app comes to the foreground. */
  showCurrent(): void {
    if (this.current) this.show(this.current)
  }

  /** The app goes to the background, or another page covers this one. */
  hideCurrent(): void {
    const page = this.current
    if (!page) return
    this.lifecycle(page, 'onHide')
    page.root.pageLifetime('hide')
    page.tabBar?.pageLifetime('hide')
  }

  isTab(route: string): boolean {
    return this.context.miniPackage.app.tabs.some((tab) => tab.pagePath === route)
  }

  private find(url: string): PageAddress {
    const address = parseAddress(url, this.current?.route)
    const isPage = this.context.miniPackage.app.pages.some((page) => page.path === address.route)
    if (!isPage) throw new NavigationRefused(`page "${address.route}" is not found`)
    return address
  }

  private push({ route, query }: PageAddress): void {
    const kept = this.keptTabs.get(route)
    if (kept) {
      this.pages.push(kept)
      this.show(kept)
      return
    }
    this.context.registry.load(route)
    const page = this.create(route, query)
    this.pages.push(page)
    if (page.isTab) this.keptTabs.set(route, page)
    this.context.meter.ownedBy(page, () => page.root.attach())
    this.tabBars.attach(page)
    this.lifecycle(page, 'onLoad', this.context.clone(query))
    this.show(page)
    const rendered = this.context.activity.begin()
    page.root.onRendered(() => {
      rendered()
      this.lifecycle(page, 'onReady')
    })
  }

  private create(route: string, query: Record<string, string>): OpenPage {
    const { engine, meter, clone } = this.context
    const isTab = this.isTab(route)
    const owner: SetDataOwner = { route, isFirstScreen: true, isClosed: false }
    const root = meter.ownedBy(owner, () => engine.mount(route))
    const page: OpenPage = Object.assign(owner, { query, root, isTab, scrollTop: 0 })
    Object.assign(root.instance, { route, __route__: route, options: clone(query) })
    page.tabBar = this.tabBars.create(page)
    return page
  }

  private show(page: OpenPage): void {
    this.lifecycle(page, 'onShow')
    page.root.pageLifetime('show')
    page.tabBar?.pageLifetime('show')
  }

  private closeTop(): void {
    const page = this.pages.pop()
    if (page) this.close(page)
  }

  private close(page: OpenPage): void {
    this.keptTabs.delete(page.route)
    this.lifecycle(page, 'onUnload')
    page.isClosed = true
    page.tabBar?.detach()
    page.root.detach()
  }

  private lifecycle(page: OpenPage, name: string, ...args: unknown[]): void {
    const { instance }: { instance: LogicInstance } = page.root
    this.context.faults.guard(`${page.route} ${name}`, () => callMember(instance, name, ...args))
  }
}
