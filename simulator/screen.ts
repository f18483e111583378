import type { PageStack } from './logic/page-stack'
import { select } from './view/selectors'
import type { ViewNode } from './view/view-engine'
import type { ViewTree } from './view/view-tree'

/** A CSS selector (the first match counts), or a node found before. */
export type Target = string | ViewNode

/** Visible screen: the page on top and its tab bar, without hidden elements. */
export class Screen {
  constructor(
    readonly tree: ViewTree,
    private readonly stack: PageStack,
    /** Faults of the app so far: usually why something is missing. */
    private readonly complaints: () => readonly string[],
  ) {}

  /** The roots of what is visible: the page, then its custom tab bar. */
  get roots(): ViewNode[] {
    const page = this.stack.current
    if (!page) return []
    return page.tabBar ? [page.root.node, page.tabBar.node] : [page.root.node]
  }

  all(selector: string, within?: ViewNode): ViewNode[] {
    return select(this.tree, selector, within ? [within] : this.roots)
  }

  get(target: Target): ViewNode {
    if (typeof target !== 'string') return target
    const found = this.all(target)[0]
    if (!found) throw new Error(`no element matches ${target} on ${this.stack.current?.route}${this.hint}`)
    return found
  }

  /** The innermost elements whose whole text is `text`, or matches it. */
  withText(text: string | RegExp, within?: ViewNode): ViewNode[] {
    const matches = (node: ViewNode): boolean => isMatch(normalise(this.tree.text(node)), text)
    return this.all('*', within).filter(
      (node) =>
        matches(node) && !this.tree.children(node).some((child) => this.tree.isElement(child) && matches(child)),
    )
  }

  text(target?: Target): string {
    const nodes = target === undefined ? this.roots : [this.get(target)]
    return nodes.map((node) => this.tree.text(node)).join('')
  }

  /** For messages: the first complaints, or nothing. */
  get hint(): string {
    const first = this.complaints().slice(0, 3)
    return first.length > 0 ? `; the app reported: ${first.join('; ')}` : ''
  }

  /** For messages: the tag with its id and classes. */
  describe(node: ViewNode): string {
    const { engine } = this.tree
    const id = engine.id(node)
    const classes = engine.classNames(node).split(/\s+/).filter(Boolean)
    return `<${engine.tag(node)}${id ? ` #${id}` : ''}${classes.map((name) => ` .${name}`).join('')}>`
  }
}

/** Runs of white space count as one space. */
export function normalise(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** A string must be the whole text, a regular expression must match it. */
function isMatch(actual: string, expected: string | RegExp): boolean {
  return typeof expected === 'string' ? actual === expected : expected.test(actual)
}
