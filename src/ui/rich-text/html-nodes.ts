import { HTML_TOKEN, VOID_TAG } from './html-tokens'

export interface HtmlElement {
  type: 'node'
  name: string
  attrs: Record<string, string>
  children: HtmlNode[]
}

/** A part of a text: an element with children, or words, whose entities are not decoded. */
export type HtmlNode = HtmlElement | { type: 'text'; text: string }

interface OpenElement {
  name: string
  children: HtmlNode[]
}

/** Harmless HTML (`safeHtml`) as nodes. What is never closed ends with the text; what was never opened is left out. */
export function htmlNodes(safeHtml: string): HtmlNode[] {
  const root: HtmlNode[] = []
  const open: OpenElement[] = []
  for (const [token] of safeHtml.matchAll(HTML_TOKEN)) {
    const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(token) ?? []
    if (slash) {
      close(open, name)
      continue
    }
    const children: HtmlNode[] = []
    const place = open[open.length - 1]?.children ?? root
    place.push(name ? { type: 'node', name, attrs: attributesIn(token), children } : { type: 'text', text: token })
    if (name && !VOID_TAG.test(token)) open.push({ name, children })
  }
  return root
}

/** The innermost element of this name ends, with all inside it. */
function close(open: OpenElement[], name: string): void {
  const at = open.map((element) => element.name).lastIndexOf(name)
  if (at >= 0) open.length = at
}

function attributesIn(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/\s([a-z-]+)="([^"]*)"/gi)].map(([, name = '', value = '']) => [name, value]),
  )
}
