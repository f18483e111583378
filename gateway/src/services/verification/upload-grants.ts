import type { Context } from '../../call'
import { signedToken, tokenClaims } from './signed-token'

/** Time to upload a file after the request, s. */
const GRANT_LIFE_SECONDS = 600
/** Purpose of the token: those of the risk service are signed alike. */
const AUDIENCE = 'upload'

/** Leave for one user to store one file. */
export interface UploadGrant {
  key: string
  userId: string
}

type Parts = Pick<Context, 'clock' | 'shop'>

export function signedGrant(parts: Parts, grant: UploadGrant): string {
  return signedToken(parts, { ...grant, aud: AUDIENCE }, GRANT_LIFE_SECONDS)
}

/** The grant in a signature; null for one that is none, or is over. */
export function grantIn(parts: Parts, signature: string): UploadGrant | null {
  const claims = tokenClaims(parts, signature)
  return claims?.aud === AUDIENCE ? (claims as unknown as UploadGrant) : null
}
