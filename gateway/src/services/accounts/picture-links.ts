import type { Context } from '../../call'
import { signedToken, tokenClaims } from '../verification/signed-token'

/** Lifetime of the address of a private picture, s. */
const LIFE_SECONDS = 60 * 60
const AUDIENCE = 'picture'
/** Path of a stored picture: store, key with its folder, and extension. */
const PATH = /^\/files\/\w+\/([\w/-]+)\.\w{1,5}$/

type Parts = Pick<Context, 'clock' | 'shop'>

/** True for pictures of forms, such as a portrait of a work permit; only avatars are shown to others. */
export function isPrivatePicture(key: string): boolean {
  return !key.startsWith('avatar/')
}

/** Key of the picture with a path; empty for any other path. */
export function pictureKey(path: string): string {
  return PATH.exec(path)?.[1] ?? ''
}

/** Token that opens a private picture for an hour. */
export function pictureToken(parts: Parts, key: string): string {
  return signedToken(parts, { aud: AUDIENCE, key }, LIFE_SECONDS)
}

/** Address of a private picture for its owner, good for an hour. */
export function pictureLink(parts: Parts & { origin: string }, path: string): string {
  return `${parts.origin}${path}?token=${pictureToken(parts, pictureKey(path))}`
}

/** True for a picture that anyone may see, or one opened with its token. */
export function mayOpenPicture(parts: Parts, key: string, token: string): boolean {
  if (!isPrivatePicture(key)) return true
  const claims = tokenClaims(parts, token)
  return claims?.aud === AUDIENCE && claims.key === key
}
