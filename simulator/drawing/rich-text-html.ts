import type { Platform } from '../package/platforms'

interface RichNode {
  type?: string
  name?: string
  text?: string
  attrs?: Record<string, unknown>
  children?: RichNode[]
}

const voidTags = new Set(['br', 'hr', 'img', 'col'])

/** What a rich text draws: HTML or nodes; Alipay takes nodes only and draws nothing of a string. */
export function richTextHtml(nodes: unknown, platform: Platform): string {
  if (typeof nodes === 'string') return platform === 'alipay' ? '' : nodes
  return Array.isArray(nodes) ? nodes.map(nodeHtml).join('') : ''
}

/** Texts may hold entities: vendors read them. */
function nodeHtml({ type, name = '', text = '', attrs = {}, children = [] }: RichNode): string {
  if (type === 'text') return text
  const written = Object.entries(attrs).map(([key, value]) => ` ${key}="${String(value).replaceAll('"', '&quot;')}"`)
  const start = `<${name}${written.join('')}>`
  return voidTags.has(name) ? start : `${start}${children.map(nodeHtml).join('')}</${name}>`
}
