import jwt from 'jsonwebtoken'
import type { Context } from '../../call'

type Parts = Pick<Context, 'clock' | 'shop'>

/** A JWT with these claims, valid at the shop for this many seconds. */
export function signedToken({ clock, shop }: Parts, claims: object, lifeSeconds: number): string {
  const iat = Math.floor(clock.now() / 1000)
  return jwt.sign({ ...claims, iat, exp: iat + lifeSeconds }, shop.secret)
}

/** The claims of a token of the shop; null for one that it did not sign, or that is over. */
export function tokenClaims({ clock, shop }: Parts, token: string): Readonly<Record<string, unknown>> | null {
  const clockTimestamp = Math.floor(clock.now() / 1000)
  try {
    return jwt.verify(token, shop.secret, { algorithms: ['HS256'], clockTimestamp }) as jwt.JwtPayload
  } catch {
    return null
  }
}
