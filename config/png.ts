import { crc32, deflateSync } from 'node:zlib'

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Eight bits of red, green and blue, not interlaced. */
const FORMAT = [8, 2, 0, 0, 0]

/** A square picture of `side` px as PNG, drawn pixel by pixel. */
export function squarePng(side: number, colourAt: (x: number, y: number) => Colour): Buffer {
  const rows: Buffer[] = []
  for (let y = 0; y < side; y += 1) {
    const row = Buffer.alloc(1 + side * 3)
    for (let x = 0; x < side; x += 1) row.set(colourAt(x, y), 1 + x * 3)
    rows.push(row)
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set(FORMAT, 8)
  const pixels = deflateSync(Buffer.concat(rows), { level: 9 })
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
