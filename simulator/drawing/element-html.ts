import type { Platform } from '../package/platforms'
import { builtInTags } from '../view/built-in-tags'
import type { ViewNode } from '../view/view-engine'
import { isTrue, type ViewTree } from '../view/view-tree'
import { richTextHtml } from './rich-text-html'

/** Drawing context of a root's elements. */
export interface ElementContext {
  tree: ViewTree
  platform: Platform
  /** Converts rpx to px. */
  toPx(style: string): string
  /** Prefix of class names in an isolated component. */
  classPrefix: string
  /** Elements drawn so far; the index is their `data-n`. */
  drawn: ViewNode[]
}

/** Content of a vendor's element besides the children given by the app. */
type Inside = (context: ElementContext, node: ViewNode, children: () => string) => string

/** The visible tree below a node as HTML: one `wx-` element per vendor element. */
export function elementHtml(context: ElementContext, node: ViewNode): string {
  const { tree, drawn } = context
  const { engine } = tree
  const own = engine.ownText(node)
  if (own !== undefined) return escapeHtml(own)
  if (tree.isHidden(node)) return ''
  const children = () =>
    tree
      .children(node)
      .map((child) => elementHtml(context, child))
      .join('')
  const tag = engine.tag(node) ?? ''
  // A component without a box: Taro nests them only for depth.
  if (!builtInTags.has(tag)) return children()
  const place = drawn.push(node) - 1
  const inside = (insides[tag] ?? ((_context, _node, all) => all()))(context, node, children)
  return `<wx-${tag} data-n="${place}"${attributesOf(context, node)}>${inside}</wx-${tag}>`
}

const insides: Record<string, Inside> = {
  text: (_context, _node, children) => `<span>${children().replaceAll('\n', '<br>')}</span>`,
  image: ({ tree }, node) => pictureHtml(text(tree, node, 'src'), text(tree, node, 'mode')),
  'cover-image': ({ tree }, node) => pictureHtml(text(tree, node, 'src'), ''),
  'rich-text': ({ tree, platform }, node) =>
    `<div>${richTextHtml(tree.engine.attribute(node, 'nodes'), platform)}</div>`,
  'scroll-view': scrollHtml,
  swiper: swiperHtml,
  input: (context, node) => `<div class="v-field">${fieldHtml(context, node)}</div>`,
  textarea: fieldHtml,
  slider: () => '<div class="v-slider"></div>',
  'web-view': ({ tree }, node) => escapeHtml(text(tree, node, 'src')),
}

function attributesOf({ tree, toPx, classPrefix, platform }: ElementContext, node: ViewNode): string {
  const { engine } = tree
  const names = engine.classNames(node).split(/\s+/).filter(Boolean)
  const flags = ['disabled', 'plain'].filter((name) => isTrue(engine.attribute(node, name)))
  const attributes = [
    ['id', engine.id(node)],
    ['class', names.map((name) => classPrefix + name).join(' ')],
    ['style', toPx(engine.style(node)) + scrolling(tree, node, platform)],
    ['size', text(tree, node, 'size')],
    ...flags.map((name) => [name, name]),
  ]
  return attributes
    .filter(([, value]) => value)
    .map(([name, value]) => ` ${name}="${escapeHtml(value ?? '')}"`)
    .join('')
}

/** On Alipay the element itself scrolls; the others nest two boxes, of which the outer one scrolls. */
function scrolling(tree: ViewTree, node: ViewNode, platform: Platform): string {
  if (platform !== 'alipay' || tree.engine.tag(node) !== 'scroll-view') return ''
  return `;${overflowOf(tree, node)}`
}

function scrollHtml({ tree, platform }: ElementContext, node: ViewNode, children: () => string): string {
  if (platform === 'alipay') return children()
  return `<div class="v-scroll"><div class="v-scroll" style="${overflowOf(tree, node)}"><div class="v-scrolled">${children()}</div></div></div>`
}

function overflowOf({ engine }: ViewTree, node: ViewNode): string {
  const axis = (name: string): string => (isTrue(engine.attribute(node, name)) ? 'auto' : 'hidden')
  return `overflow-x:${axis('scroll-x')};overflow-y:${axis('scroll-y')}`
}

/** Slides lie side by side; the current one is on the screen. */
function swiperHtml(context: ElementContext, node: ViewNode): string {
  const { tree } = context
  const current = Number(tree.engine.attribute(node, 'current') ?? 0) || 0
  const slides = tree.children(node).filter((child) => tree.isElement(child))
  const drawn = slides.map(
    (slide, at) =>
      `<div class="v-slide" style="transform:translateX(${(at - current) * 100}%)">${elementHtml(context, slide)}</div>`,
  )
  return `<div class="v-slides">${drawn.join('')}</div>`
}

const sizes: Record<string, string> = { aspectFill: 'cover', aspectFit: 'contain', scaleToFill: '100% 100%' }

function pictureHtml(source: string, mode: string): string {
  if (!source) return ''
  const style = `background-image:url('${source.replaceAll("'", '%27')}');background-size:${sizes[mode] ?? sizes.scaleToFill};background-position:center`
  return `<div class="v-picture" style="${escapeHtml(style)}"></div>`
}

/** Placeholders have the vendor's grey unless the field styles them. */
function fieldHtml({ tree, toPx }: ElementContext, node: ViewNode): string {
  const value = text(tree, node, 'value')
  if (value)
    return `<span>${escapeHtml(isTrue(tree.engine.attribute(node, 'password')) ? '•'.repeat(value.length) : value)}</span>`
  const style = toPx(text(tree, node, 'placeholder-style'))
  return `<span class="v-placeholder"${style && ` style="${escapeHtml(style)}"`}>${escapeHtml(text(tree, node, 'placeholder'))}</span>`
}

function text(tree: ViewTree, node: ViewNode, name: string): string {
  const value = tree.engine.attribute(node, name)
  return value === undefined || value === null || typeof value === 'boolean' ? '' : String(value)
}

function escapeHtml(raw: string): string {
  return raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
