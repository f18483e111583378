import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { CaptchaType } from '@/contracts/risk/record-captcha'
import { BusinessError } from '../../business-error'
import type { Context, PublicCall, UserCall } from '../../call'
import type { Show } from '../../catalogue/entities/show'
import { usedProofs } from '../../database/schema/people'
import { newId } from '../../random'
import { signedToken, tokenClaims } from './signed-token'

/** Lifetime of a proof, ms. */
export const TOKEN_LIFE_MS = 10 * 60 * 1000
/** Purpose of the token: upload permissions are signed alike. */
const AUDIENCE = 'risk'

/** Content of a proof: human in general, or one solved captcha. */
interface RiskProof {
  kind: 'RISK' | CaptchaType
  scope: string
  showId: string
}

/** A proof as it comes back: one of its kind, of one user. */
interface SignedProof extends RiskProof {
  jti: string
  aud: string
  userId: string
}

/** A JWT that proves it for the caller, once, until its `exp`. */
export function signedProof(call: Pick<PublicCall, 'clock' | 'shop' | 'user'>, proof: RiskProof): string {
  const claims = { ...proof, jti: newId(), aud: AUDIENCE, userId: call.user?.userId ?? '' }
  return signedToken(call, claims, TOKEN_LIFE_MS / 1000)
}

type BuyerCall = Pick<UserCall, 'db' | 'clock' | 'shop' | 'user' | 'riskControl'>

/**
 * Consumes the captchas that a show requires; refuses a purchase without them. They were solved by this user and
 * count for one order. Call it inside the transaction: an order that fails leaves them good.
 */
export async function useCaptchas(call: BuyerCall, show: Show): Promise<void> {
  if (show.captchas.length === 0) return
  const { clock, db, user } = call
  const proofs = call.riskControl
    .split(',')
    .flatMap((token) => proofIn(call, token) ?? [])
    .filter(({ scope, showId, userId }) => scope === 'ORDER' && showId === show.showId && userId === user.userId)
  const needed = show.captchas.flatMap((kind) => proofs.find((proof) => proof.kind === kind) ?? [])
  const expiresAt = clock.now() + TOKEN_LIFE_MS
  const rows = needed.map(({ jti }) => ({ id: jti, expiresAt }))
  if (rows.length === show.captchas.length) {
    const used = await db.insert(usedProofs).values(rows).onConflictDoNothing().returning()
    if (used.length === rows.length) return
  }
  throw new BusinessError(BUSINESS_ERROR.captchaNeeded, 'order.captcha')
}

function proofIn(parts: Pick<Context, 'clock' | 'shop'>, token: string): SignedProof | null {
  const claims = tokenClaims(parts, token)
  return claims?.aud === AUDIENCE ? (claims as unknown as SignedProof) : null
}
