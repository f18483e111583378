import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { CaptchaType } from '@/contracts/risk/record-captcha'
import { BusinessError } from '../business-error'
import type { Context, PublicCall } from '../call'
import type { DemoShow } from '../demo/demo-types'
import { signedToken, tokenClaims } from './signed-token'

/** How long a proof is good, ms. */
export const TOKEN_LIFE_MS = 10 * 60 * 1000

/** What a token proves: no machine at all, or one solved captcha. */
export interface RiskProof {
  kind: 'RISK' | CaptchaType
  scope: string
  showId: string
}

type Parts = Pick<Context, 'clock' | 'shop'>

/** A JWT that proves it until its `exp`. */
export function signedProof(parts: Parts, proof: RiskProof): string {
  return signedToken(parts, proof, TOKEN_LIFE_MS / 1000)
}

/** Refuses a purchase of a show that asks for captchas, unless a risk token or all of them prove a person (S1 §5). */
export function verifyRiskToken(call: Parts & Pick<PublicCall, 'riskControl'>, show: DemoShow): void {
  const proofs = call.riskControl.split(',').flatMap((token) => (tokenClaims(call, token) as RiskProof | null) ?? [])
  const proven = proofs
    .filter(({ scope, showId }) => scope === 'ORDER' && showId === show.showId)
    .map(({ kind }) => kind)
  const isPerson = proven.includes('RISK') || show.captchas.every((kind) => proven.includes(kind))
  if (!isPerson) throw new BusinessError(BUSINESS_ERROR.captchaNeeded, 'order.captcha')
}
