import type { ViewEngine, ViewNode } from './view-engine'

/** Size of a page; text nodes are not counted, as in the vendors' audits. */
export interface TreeSize {
  nodes: number
  depth: number
  /** Maximum number of children of an element. */
  widest: number
}

/** The visible tree without an engine's virtual nodes: elements, component hosts and texts. */
export class ViewTree {
  constructor(readonly engine: ViewEngine) {}

  isElement(node: ViewNode): boolean {
    return this.engine.tag(node) !== undefined
  }

  children(node: ViewNode): ViewNode[] {
    const found: ViewNode[] = []
    this.addChildren(node, found)
    return found
  }

  private addChildren(node: ViewNode, found: ViewNode[]): void {
    for (const child of this.engine.children(node)) {
      if (this.isVirtual(child)) this.addChildren(child, found)
      else found.push(child)
    }
  }

  parent(node: ViewNode): ViewNode | undefined {
    let parent = this.engine.parent(node)
    while (parent && this.isVirtual(parent)) parent = this.engine.parent(parent)
    return parent
  }

  /** Visible elements in document order. */
  visible(node: ViewNode): ViewNode[] {
    const found: ViewNode[] = []
    this.addVisible(node, found)
    return found
  }

  private addVisible(node: ViewNode, found: ViewNode[]): void {
    if (!this.isElement(node) || this.isHidden(node)) return
    found.push(node)
    for (const child of this.children(node)) this.addVisible(child, found)
  }

  /** The element and its ancestors, innermost first. */
  *path(node: ViewNode): Generator<ViewNode> {
    for (let next: ViewNode | undefined = node; next; next = this.parent(next)) yield next
  }

  /** Visible text of an element. */
  text(node: ViewNode): string {
    const own = this.engine.ownText(node)
    if (own !== undefined) return own
    if (this.isHidden(node)) return ''
    return this.children(node)
      .map((child) => this.text(child))
      .join('')
  }

  /** Screen reader label: `aria-label` if present, otherwise texts and image descriptions inside. */
  accessibleName(node: ViewNode): string {
    const own = this.engine.ownText(node)
    if (own !== undefined) return own
    if (this.isHidden(node) || isTrue(this.engine.attribute(node, 'aria-hidden'))) return ''
    const label = this.engine.attribute(node, 'aria-label')
    if (typeof label === 'string' && label !== '') return label
    const inside = this.children(node).map((child) => this.accessibleName(child))
    return inside.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim()
  }

  /** `hidden`, or `display: none` in the style attribute; style sheets are ignored. */
  isHidden(node: ViewNode): boolean {
    return isTrue(this.engine.attribute(node, 'hidden')) || /display:\s*none/.test(this.engine.style(node))
  }

  size(node: ViewNode): TreeSize {
    const children = this.children(node).filter((child) => this.isElement(child))
    const sizes = children.map((child) => this.size(child))
    return {
      nodes: sizes.reduce((sum, size) => sum + size.nodes, 1),
      depth: sizes.reduce((deepest, size) => Math.max(deepest, size.depth), 0) + 1,
      widest: sizes.reduce((widest, size) => Math.max(widest, size.widest), children.length),
    }
  }

  private isVirtual(node: ViewNode): boolean {
    return !this.isElement(node) && this.engine.ownText(node) === undefined
  }
}

/** Templates pass `true`, or a string for a written attribute. */
export function isTrue(value: unknown): boolean {
  return value === true || value === 'true'
}
