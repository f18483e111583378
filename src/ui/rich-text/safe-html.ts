import { FilterXSS } from 'xss'

const PLAIN_TAGS = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'h5', 'blockquote', 'span']

/**
 * Only the tags that the shop's texts need, and of attributes only those of pictures. Pictures come over https or from
 * the shop itself. Whatever else a merchant or a stranger put in is taken out, scripts and styles with their content.
 */
const filter = new FilterXSS({
  whiteList: { ...Object.fromEntries(PLAIN_TAGS.map((tag) => [tag, []])), img: ['src', 'alt', 'width', 'height'] },
  css: false,
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style', 'iframe', 'object', 'svg', 'math', 'template'],
  safeAttrValue: (tag, name, value) => (tag === 'img' && name === 'src' ? safeSource(value) : escapeQuotes(value)),
})

/** Merchant HTML made harmless. */
export function safeHtml(html: string): string {
  return filter.process(html)
}

function safeSource(source: string): string {
  return /^(https:\/\/|\/(?!\/))/i.test(source.trim()) ? escapeQuotes(source.trim()) : ''
}

function escapeQuotes(value: string): string {
  return value.replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
