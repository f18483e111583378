/** @engine embedded: its calls at the same time need no database. */
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { PictureFault } from './picture-fault'
import { preparePicture } from './prepare-picture'

/** Left half red, right half blue, px. */
function halves(width: number, height: number) {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: '#0000ff' } }
  const red = { create: { width, height, channels: 3 as const, background: '#ff0000' } }
  return sharp(red).composite([{ input: half, left: width / 2, top: 0 }])
}

async function faultOf(bytes: Uint8Array): Promise<string> {
  const fault = await preparePicture(bytes).catch((error: unknown) => error)
  if (!(fault instanceof PictureFault)) throw new Error(`not refused: ${String(fault)}`)
  return `${fault.line ?? ''} ${fault.value}: ${fault.message}`.trim()
}

/** A PNG whose header promises a size; its pixels are zeros, however many. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const row = Buffer.alloc(1 + Math.ceil(width / 8))
  const pixels = deflateSync(Buffer.alloc(Math.min(row.length * height, 200_000_000)), { level: 9 })
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function crc32(bytes: Buffer): number {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

describe('a published picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'comes out of a %s in the widths that the app asks for',
    async (kind) => {
      const { files, format, width, height, color } = await preparePicture(
        await halves(1600, 800).toFormat(kind).toBuffer(),
      )
      const sizes = await Promise.all(files.map(({ content }) => sharp(content).metadata()))
      expect(files.map((file) => [file.width, file.format])).toEqual([
        [300, 'jpg'],
        [300, 'webp'],
        [750, 'jpg'],
        [750, 'webp'],
        [1500, 'jpg'],
        [1500, 'webp'],
      ])
      expect(sizes.map((size) => [size.width, size.format])).toEqual([
        [300, 'jpeg'],
        [300, 'webp'],
        [750, 'jpeg'],
        [750, 'webp'],
        [1500, 'jpeg'],
        [1500, 'webp'],
      ])
      expect([format, width, height]).toEqual(['jpg', 1500, 750])
      expect(color).toMatch(/^#[0-9A-F]{6}$/)
    },
  )

  it('stays as small as it is', async () => {
    const { files } = await preparePicture(await halves(200, 100).jpeg().toBuffer())
    expect(files.map(({ width }) => width)).toEqual([200, 200])
  })

  it('keeps what can be seen through it', async () => {
    const glass = {
      create: { width: 400, height: 100, channels: 4 as const, background: { r: 255, g: 0, b: 0, alpha: 0.4 } },
    }
    const { files, format } = await preparePicture(await sharp(glass).png().toBuffer())
    expect([format, files.map((file) => file.format)]).toEqual(['png', ['png', 'webp', 'png', 'webp']])
    const stats = await Promise.all(files.map(({ content }) => sharp(content).stats()))
    expect(stats.map(({ isOpaque }) => isOpaque)).toEqual([false, false, false, false])
  })

  it('stands upright, without the place where it was taken', async () => {
    const place = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 11/1 0/1' } }
    // Turned by a quarter: red is at the top once it stands.
    const bytes = await halves(800, 400).jpeg().withExif(place).withMetadata({ orientation: 6 }).toBuffer()
    expect((await sharp(bytes).metadata()).exif?.toString('latin1')).toContain('Camera')
    const { files, width, height } = await preparePicture(bytes)
    expect([width, height]).toEqual([400, 800])
    for (const { content } of files) {
      const { exif, xmp, iptc, orientation } = await sharp(content).metadata()
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined])
      const [red = 0, , blue = 255] = await sharp(content)
        .extract({ left: 100, top: 10, width: 1, height: 1 })
        .raw()
        .toBuffer()
      expect(red).toBeGreaterThan(blue)
    }
  })

  it('has a name that follows from its content alone', async () => {
    const bytes = await halves(40, 20).png().toBuffer()
    const other = await halves(40, 30).png().toBuffer()
    const hashes = await Promise.all([bytes, bytes, other].map(async (one) => (await preparePicture(one)).hash))
    expect(hashes[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(hashes[0] === hashes[1] && hashes[0] !== hashes[2]).toBe(true)
  })
})

describe('a refused picture', () => {
  it.each<[name: string, bytes: () => Uint8Array | Promise<Uint8Array>, fault: RegExp]>([
    ['60 MB', () => new Uint8Array(60 * 1024 * 1024), /^62914560 bytes: A picture has at most 20971520 bytes/],
    [
      'a page',
      () => Buffer.from('<html><script>alert(1)</script></html>'),
      /^: A picture is a JPEG, PNG, WebP, AVIF or SVG/,
    ],
    ['a GIF', () => Buffer.from('GIF89a'), /^GIF: A picture is a JPEG/],
    ['a HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /^HEIC: A picture is a JPEG/],
    ['a BMP', () => Buffer.from('BM123'), /^BMP: A picture is a JPEG/],
    ['an empty file', () => new Uint8Array(), /^: A picture is a JPEG/],
    ['a bomb of 40 000 × 40 000', () => pngOf(40_000, 40_000), /^40000 × 40000: A picture has at most 50000000 pixels/],
    [
      'half a picture',
      async () => (await halves(800, 400).jpeg().toBuffer()).subarray(0, 900),
      /: The picture is damaged/,
    ],
    [
      'a picture with another beginning',
      () => Buffer.from('\xff\xd8\xff<svg onload="x"/>', 'latin1'),
      /: The picture is damaged/,
    ],
    [
      'one that moves',
      async () => {
        const frame = (background: string) =>
          sharp({ create: { width: 9, height: 9, channels: 3, background } })
            .png()
            .toBuffer()
        return sharp(await Promise.all([frame('red'), frame('blue')]), { join: { animated: true } })
          .webp()
          .toBuffer()
      },
      /^2 pictures: The picture moves/,
    ],
  ])('is %s', async (_, bytes, fault) => {
    expect(await faultOf(await bytes())).toMatch(fault)
  })

  it('names a bomb by its header, without unpacking it', async () => {
    const bomb = pngOf(40_000, 40_000)
    expect(bomb.length).toBeLessThan(1024 * 1024)
    const before = process.memoryUsage().rss
    await faultOf(bomb)
    expect(process.memoryUsage().rss - before).toBeLessThan(1024 ** 3)
  })
})
