import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]

const WHITE: Colour = [255, 255, 255]
/** The icon of the page (src/index.html) is drawn in a box of 32. */
const BOX = 32
/** Points within a pixel that are looked at, across and down: edges come out smooth. */
const SAMPLES = 4

/** Whether a point of the box is on the ticket: a band with a notch at either end. */
function isTicket(x: number, y: number): boolean {
  if (x < 6 || x > 26 || y < 11 || y > 21) return false
  const fromNotch = Math.min(Math.hypot(x - 6, y - 16), Math.hypot(x - 26, y - 16))
  return fromNotch > 2
}

/** The icon of the shop as PNG, `side` px wide: a ticket on its colour (`#RRGGBB`), for phones that cut their own shape. */
export function installIcon(side: number, color: string): Buffer {
  const ground = channelsOf(color)
  const rows: Buffer[] = []
  for (let y = 0; y < side; y += 1) {
    const row = Buffer.alloc(1 + side * 3)
    for (let x = 0; x < side; x += 1) {
      const share = ticketShare((x / side) * BOX, (y / side) * BOX, BOX / side)
      ground.forEach((from, channel) => {
        row[1 + x * 3 + channel] = Math.round(from + ((WHITE[channel] ?? 0) - from) * share)
      })
    }
    rows.push(row)
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  // Eight bits of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function channelsOf(color: string): Colour {
  const at = (index: number) => Number.parseInt(color.slice(index, index + 2), 16)
  return [at(1), at(3), at(5)]
}

/** How much of a pixel is ticket, 0 to 1. */
function ticketShare(left: number, top: number, size: number): number {
  let hits = 0
  for (let down = 0; down < SAMPLES; down += 1) {
    for (let across = 0; across < SAMPLES; across += 1) {
      const at = (step: number) => ((step + 0.5) / SAMPLES) * size
      if (isTicket(left + at(across), top + at(down))) hits += 1
    }
  }
  return hits / SAMPLES ** 2
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
