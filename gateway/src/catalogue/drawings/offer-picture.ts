import type { SceneName } from './scene'

/** Name of a stored picture: hash and format. */
export type StoredPicture = `${string}.${'jpg' | 'png' | 'svg'}`

/** Picture of an offer: a drawing of the app, or a picture of the shop. */
export type OfferPicture = SceneName | StoredPicture

/** True if a name is that of a stored picture. */
export function isStoredPicture(name: string): name is StoredPicture {
  return /^[0-9a-f]{32}\.(jpg|png|svg)$/.test(name)
}
