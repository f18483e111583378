import { HTML_TOKEN, VOID_TAG } from './html-tokens'

/** A text of this many nodes is drawn in parts of as many. */
const NODES_OF_A_PART = 50

/** A text in parts of 50 nodes each; one of fewer nodes stays whole. */
export function htmlParts(html: string): string[] {
  const nodes = topNodes(html)
  if (nodes.length < NODES_OF_A_PART) return [html]
  const parts = []
  for (let at = 0; at < nodes.length; at += NODES_OF_A_PART) parts.push(nodes.slice(at, at + NODES_OF_A_PART).join(''))
  return parts
}

/** Siblings at the top level of a text. Unclosed elements go to the end. */
function topNodes(html: string): string[] {
  const nodes: string[] = []
  let open = ''
  let depth = 0
  for (const [token] of html.matchAll(HTML_TOKEN)) {
    open += token
    if (token.startsWith('</')) depth = Math.max(0, depth - 1)
    else if (token.startsWith('<') && !VOID_TAG.test(token)) depth += 1
    if (depth > 0) continue
    nodes.push(open)
    open = ''
  }
  return open === '' ? nodes : [...nodes, open]
}
