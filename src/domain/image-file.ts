/** Types of compressible files. */
const COMPRESSIBLE = ['jpg', 'jpeg', 'png']

/** Of a picture that is sent, px. */
export const MAX_IMAGE_WIDTH = 1080
export const MAX_IMAGE_HEIGHT = 1960
/** In percent; of a picture that was made smaller. */
export const IMAGE_QUALITY = 50
/** Larger ones are not sent. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024

/** The ending of a file's name in lower case, without the dot; empty if it has none. */
export function extensionOf(name: string): string {
  const [path = ''] = name.split(/[?#]/)
  return /\.(\w{1,5})$/.exec(path)?.[1]?.toLowerCase() ?? ''
}

export function canCompress(extension: string): boolean {
  return COMPRESSIBLE.includes(extension.toLowerCase())
}

/** The size at which a picture fits, its shape kept; never larger than it is. */
export function fittingSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_IMAGE_WIDTH / width, MAX_IMAGE_HEIGHT / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
