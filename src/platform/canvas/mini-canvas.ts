import Taro from '@tarojs/taro'
import { wait } from '@/lib/wait'
import { type CanvasFinder, MAX_PIXEL_RATIO, type Pen, type ScreenCanvas, type Surface } from './contract'

/** A canvas of type 2d, as vendors provide it. */
export interface CanvasNode {
  width: number
  height: number
  getContext(kind: '2d'): Pen | null
  requestAnimationFrame?(draw: () => void): number
  cancelAnimationFrame?(frame: number): void
}

interface FoundNode {
  node?: CanvasNode
  width?: number
  height?: number
}

/** Creates an offscreen canvas of a vendor; `undefined` if unsupported. */
export type MakeOffscreen = (width: number, height: number) => CanvasNode | undefined

/** Attempts to find a canvas, which is available some time after its page; their interval is in ms. */
const MAX_TRIES = 20
const TRY_AGAIN_MS = 50

/** Frame interval where the vendor's canvas has no frames, ms. */
const FRAME_MS = 16

/** Finds canvases of a mini-program. */
export function miniCanvasFinder(makeOffscreen: MakeOffscreen): CanvasFinder {
  return {
    canDraw: true,
    async find(id) {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const canvas = screenCanvas(await foundNode(id), makeOffscreen)
        if (canvas) return canvas
        await wait(TRY_AGAIN_MS)
      }
      return null
    },
  }
}

function foundNode(id: string): Promise<FoundNode | null> {
  return new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .fields({ node: true, size: true })
      .exec(([found]: (FoundNode | null)[]) => resolve(found ?? null))
  })
}

function screenCanvas(found: FoundNode | null, makeOffscreen: MakeOffscreen): ScreenCanvas | null {
  const { node, width = 0, height = 0 } = found ?? {}
  if (!node || width === 0 || height === 0) return null
  const pixelRatio = Math.min(MAX_PIXEL_RATIO, windowInfo().pixelRatio || 1)
  const surface = surfaceOf(node, Math.round(width * pixelRatio), Math.round(height * pixelRatio))
  if (!surface) return null
  return {
    surface,
    width,
    height,
    pixelRatio,
    // No vendor reports it.
    isStill: false,
    createSurface(wide, high) {
      const offscreen = makeOffscreen(wide, high)
      return offscreen ? surfaceOf(offscreen, wide, high) : null
    },
    requestFrame(draw) {
      if (node.requestAnimationFrame) {
        const frame = node.requestAnimationFrame(draw)
        return () => node.cancelAnimationFrame?.(frame)
      }
      const timer = setTimeout(draw, FRAME_MS)
      return () => clearTimeout(timer)
    },
  }
}

/** Older base libraries of Douyin have only the older call. */
function windowInfo(): Pick<Taro.getWindowInfo.Result, 'pixelRatio'> {
  return (Taro.getWindowInfo ?? Taro.getSystemInfoSync)()
}

function surfaceOf(node: CanvasNode, width: number, height: number): Surface | null {
  node.width = width
  node.height = height
  const pen = node.getContext('2d')
  // The types expect a DOM image; vendors draw their own images the same way.
  return pen && { pen, image: node as unknown as CanvasImageSource, width, height }
}
