import type { Rectangle } from '../../simulator/vendor/selector-query'
import { select } from '../../simulator/view/selectors'
import type { ViewNode } from '../../simulator/view/view-engine'
import type { ViewTree } from '../../simulator/view/view-tree'

const WIDTH = 375
/** About as high as a block, a window of ten tiles, and one of ten cards are on a phone, px. */
const BLOCK = 260
const TEN_TILES = 1650
const TEN_CARDS = 1640

/** Position of the last drawn card of a row, before the row is moved, px. */
const BESIDE = 512

/** A layout for the simulator: what a page is made of one below the other, scrolled as the test wants. */
export class StackedBlocks {
  scrollTop = 0
  /** The rows that scroll sideways have been moved to their end. */
  isSlid = false

  readonly rectangleOf = (node: ViewNode, tree: ViewTree): Rectangle => {
    const id = tree.engine.id(node)
    const [, window] = /^shows-(\d+)$/.exec(id) ?? []
    if (window) return { left: 0, top: Number(window) * TEN_CARDS - this.scrollTop, width: WIDTH, height: TEN_CARDS }
    if (id.startsWith('more-of-')) return { left: this.isSlid ? 0 : BESIDE, top: 0, width: WIDTH, height: BLOCK }
    const blocks = select(tree, '[id^=block-]', [rootOf(node, tree)])
    const known = blocks.filter((block) => isTopLevel(tree.engine.id(block)))
    let top = -this.scrollTop
    for (const block of known) {
      const blockId = tree.engine.id(block)
      const pages = blocks.filter((page) => tree.engine.id(page).startsWith(`${blockId}-`))
      const height = pages.length > 0 ? pages.length * TEN_TILES : BLOCK
      if (blockId === id) return { left: 0, top, width: WIDTH, height }
      const page = pages.findIndex((one) => tree.engine.id(one) === id)
      if (page >= 0) return { left: 0, top: top + page * TEN_TILES, width: WIDTH, height: TEN_TILES }
      top += height
    }
    return { left: 0, top: 0, width: WIDTH, height: BLOCK }
  }
}

function rootOf(node: ViewNode, tree: ViewTree): ViewNode {
  const parent = tree.parent(node)
  return parent ? rootOf(parent, tree) : node
}

/** Pages of a list carry the id of their block and a number. */
function isTopLevel(id: string): boolean {
  return !/-(\d+|video)$/.test(id)
}
