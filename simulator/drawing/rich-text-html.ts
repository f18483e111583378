import type { Platform } from '../package/platforms'

interface RichNode {
  type?: string
  name?: string
  text?: string
  attrs?: Record<string, unknown>
  children?: RichNode[]
}

const voidTags = new Set(['br', 'hr', 'img', 'col'])

/** Content of a rich text: HTML or nodes; Alipay draws only nodes. */
export function richTextHtml(nodes: unknown, platform: Platform): string {
  if (typeof nodes === 'string') return platform === 'alipay' ? '' : nodes
  return Array.isArray(nodes) ? nodes.map(nodeHtml).join('') : ''
}

/** Vendors decode entities in texts. */
function nodeHtml({ type, name = '', text = '', attrs = {}, children = [] }: RichNode): string {
  if (type === 'text') return text
  const written = Object.entries(attrs).map(([key, value]) => ` ${key}="${String(value).replaceAll('"', '&quot;')}"`)
  const start = `<${name}${written.join('')}>`
  return voidTags.has(name) ? start : `${start}${children.map(nodeHtml).join('')}</${name}>`
}
