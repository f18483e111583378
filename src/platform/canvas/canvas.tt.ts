import { type CanvasNode, miniCanvasFinder } from './mini-canvas'

declare const tt: { createOffscreenCanvas?(): CanvasNode }

export const canvasFinder = miniCanvasFinder(() => tt.createOffscreenCanvas?.())
