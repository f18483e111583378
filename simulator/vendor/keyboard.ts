import type { ViewNode } from '../view/view-engine'
import type { ViewTree } from '../view/view-tree'
import { nominalRectangle, type RectangleOf } from './selector-query'
import type { VendorHost } from './vendor-host'

/** Height of a keyboard with its suggestions, px. */
const HEIGHT = 335

/** Visible part of the page above the keyboard, px from the top of the screen. */
export interface KeyboardSight {
  /** Upward shift of the page. */
  pushedUp: number
  /** Top of the keyboard. */
  top: number
  /** Height of the keyboard, which vendors report to the field. */
  height: number
}

/**
 * The phone's keyboard. Vendors push a page up until the field stands `cursor-spacing` above the keyboard, 0 when left
 * out, and leave it where it is when `adjust-position` is false.
 */
export class Keyboard {
  constructor(
    private readonly host: VendorHost,
    private readonly tree: ViewTree,
    private readonly rectangleOf: RectangleOf,
    private readonly phone: { windowHeight: number },
  ) {}

  /** Opens the keyboard for a field. */
  open(field: ViewNode): KeyboardSight {
    this.host.emit('KeyboardHeightChange', { height: HEIGHT })
    const { engine } = this.tree
    const top = this.phone.windowHeight - HEIGHT
    if (String(engine.attribute(field, 'adjust-position')) === 'false') return { pushedUp: 0, top, height: HEIGHT }
    const box = this.rectangleOf(field, this.tree) ?? nominalRectangle
    const bottom = box.top + box.height
    const spacing = Math.min(Number(engine.attribute(field, 'cursor-spacing')) || 0, this.phone.windowHeight - bottom)
    return { pushedUp: Math.max(0, bottom + spacing - top), top, height: HEIGHT }
  }
}
