import type { CanvasFinder } from './contract'

/** Xiaohongshu provides no canvas. */
export const canvasFinder: CanvasFinder = { canDraw: false, find: async () => null }
