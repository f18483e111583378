import type { ViewNode } from '../view/view-engine'
import type { PhoneFiles } from './files'
import type { VendorApi, VendorHost } from './vendor-host'

/** The calls that a 2d context draws with; nothing is drawn here, they are counted. */
const DRAWING = [
  ...['fillRect', 'strokeRect', 'clearRect', 'beginPath', 'closePath', 'moveTo', 'lineTo', 'arc', 'rect'],
  ...['fill', 'stroke', 'clip', 'save', 'restore', 'setTransform', 'translate', 'scale', 'drawImage', 'putImageData'],
]

/** From one picture on the screen to the next, ms. */
const FRAME_MS = 16

/** Canvases: they take every call, and become files. */
export class Canvases {
  /** Texts that were drawn, in order. */
  readonly texts: string[] = []
  /** Drawing calls so far, on canvases of pages and on those that are not seen. */
  drawingCalls = 0
  /** Pictures that canvases asked to be called for so far. */
  frames = 0
  private readonly nodes = new WeakMap<ViewNode, object>()
  private readonly waiting = new Map<number, () => void>()
  private lastFrame = 0

  constructor(
    private readonly host: VendorHost,
    private readonly files: PhoneFiles,
  ) {}

  api(): VendorApi {
    return {
      canvasToTempFilePath: this.host.asyncApi<{ canvas?: object }>('canvasToTempFilePath', ({ canvas }) => {
        if (!canvas) throw new Error('canvas is needed')
        const path = this.files.write()
        return this.host.platform === 'alipay' ? { tempFilePath: path, apFilePath: path } : { tempFilePath: path }
      }),
      // Canvases are no data: they are handed out as they are.
      createOffscreenCanvas: () => this.canvas(),
    }
  }

  /** What a selector query answers for a canvas with `type="2d"`; the same one every time. */
  nodeOf(node: ViewNode): object {
    const known = this.nodes.get(node) ?? this.canvas()
    this.nodes.set(node, known)
    return known
  }

  /** Resolves after the next picture on the screen. */
  nextFrame(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, FRAME_MS + 1))
  }

  private canvas(): object {
    const context = this.context()
    return {
      width: 0,
      height: 0,
      getContext: () => context,
      createImage: () => this.picture(),
      requestAnimationFrame: (draw: () => void) => this.requestFrame(draw),
      cancelAnimationFrame: (frame: number) => this.waiting.get(frame)?.(),
    }
  }

  private context(): object {
    const count = () => {
      this.drawingCalls += 1
    }
    return {
      ...Object.fromEntries(DRAWING.map((name) => [name, count])),
      fillText: (text: string) => {
        count()
        this.texts.push(text)
      },
      measureText: (text: string) => ({ width: text.length * 20 }),
      createImageData: (width: number, height: number) => {
        return { width, height, data: new Uint8ClampedArray(width * height * 4) }
      },
    }
  }

  private requestFrame(draw: () => void): number {
    const { host } = this
    this.lastFrame += 1
    const frame = this.lastFrame
    const finished = host.activity.begin()
    const end = () => {
      clearTimeout(timer)
      this.waiting.delete(frame)
      finished()
    }
    const timer = setTimeout(() => {
      end()
      if (host.isClosed) return
      this.frames += 1
      host.faults.guard('requestAnimationFrame', draw)
    }, FRAME_MS)
    this.waiting.set(frame, end)
    return frame
  }

  /** A picture that comes as soon as it is requested. */
  private picture(): object {
    const { host } = this
    const picture = { width: 300, height: 400, onload: () => {}, onerror: () => {} }
    return Object.defineProperty(picture, 'src', {
      set: () => {
        const finished = host.activity.begin()
        setTimeout(() => {
          finished()
          host.faults.guard('picture', () => picture.onload())
        }, 0)
      },
    })
  }
}
