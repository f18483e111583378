import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { loadSharp } from './load-sharp'
import { PictureFault } from './picture-fault'
import { type PictureKind, pictureKind, refusedKind } from './picture-kind'
import { safeSvg } from './safe-svg'

/** Maximum size of a picture; larger ones are not read. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024
/** Maximum number of pixels: a small file can unpack to gigabytes. */
const MAX_PIXELS = 50_000_000
/** Widths that are made, px: of cards, of everything else, and of link previews and zoomed pictures. */
const WIDTHS = [300, 750, 1500] as const
/** Maximum height, px: formats end at 16 383. */
const MAX_HEIGHT = 12_000
const WEBP_QUALITY = 80
const JPEG_QUALITY = 82
/** A picture that takes longer is refused. */
const SECONDS = 30
/** Part of the address of a picture: a change of anything above gives all of them new ones. */
const VERSION = 1
/** Characters of a hash in an address. */
const HASH_LENGTH = 32

export type PictureFormat = 'jpg' | 'png' | 'webp' | 'svg'

export interface PictureFile {
  /** px */
  width: number
  format: PictureFormat
  content: Uint8Array
}

/** A picture as it is stored: upright, without metadata, in all widths. */
export interface PreparedPicture {
  /** Of the source. */
  hash: string
  /** Format for who asks for none. */
  format: PictureFormat
  /** Of the largest file, px. */
  width: number
  height: number
  /** `#RRGGBB`, shown until the picture is there; null for a drawing. */
  color: string | null
  files: PictureFile[]
}

/** A picture of a shop, from a file. Throws `PictureFault`. */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  checkPictureSize(bytes.length)
  const kind = pictureKind(bytes)
  if (kind === null) {
    const message = 'A picture is a JPEG, PNG, WebP, AVIF or SVG file.'
    throw new PictureFault(refusedKind(bytes) ?? '', message)
  }
  const hash = createHash('sha256').update(`${VERSION}:`).update(bytes).digest('hex').slice(0, HASH_LENGTH)
  if (kind !== 'svg') return { hash, ...(await preparePixels(bytes, kind)) }
  const { markup, width, height } = safeSvg(bytes)
  const [wide, high] = [Math.round(width), Math.round(height)]
  const file: PictureFile = { width: wide, format: 'svg', content: Buffer.from(markup) }
  return { hash, format: 'svg', width: wide, height: high, color: null, files: [file] }
}

/** Throws `PictureFault` for a file that is too large to be read. */
export function checkPictureSize(bytes: number): void {
  if (bytes > MAX_PICTURE_BYTES) {
    throw new PictureFault(`${bytes} bytes`, `A picture has at most ${MAX_PICTURE_BYTES} bytes.`)
  }
}

type Pixels = Omit<PreparedPicture, 'hash'>

async function preparePixels(bytes: Uint8Array, kind: PictureKind): Promise<Pixels> {
  const sharp = await loadSharp()
  await checkHeader(sharp(bytes, { limitInputPixels: false }), kind)
  const source = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true })
  const largest = Math.max(...WIDTHS)
  const { data, info } = await source
    .autoOrient()
    .resize({ width: largest, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseDamaged)
  const { width, height, channels } = info
  const upright = () => sharp(data, { raw: { width, height, channels } })
  const { isOpaque, dominant } = await upright().stats()
  const format = isOpaque ? 'jpg' : 'png'
  const widths = [...WIDTHS.filter((one) => one < width), width]
  const files: PictureFile[] = []
  for (const one of widths) {
    const resized = () => upright().resize({ width: one })
    const plain = isOpaque
      ? resized().flatten().jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
      : resized().png({ compressionLevel: 9 })
    files.push({ width: one, format, content: await plain.toBuffer() })
    files.push({ width: one, format: 'webp', content: await resized().webp({ quality: WEBP_QUALITY }).toBuffer() })
  }
  return { format, width, height, color: hexOf([dominant.r, dominant.g, dominant.b]), files }
}

/** Refuses what the first bytes already tell, before anything is unpacked. */
async function checkHeader(picture: Sharp, kind: PictureKind): Promise<void> {
  const { width = 0, height = 0, pages = 1, format } = await picture.metadata().catch(refuseDamaged)
  if (format !== kind && !(kind === 'avif' && format === 'heif'))
    throw new PictureFault(String(format), `The picture is no ${kind}.`)
  if (pages > 1) throw new PictureFault(`${pages} pictures`, 'The picture moves. Save one of its frames.')
  if (width * height > MAX_PIXELS) {
    throw new PictureFault(`${width} × ${height}`, `A picture has at most ${MAX_PIXELS} pixels. Make it smaller.`)
  }
}

function refuseDamaged(error: Error): never {
  throw new PictureFault(error.message.split('\n')[0] ?? '', 'The picture is damaged. Save it again.')
}

function hexOf(color: readonly number[]): string {
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}
