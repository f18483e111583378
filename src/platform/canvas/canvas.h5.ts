import { type CanvasFinder, MAX_PIXEL_RATIO, type Surface } from './contract'

export const canvasFinder: CanvasFinder = {
  canDraw: true,
  async find(id) {
    const canvas = document.getElementById(id)
    if (!(canvas instanceof HTMLCanvasElement)) return null
    const pixelRatio = Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio || 1)
    const { width, height } = canvas.getBoundingClientRect()
    const surface = surfaceOf(canvas, Math.round(width * pixelRatio), Math.round(height * pixelRatio))
    if (!surface) return null
    return {
      surface,
      width,
      height,
      pixelRatio,
      isStill: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      createSurface: (wide, high) => surfaceOf(document.createElement('canvas'), wide, high),
      requestFrame(draw) {
        const frame = requestAnimationFrame(draw)
        return () => cancelAnimationFrame(frame)
      },
    }
  },
}

/** Opaque: drawing is copied, not blended with what lies below. */
function surfaceOf(canvas: HTMLCanvasElement, width: number, height: number): Surface | null {
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { alpha: false })
  return pen && { pen, image: canvas, width, height }
}
