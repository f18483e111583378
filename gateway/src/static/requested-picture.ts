/** Width for who asks for none, px. */
const DEFAULT_WIDTH = 750

/** Requested width and format of a picture, in picture store notation: `image/resize,w_300/format,webp`. */
export function requestedPicture(process: unknown): { width: number; isWebp: boolean; isSized: boolean } {
  const text = typeof process === 'string' ? process : ''
  const [, width] = /resize,w_(\d{1,4})/.exec(text) ?? []
  return { width: Number(width ?? DEFAULT_WIDTH), isWebp: text.includes('format,webp'), isSized: width !== undefined }
}
