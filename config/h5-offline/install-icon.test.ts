import { inflateSync } from 'node:zlib'
import { installIcon } from './install-icon'

const SIDE = 32

/** Red, green and blue of a pixel. */
function pixelOf(png: Buffer, x: number, y: number): number[] {
  const begin = png.indexOf('IDAT') + 4
  const rows = inflateSync(png.subarray(begin, begin + png.readUInt32BE(begin - 8)))
  const at = y * (1 + SIDE * 3) + 1 + x * 3
  return [...rows.subarray(at, at + 3)]
}

describe('the icon of the installed shop', () => {
  it('draws a PNG of the requested size', () => {
    const png = installIcon(SIDE, '#FF7A1A')
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([SIDE, SIDE])
  })

  it('shows a white ticket with a notch on the shop colour', () => {
    const png = installIcon(SIDE, '#FF7A1A')
    expect(pixelOf(png, 16, 16)).toEqual([255, 255, 255])
    expect(pixelOf(png, 1, 1)).toEqual([255, 122, 26])
    expect(pixelOf(png, 6, 15)).toEqual([255, 122, 26])
  })
})
