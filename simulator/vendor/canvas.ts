import type { ViewNode } from '../view/view-engine'
import type { PhoneFiles } from './files'
import type { VendorApi, VendorHost } from './vendor-host'

/** Drawing calls of a 2d context; they are counted, not drawn. */
const DRAWING = [
  'fillRect',
  'strokeRect',
  'clearRect',
  'beginPath',
  'closePath',
  'moveTo',
  'lineTo',
  'arc',
  'rect',
  'fill',
  'stroke',
  'clip',
  'save',
  'restore',
  'setTransform',
  'translate',
  'scale',
  'drawImage',
  'putImageData',
]

/** Frame interval, ms. */
const FRAME_MS = 16

/** Canvases: accept every call, and export files. */
export class Canvases {
  /** Drawn texts, in order. */
  readonly texts: string[] = []
  /** Drawing calls so far on canvases of pages. */
  drawingCalls = 0
  /** Pixels put onto offscreen canvases so far: pictures to copy from. */
  offscreenPictures = 0
  /** Drawing calls on canvases of pages in every requested frame so far. */
  readonly frames: number[] = []
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
      // Canvases are passed by reference, not as data.
      createOffscreenCanvas: () =>
        this.canvas((call) => {
          if (call === 'putImageData') this.offscreenPictures += 1
        }),
    }
  }

  /** Node of a canvas with `type="2d"` in a selector query; always the same one. */
  nodeOf(node: ViewNode): object {
    const onPage = () => {
      this.drawingCalls += 1
    }
    const known = this.nodes.get(node) ?? this.canvas(onPage)
    this.nodes.set(node, known)
    return known
  }

  /** Resolves after the next picture on the screen. */
  nextFrame(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, FRAME_MS + 1))
  }

  private canvas(count: (call: string) => void): object {
    const context = this.context(count)
    return {
      width: 0,
      height: 0,
      getContext: () => context,
      createImage: () => this.picture(),
      requestAnimationFrame: (draw: () => void) => this.requestFrame(draw),
      cancelAnimationFrame: (frame: number) => this.waiting.get(frame)?.(),
    }
  }

  private context(count: (call: string) => void): object {
    return {
      ...Object.fromEntries(DRAWING.map((name) => [name, () => count(name)])),
      fillText: (text: string) => {
        count('fillText')
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
      const before = this.drawingCalls
      host.faults.guard('requestAnimationFrame', draw)
      this.frames.push(this.drawingCalls - before)
    }, FRAME_MS)
    this.waiting.set(frame, end)
    return frame
  }

  /** A picture that loads at once. */
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
