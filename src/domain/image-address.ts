import { mediaAddress } from './media-address'

/** Cards have small pictures, everything else has large ones, px. */
export type ImageWidth = 300 | 750

/**
 * Address of a picture in its drawn width, if it may be fetched. Picture stores take the width in the query; phones
 * before iOS 12 cannot read the newer format.
 */
export function imageAddress(address: unknown, width: ImageWidth | undefined, isOldPhone: boolean): string | undefined {
  const safe = mediaAddress(address)
  if (safe === undefined || width === undefined || safe.startsWith('data:')) return safe
  const format = isOldPhone ? 'jpg' : 'webp'
  return `${safe}${safe.includes('?') ? '&' : '?'}x-oss-process=image/resize,w_${width}/format,${format}`
}
