import { type CanvasNode, miniCanvasFinder } from './mini-canvas'

declare const my: {
  /** Since base library 2.7.3. */
  createOffscreenCanvas?(width: number, height: number): CanvasNode
}

export const canvasFinder = miniCanvasFinder((width, height) => my.createOffscreenCanvas?.(width, height))
