import qrcode from 'qrcode-generator'
import { type Colour, squarePng } from '../../../config/png'

/** Width of the poster, px; a module takes as many whole pixels as fit. */
const SIDE = 600
/** White modules on each side, as required by readers (ISO/IEC 18004). */
const QUIET_ZONE = 4
const BLACK: Colour = [0, 0, 0]
const WHITE: Colour = [255, 255, 255]

/** Maximum posters of about 3 KB each; the oldest is dropped. */
const MAX_POSTERS = 500

/** Posters by address, each drawn once. */
export class CodePosters {
  private readonly drawn = new Map<string, Buffer>()

  pngOf(address: string): Buffer {
    const png = this.drawn.get(address) ?? codePoster(address)
    this.drawn.set(address, png)
    const [oldest] = this.drawn.keys()
    if (this.drawn.size > MAX_POSTERS && oldest !== undefined) this.drawn.delete(oldest)
    return png
  }
}

/** A PNG poster with only the QR code of an address. */
export function codePoster(address: string): Buffer {
  const code = qrcode(0, 'M')
  code.addData(address)
  code.make()
  const count = code.getModuleCount()
  const modulePx = Math.floor(SIDE / (count + 2 * QUIET_ZONE))
  const margin = Math.floor((SIDE - count * modulePx) / 2)
  const moduleAt = (px: number) => Math.floor((px - margin) / modulePx)
  const isModule = (at: number) => at >= 0 && at < count
  const isDark = (row: number, column: number) => isModule(row) && isModule(column) && code.isDark(row, column)
  return squarePng(SIDE, (x, y) => (isDark(moduleAt(y), moduleAt(x)) ? BLACK : WHITE))
}
