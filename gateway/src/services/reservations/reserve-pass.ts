import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import type { PublicCall } from '../../call'
import { signedToken, tokenClaims } from '../verification/signed-token'
import type { Slot } from './slots'

/** Lifetime of a pass, s. */
const PASS_LIFE_S = 30 * 60
/** Purpose of the token: other proofs are signed alike. */
const AUDIENCE = 'reserve'

type TokenCall = Pick<PublicCall, 'clock' | 'shop'>

/** A pass for those who look at a time, logged in or not. */
export function issueReservePass(call: TokenCall, { slotId }: Slot): string {
  return signedToken(call, { aud: AUDIENCE, slotId }, PASS_LIFE_S)
}

/** Refuses who does not show the pass of this very time; the page of the time gives out another. */
export function checkReservePass(call: TokenCall & Pick<PublicCall, 'passId'>, { slotId }: Slot): void {
  const claims = tokenClaims(call, call.passId)
  if (claims?.aud === AUDIENCE && claims.slotId === slotId) return
  throw new BusinessError(BUSINESS_ERROR.passNeeded, 'reserve.passOver', { mode: 1 })
}
