import { HTML_TOKEN, VOID_TAG } from './html-tokens'

/** Number of nodes from which a text is grouped, and of a group (SHELL-200). */
const NODES_OF_A_GROUP = 50

/** Groups of 50 nodes each; null for a text of fewer nodes. */
export function htmlGroups(html: string): string[] | null {
  const nodes = topNodes(html)
  if (nodes.length < NODES_OF_A_GROUP) return null
  const groups = []
  for (let at = 0; at < nodes.length; at += NODES_OF_A_GROUP) {
    groups.push(nodes.slice(at, at + NODES_OF_A_GROUP).join(''))
  }
  return groups
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
