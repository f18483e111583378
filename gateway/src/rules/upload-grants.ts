import jwt from 'jsonwebtoken'
import type { PublicCall } from '../handle'

/** How long a file may be sent after it was asked for, s. */
const GRANT_LIFE_SECONDS = 600

/** Leave for one user to store one file. */
export interface UploadGrant {
  key: string
  userId: string
}

type Parts = Pick<PublicCall<unknown>, 'clock' | 'shop'>

export function signedGrant({ clock, shop }: Parts, grant: UploadGrant): string {
  const iat = Math.floor(clock.now() / 1000)
  return jwt.sign({ ...grant, iat, exp: iat + GRANT_LIFE_SECONDS }, shop.secret, { audience: 'upload' })
}

/** The grant in a signature; null for one that is none, or is over. */
export function grantIn({ clock, shop }: Parts, signature: string): UploadGrant | null {
  const clockTimestamp = Math.floor(clock.now() / 1000)
  try {
    const options = { algorithms: ['HS256' as const], audience: 'upload', clockTimestamp }
    return jwt.verify(signature, shop.secret, options) as unknown as UploadGrant
  } catch {
    return null
  }
}
