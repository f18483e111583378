import type { CanvasFinder } from './contract'

/** Xiaohongshu hands out no canvas to draw on. */
export const canvasFinder: CanvasFinder = { find: async () => null }
