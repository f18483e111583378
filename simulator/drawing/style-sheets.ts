import path from 'node:path'
import postcss from 'postcss'
import type { MiniPackage } from '../package/load-package'
import { dialects, type Platform } from '../package/platforms'
import { builtInTags } from '../view/built-in-tags'

/** Prefix of class names in a component isolated from the page's styles. */
const isolationMark = 'own--'

/** Components are isolated from the page's styles by default; on Alipay they are not. */
const isolatesByDefault: Record<Platform, boolean> = { weapp: true, tt: true, xhs: true, alipay: false }

/** The style sheets of a page, of the app before it, and of a tab bar of the app's own, with imports put in place. */
export function pageStyles(miniPackage: MiniPackage, route: string): string {
  const { styles, platform } = miniPackage
  const { styleExtension, tabBarComponent } = dialects[platform]
  const files = [`app${styleExtension}`, `${route}${styleExtension}`]
  const sheets = files.map((file) => readSheet(styles, file, ''))
  if (tabBarComponent)
    sheets.push(readSheet(styles, `${tabBarComponent}${styleExtension}`, classPrefix(miniPackage, tabBarComponent)))
  return sheets.join('\n')
}

/** Prefix of a component's class names: unknown to the page's styles if it is isolated. */
export function classPrefix({ components, platform }: MiniPackage, component: string): string {
  const { styleIsolation } = components.get(component)?.options ?? {}
  const isIsolated = styleIsolation === undefined ? isolatesByDefault[platform] : styleIsolation === 'isolated'
  return isIsolated ? isolationMark : ''
}

function readSheet(styles: ReadonlyMap<string, string>, file: string, prefix: string): string {
  const root = postcss.parse(styles.get(file) ?? '')
  root.walkAtRules('import', (rule) => {
    const request = /["']([^"']+)["']/.exec(rule.params)?.[1] ?? ''
    const target = request.startsWith('/') ? request.slice(1) : path.posix.join(path.posix.dirname(file), request)
    rule.replaceWith(postcss.parse(readSheet(styles, target, prefix)))
  })
  root.walkRules((rule) => {
    rule.selector = renameElements(rule.selector).replace(/\.(?=[a-zA-Z_])/g, `.${prefix}`)
  })
  return root.toString()
}

function renameElements(selector: string): string {
  return selector.replace(/(^|[\s,>+~(])([a-z][a-z-]*)(?![\w-]*\()/g, (whole, before: string, name: string) => {
    if (name === 'page') return `${before}body`
    return builtInTags.has(name) ? `${before}wx-${name}` : whole
  })
}
