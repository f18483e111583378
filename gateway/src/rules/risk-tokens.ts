import jwt from 'jsonwebtoken'
import { REFUSAL } from '@/contracts/refusal-code'
import type { CaptchaType } from '@/contracts/risk/record-captcha'
import type { DemoShow } from '../demo/demo-types'
import type { PublicCall } from '../handle'
import { Refusal } from '../refusal'

/** How long a proof is good, ms. */
export const TOKEN_LIFE_MS = 10 * 60 * 1000

/** What a token proves: no machine at all, or one solved captcha. */
export interface RiskProof {
  kind: 'RISK' | CaptchaType
  scope: string
  showId: string
}

type Parts = Pick<PublicCall<unknown>, 'clock' | 'shop'>

/** A JWT that proves it until its `exp`. */
export function signedProof({ clock, shop }: Parts, proof: RiskProof): string {
  const iat = Math.floor(clock.now() / 1000)
  return jwt.sign({ ...proof, iat, exp: iat + TOKEN_LIFE_MS / 1000 }, shop.secret)
}

/** Refuses a purchase of a show that asks for captchas, unless a risk token or all of them prove a person (S1 §5). */
export function checkHuman(call: Parts & Pick<PublicCall<unknown>, 'riskControl'>, show: DemoShow): void {
  const proofs = call.riskControl.split(',').flatMap((token) => proofIn(call, token))
  const proven = proofs
    .filter(({ scope, showId }) => scope === 'ORDER' && showId === show.showId)
    .map(({ kind }) => kind)
  const isPerson = proven.includes('RISK') || show.captchas.every((kind) => proven.includes(kind))
  if (!isPerson) throw new Refusal(REFUSAL.captchaNeeded, 'order.captcha')
}

function proofIn({ clock, shop }: Parts, token: string): RiskProof[] {
  try {
    const clockTimestamp = Math.floor(clock.now() / 1000)
    return [jwt.verify(token, shop.secret, { algorithms: ['HS256'], clockTimestamp }) as unknown as RiskProof]
  } catch {
    return []
  }
}
