import fc from 'fast-check'
import type { MapPoint } from '@/contracts/seat/seat-map'
import { PixelBuffer, pixelOf } from './pixel-buffer'
import { holdsPoint } from './region'

const SIZE = 24
const INK = pixelOf('#112233')

function drawn(draw: (buffer: PixelBuffer) => void): Uint32Array {
  const pixels = new Uint32Array(SIZE * SIZE)
  draw(new PixelBuffer(pixels, SIZE, SIZE))
  return pixels
}

describe('a picture in memory (SEAT-001)', () => {
  it('stores colours as image data', () => {
    expect(new Uint8Array(Uint32Array.of(INK).buffer)).toEqual(Uint8Array.of(0x11, 0x22, 0x33, 0xff))
  })

  it('fills exactly the pixels whose centres lie within a polygon', () => {
    const corner = fc.tuple(fc.integer({ min: -10, max: 34 }), fc.integer({ min: -10, max: 34 }))
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: 4 }), (corners) => {
        const polygon = corners.map(([x, y]): MapPoint => [x + 0.25, y + 0.25])
        const pixels = drawn((buffer) => buffer.fillPolygon(polygon, INK))
        const wrong = [...pixels.keys()].filter((at) => {
          const [x, y] = [at % SIZE, Math.floor(at / SIZE)]
          // A centre on an edge may be either.
          const [here, ...beside] = [0.5, 0.49, 0.51].map((shift) => holdsPoint(polygon, x + shift, y + 0.5))
          return beside.every((other) => other === here) && (pixels[at] === INK) !== here
        })
        expect(wrong).toEqual([])
      }),
      {
        examples: [
          [
            [
              [5, 23],
              [5, 10],
              [21, 26],
              [20, 0],
            ],
          ],
        ],
      },
    )
  })

  it('draws the part of a stamp within it', () => {
    const stamp = { size: 4, pixels: new Uint32Array(16).fill(INK) }
    fc.assert(
      fc.property(fc.integer({ min: -6, max: 26 }), fc.integer({ min: -6, max: 26 }), (x, y) => {
        const pixels = drawn((buffer) => buffer.press(stamp, x, y))
        const inside = (at: number) => Math.max(0, Math.min(SIZE, at + 4) - Math.max(0, at))
        expect(pixels.filter((pixel) => pixel === INK)).toHaveLength(inside(x) * inside(y))
      }),
    )
  })

  it('leaves pixels unchanged where a stamp is transparent', () => {
    const stamp = { size: 2, pixels: Uint32Array.of(INK, 0, 0, INK) }
    const pixels = drawn((buffer) => {
      buffer.clear(7)
      buffer.press(stamp, 0, 0)
    })
    expect([pixels[0], pixels[1], pixels[SIZE], pixels[SIZE + 1]]).toEqual([INK, 7, 7, INK])
  })
})
