import { type Options, selectAll } from 'css-select'
import type { ViewNode } from './view-engine'
import type { ViewTree } from './view-tree'

/**
 * The elements below `roots` (roots excluded) that a CSS selector matches, in document order, hidden ones left out.
 * WeChat's `>>>` is a descendant here, because the tree is the composed one.
 */
export function select(tree: ViewTree, selector: string, roots: readonly ViewNode[]): ViewNode[] {
  const start = roots.flatMap((root) => tree.children(root))
  return selectAll<ViewNode, ViewNode>(selector.replaceAll('>>>', ' '), start, {
    adapter: adapterFor(tree),
    xmlMode: true,
    cacheResults: false,
  })
}

type Adapter = NonNullable<Options<ViewNode, ViewNode>['adapter']>

function adapterFor(tree: ViewTree): Adapter {
  const attribute = (node: ViewNode, name: string): string | undefined => attributeText(tree, node, name)
  const siblings = (node: ViewNode): ViewNode[] => {
    const parent = tree.parent(node)
    return parent ? tree.children(parent) : [node]
  }
  const visible = (nodes: ViewNode[]): ViewNode[] => nodes.flatMap((node) => tree.visible(node))
  return {
    isTag: (node): node is ViewNode => tree.isElement(node),
    getName: (node) => tree.engine.tag(node) ?? '',
    getChildren: (node) => tree.children(node),
    getParent: (node) => tree.parent(node) ?? null,
    getSiblings: siblings,
    getText: (node) => tree.text(node),
    getAttributeValue: attribute,
    hasAttrib: (node, name) => attribute(node, name) !== undefined,
    existsOne: (test, nodes) => visible(nodes).some(test),
    findAll: (test, nodes) => visible(nodes).filter(test),
    findOne: (test, nodes) => visible(nodes).find(test) ?? null,
    removeSubsets: (nodes) =>
      nodes.filter((node) => ![...tree.path(node)].slice(1).some((ancestor) => nodes.includes(ancestor))),
  }
}

/** An attribute as a selector sees it: absent when undefined, null or false. */
function attributeText({ engine }: ViewTree, node: ViewNode, name: string): string | undefined {
  const value = attributeValue(engine, node, name)
  return value === undefined || value === null || value === false ? undefined : String(value)
}

function attributeValue(engine: ViewTree['engine'], node: ViewNode, name: string): unknown {
  if (name === 'class') return engine.classNames(node) || undefined
  if (name === 'id') return engine.id(node) || undefined
  if (name === 'style') return engine.style(node) || undefined
  if (name.startsWith('data-')) return engine.dataset(node)[camelCase(name.slice('data-'.length))]
  return engine.attribute(node, name)
}

/** `im-id` is `imId` to scripts. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
