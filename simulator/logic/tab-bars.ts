import { dialects } from '../package/platforms'
import type { MountedRoot } from '../view/view-engine'
import type { OpenPage, PageStackContext } from './open-page'

let pageCount = 0

/** Gives every tab page its own instance of the custom tab bar, which `page.getTabBar()` returns. */
export class TabBars {
  private readonly component: string | undefined

  constructor(private readonly context: PageStackContext) {
    const { app, platform } = context.miniPackage
    this.component = app.hasCustomTabBar ? dialects[platform].tabBarComponent : undefined
  }

  create(page: OpenPage): MountedRoot | undefined {
    const { component } = this
    if (!component || !page.isTab) return undefined
    const { engine, meter, registry } = this.context
    registry.load(component)
    const tabBar = meter.ownedBy(page, () => engine.mount(component))
    page.root.instance.getTabBar = () => tabBar.instance
    pageCount += 1
    const pageId = `pageId:${pageCount}`
    tabBar.instance.getPageId = () => pageId
    return tabBar
  }

  attach(page: OpenPage): void {
    const { tabBar } = page
    if (tabBar) this.context.meter.ownedBy(page, () => tabBar.attach())
  }
}
