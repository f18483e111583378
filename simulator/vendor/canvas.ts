import type { PhoneFiles } from './files'
import type { VendorApi, VendorHost } from './vendor-host'

/** The calls that a 2d context draws with; none of them draws anything here. */
const drawing = ['fillRect', 'fillText', 'drawImage', 'clearRect', 'beginPath', 'fill', 'stroke', 'save', 'restore']

/** Canvases: they take every call, and become files. */
export class Canvases {
  /** Texts that were drawn, in order. */
  readonly texts: string[] = []

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
    }
  }

  /** What a selector query answers for a canvas with `type="2d"`. */
  node(): object {
    const calls = Object.fromEntries(drawing.map((name) => [name, () => undefined]))
    const context = {
      ...calls,
      fillText: (text: string) => this.texts.push(text),
      measureText: (text: string) => ({ width: text.length * 20 }),
    }
    return { width: 0, height: 0, getContext: () => context, createImage: () => this.picture() }
  }

  /** A picture that comes as soon as it is asked for. */
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
