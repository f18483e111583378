import type { Poster } from './contract'

export const poster: Poster = {
  needsCanvas: false,
  async make(plan) {
    const { canvasPoster } = await import('./web/canvas-poster')
    return canvasPoster(plan)
  },
}
