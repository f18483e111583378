import { type CanvasNode, miniCanvasFinder } from './mini-canvas'

declare const wx: {
  /** Since base library 2.16.1. */
  createOffscreenCanvas?(options: { type: '2d'; width: number; height: number }): CanvasNode
}

export const canvasFinder = miniCanvasFinder((width, height) =>
  wx.createOffscreenCanvas?.({ type: '2d', width, height }),
)
