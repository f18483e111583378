import type { Id } from '@/contracts/wire-types'
import type { Context } from '../../call'
import { signedToken, tokenClaims } from '../verification/signed-token'

type Parts = Pick<Context, 'clock' | 'shop'>

/** Time to bring a selection of the other provider's page to the shop, s. */
const SEAT_TOKEN_SECONDS = 10 * 60
const USE = 'THIRD_PARTY_SEATS'

/** Seats as the external provider names them; it reserves none. */
export function seatTokenOf(parts: Parts, sessionId: Id, seatIds: readonly Id[]): string {
  return signedToken(parts, { use: USE, sessionId, seatIds }, SEAT_TOKEN_SECONDS)
}

/** The seats that a token names; null for one of another session, one that is over, or none. */
export function seatsOfToken(parts: Parts, sessionId: Id, token: string): Id[] | null {
  const claims = tokenClaims(parts, token)
  if (claims?.use !== USE || claims.sessionId !== sessionId) return null
  const { seatIds } = claims
  return Array.isArray(seatIds) ? seatIds.map(String) : null
}
