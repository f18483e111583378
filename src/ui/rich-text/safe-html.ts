import { FilterXSS } from 'xss'

const PLAIN_TAGS = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'h5', 'blockquote', 'span']
const OF_ADDRESSES = { img: ['src', 'alt', 'width', 'height'], a: ['href'] }
const ADDRESSES: readonly string[] = ['src', 'href']

/**
 * Only the tags that the shop's texts need, and of attributes only those of pictures and the addresses of links. Both
 * point to https or to the shop itself; whether a link may open is decided where it is tapped (`LinkOpener`). Whatever
 * else a merchant or a stranger put in is taken out, scripts and styles with their content.
 */
const filter = new FilterXSS({
  whiteList: { ...Object.fromEntries(PLAIN_TAGS.map((tag) => [tag, []])), ...OF_ADDRESSES },
  css: false,
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style', 'iframe', 'object', 'svg', 'math', 'template'],
  safeAttrValue: (_tag, name, value) => (ADDRESSES.includes(name) ? safeAddress(value) : escapeQuotes(value)),
})

/** Merchant HTML made harmless. */
export function safeHtml(html: string): string {
  return filter.process(html)
}

function safeAddress(address: string): string {
  return /^(https:\/\/|\/(?![/\\]))/i.test(address.trim()) ? escapeQuotes(address.trim()) : ''
}

function escapeQuotes(value: string): string {
  return value.replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
