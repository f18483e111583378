/** Kinds of pictures that a shop may publish. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'svg'

const latin1 = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** Boxes of ISO media files name their brands: the main one, a version, then all compatible ones. */
function brandsOf(bytes: Uint8Array): string[] {
  if (latin1(bytes, 4, 8) !== 'ftyp') return []
  const end = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(), 64)
  return latin1(bytes, 8, end).match(/.{4}/gs) ?? []
}

/** Names of pictures that are refused, by their first bytes. */
const REFUSED: readonly { name: string; isKind(start: string, bytes: Uint8Array): boolean }[] = [
  { name: 'GIF', isKind: (start) => start.startsWith('GIF8') },
  { name: 'HEIC', isKind: (_, bytes) => brandsOf(bytes).some((brand) => /^hei[cxms]$|^mif1$/.test(brand)) },
  { name: 'TIFF', isKind: (start) => start.startsWith('II*\0') || start.startsWith('MM\0*') },
  { name: 'BMP', isKind: (start) => start.startsWith('BM') },
  { name: 'PDF', isKind: (start) => start.startsWith('%PDF') },
]

/** Kind of a picture by its content, whatever its name says; null for any other file. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const start = latin1(bytes, 0, 12)
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp'
  if (brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return /^(\xef\xbb\xbf)?\s*<(\?xml|!--|!DOCTYPE|svg)[\s>-]/i.test(latin1(bytes, 0, 256)) ? 'svg' : null
}

/** Common name of a refused kind of picture; null for an unknown one. */
export function refusedKind(bytes: Uint8Array): string | null {
  const start = latin1(bytes, 0, 12)
  return REFUSED.find(({ isKind }) => isKind(start, bytes))?.name ?? null
}
