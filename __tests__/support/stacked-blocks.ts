import type { Rectangle } from '../../simulator/vendor/selector-query'
import { select } from '../../simulator/view/selectors'
import type { ViewNode } from '../../simulator/view/view-engine'
import type { ViewTree } from '../../simulator/view/view-tree'

const WIDTH = 375
/** About as high as a block, and as a page of twenty tiles, is on a phone, px. */
const BLOCK = 260
const PAGE_OF_TILES = 3300

/** A layout for the simulator: the blocks of a page one below the other, scrolled as the test wants. */
export class StackedBlocks {
  scrollTop = 0

  readonly rectangleOf = (node: ViewNode, tree: ViewTree): Rectangle => {
    const id = tree.engine.id(node)
    const blocks = select(tree, '[id^=block-]', [rootOf(node, tree)])
    const known = blocks.filter((block) => isTopLevel(tree.engine.id(block)))
    let top = -this.scrollTop
    for (const block of known) {
      const blockId = tree.engine.id(block)
      const pages = blocks.filter((page) => tree.engine.id(page).startsWith(`${blockId}-`))
      const height = pages.length > 0 ? pages.length * PAGE_OF_TILES : BLOCK
      if (blockId === id) return { left: 0, top, width: WIDTH, height }
      const page = pages.findIndex((one) => tree.engine.id(one) === id)
      if (page >= 0) return { left: 0, top: top + page * PAGE_OF_TILES, width: WIDTH, height: PAGE_OF_TILES }
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
