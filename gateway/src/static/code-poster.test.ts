import { inflateSync } from 'node:zlib'
import { qrModules } from '@/lib/qr-picture'
import { codePoster } from './code-poster'

const ADDRESS = 'https://shop.example/?shortCode=a1B2c3'
const SIDE = 600

/** True if a pixel is dark, by its red value. */
function darkPixels(png: Buffer): (x: number, y: number) => boolean {
  const begin = png.indexOf('IDAT') + 4
  const rows = inflateSync(png.subarray(begin, begin + png.readUInt32BE(begin - 8)))
  return (x, y) => rows[y * (1 + SIDE * 3) + 1 + x * 3] === 0
}

describe('the poster of a short code', () => {
  const png = codePoster(ADDRESS)
  const isDark = darkPixels(png)
  const modules = qrModules(ADDRESS)
  const modulePx = Math.floor(SIDE / (modules.length + 8))
  const margin = Math.floor((SIDE - modules.length * modulePx) / 2)

  it('returns a PNG of 600 × 600 px', () => {
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([SIDE, SIDE])
  })

  it('shows each module in the middle of its square', () => {
    const middle = (at: number) => margin + at * modulePx + Math.floor(modulePx / 2)
    const drawn = modules.map((row, y) => row.map((_dark, x) => isDark(middle(x), middle(y))))
    expect(drawn).toEqual(modules)
  })

  it('leaves four modules white on each side', () => {
    expect(margin).toBeGreaterThanOrEqual(4 * modulePx)
    const middle = SIDE / 2
    const edges = Array.from({ length: 4 * modulePx }, (_, at) => at)
    const inward = edges.flatMap((at) => [isDark(at, middle), isDark(SIDE - 1 - at, middle), isDark(middle, at)])
    expect(inward).not.toContain(true)
  })
})
