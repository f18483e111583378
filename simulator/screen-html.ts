import path from 'node:path'
import postcss from 'postcss'
import type { MiniPackage } from './package/load-package'
import { dialects } from './package/platforms'
import { builtInTags } from './view/built-in-tags'
import type { ViewNode } from './view/view-engine'
import { isTrue, type ViewTree } from './view/view-tree'

/** What the vendors' own style sheets give their elements, as far as a layout depends on it. */
const vendorStyles = `
body{margin:0;font:16px sans-serif}
wx-view,wx-scroll-view,wx-swiper,wx-swiper-item,wx-form,wx-button,wx-textarea,wx-input,wx-canvas,wx-picker,wx-navigator,
wx-checkbox-group,wx-radio-group,wx-cover-view{display:block;box-sizing:border-box}
wx-text{display:inline;white-space:pre-wrap}
wx-image{display:inline-block;overflow:hidden;width:320px;height:240px;background:#e8e8e8 center/cover}
wx-canvas{width:300px;height:150px}
wx-swiper{height:150px;overflow:hidden}
wx-swiper-item~wx-swiper-item{display:none}
wx-button{font-size:18px;line-height:2.55555556;text-align:center;border-radius:5px;background:#f8f8f8;padding:0 14px}
wx-button[disabled]{opacity:.6}
wx-input{height:1.4em;overflow:hidden}
`

/** The visible tree as HTML: one `wx-` element per vendor element, rpx as px for a screen of `windowWidth` px. */
export function screenHtml(
  tree: ViewTree,
  roots: ViewNode[],
  miniPackage: MiniPackage,
  route: string,
  windowWidth: number,
): string {
  const toPx = (style: string): string =>
    style.replace(/(-?[\d.]+)rpx\b/g, (_, value: string) => `${((Number(value) * windowWidth) / 750).toFixed(3)}px`)
  const body = roots.map((root) => elementHtml(tree, root, toPx)).join('')
  const css = toPx(pageStyles(miniPackage, route))
  return [
    '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<style>${vendorStyles}</style><style>${css}</style><body>${body}</body>`,
  ].join('\n')
}

function elementHtml(tree: ViewTree, node: ViewNode, toPx: (style: string) => string): string {
  const { engine } = tree
  const own = engine.ownText(node)
  if (own !== undefined) return escapeHtml(own)
  if (tree.isHidden(node)) return ''
  const inside = tree
    .children(node)
    .map((child) => elementHtml(tree, child, toPx))
    .join('')
  const tag = engine.tag(node) ?? ''
  // The host of a component has no box of its own that a style could reach.
  if (!builtInTags.has(tag)) return inside
  const attributes = [
    ['id', engine.id(node)],
    ['class', engine.classNames(node)],
    ['style', toPx(engine.style(node)) + extraStyle(tree, node, tag)],
    ['disabled', isTrue(engine.attribute(node, 'disabled')) ? 'disabled' : ''],
  ]
  const written = attributes
    .filter(([, value]) => value)
    .map(([name, value]) => ` ${name}="${escapeHtml(value ?? '')}"`)
  return `<wx-${tag}${written.join('')}>${inside}${fieldText(tree, node, tag)}</wx-${tag}>`
}

function extraStyle({ engine }: ViewTree, node: ViewNode, tag: string): string {
  if (tag === 'scroll-view') return `;overflow:${isTrue(engine.attribute(node, 'scroll-y')) ? 'auto' : 'hidden'}`
  const source = engine.attribute(node, 'src')
  return tag === 'image' && typeof source === 'string' && source ? `;background-image:url('${source}')` : ''
}

function fieldText({ engine }: ViewTree, node: ViewNode, tag: string): string {
  if (tag !== 'input' && tag !== 'textarea') return ''
  return escapeHtml(String(engine.attribute(node, 'value') || engine.attribute(node, 'placeholder') || ''))
}

/** The app's style sheet, then the page's, with imports put in place and element selectors renamed. */
function pageStyles({ styles, platform }: MiniPackage, route: string): string {
  const extension = dialects[platform].styleExtension
  return [`app${extension}`, `${route}${extension}`].map((file) => readStyles(styles, file)).join('\n')
}

function readStyles(styles: ReadonlyMap<string, string>, file: string): string {
  const root = postcss.parse(styles.get(file) ?? '')
  root.walkAtRules('import', (rule) => {
    const request = /["']([^"']+)["']/.exec(rule.params)?.[1] ?? ''
    const target = request.startsWith('/') ? request.slice(1) : path.posix.join(path.posix.dirname(file), request)
    rule.replaceWith(postcss.parse(readStyles(styles, target)))
  })
  root.walkRules((rule) => {
    rule.selector = renameElements(rule.selector)
  })
  return root.toString()
}

function renameElements(selector: string): string {
  return selector.replace(/(^|[\s,>+~(])([a-z][a-z-]*)(?![\w-]*\()/g, (whole, before: string, name: string) => {
    if (name === 'page') return `${before}body`
    return builtInTags.has(name) ? `${before}wx-${name}` : whole
  })
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
