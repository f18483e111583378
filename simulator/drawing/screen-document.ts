import type { MiniPackage } from '../package/load-package'
import { dialects } from '../package/platforms'
import type { ViewNode } from '../view/view-engine'
import type { ViewTree } from '../view/view-tree'
import { elementHtml } from './element-html'
import { classPrefix, pageStyles } from './style-sheets'
import { vendorStyles } from './vendor-styles'

/** A screen as the parts of an HTML document. */
export interface ScreenDocument {
  /** The vendor's styles, then the app's. */
  styles: string
  body: string
  /** The elements of the body: the one at `i` carries `data-n="i"`. */
  nodes: ViewNode[]
}

/** Roots on the screen: the page, and the app's custom tab bar. */
export interface ScreenRoots {
  route: string
  page: ViewNode
  tabBar?: ViewNode
}

/** Converts the visible tree to HTML, with rpx as px for a screen of `windowWidth` px. */
export function screenDocument(
  tree: ViewTree,
  { route, page, tabBar }: ScreenRoots,
  miniPackage: MiniPackage,
  windowWidth: number,
): ScreenDocument {
  const { platform } = miniPackage
  const toPx = (style: string): string =>
    style.replace(/(-?[\d.]+)rpx\b/g, (_, value: string) => `${((Number(value) * windowWidth) / 750).toFixed(3)}px`)
  const drawn: ViewNode[] = []
  const draw = (root: ViewNode, prefix: string): string =>
    elementHtml({ tree, platform, toPx, classPrefix: prefix, drawn }, root)
  const { tabBarComponent = '' } = dialects[platform]
  const body = draw(page, '') + (tabBar ? draw(tabBar, classPrefix(miniPackage, tabBarComponent)) : '')
  return { styles: stylesOf(miniPackage, route, windowWidth, toPx), body, nodes: drawn }
}

/** Parsing style sheets takes longer than drawing the page, and a package never changes. */
const knownStyles = new WeakMap<MiniPackage, Map<string, string>>()

function stylesOf(
  miniPackage: MiniPackage,
  route: string,
  windowWidth: number,
  toPx: (style: string) => string,
): string {
  const ofPackage = knownStyles.get(miniPackage) ?? new Map<string, string>()
  knownStyles.set(miniPackage, ofPackage)
  const key = `${route} ${windowWidth}`
  const known = ofPackage.get(key) ?? `${vendorStyles[miniPackage.platform]}\n${toPx(pageStyles(miniPackage, route))}`
  ofPackage.set(key, known)
  return known
}
