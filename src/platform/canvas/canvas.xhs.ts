import type { CanvasFinder } from './contract'

/** Xiaohongshu hands out no canvas to draw on. */
export const canvasFinder: CanvasFinder = { canDraw: false, find: async () => null }
