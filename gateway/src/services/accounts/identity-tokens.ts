import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import type { Context } from '../../call'
import { DAY_MS } from '../../clock'
import type { TokenIssuer } from '../../providers/identity/contract'
import { isStorable } from '../../storable-text'
import { loginNotOffered } from './users'

/** A provider's word is never good for longer. */
const MAX_LIFE_MS = DAY_MS
const MAX_TEXT = 255

/** Claims of a provider about its user. */
export interface ProvedIdentity {
  /** Names the user at the provider; an e-mail address may change hands, this does not. */
  subject: string
  /** Address in lower case, only if the provider has proved it. */
  email: string | null
  expiresAt: number
  claims: Readonly<Record<string, unknown>>
}

/** Reads an issuer's token; refused where anything of signature, issuer, audience, time or user is not right. */
export async function provedIdentity(
  { clock, providers }: Pick<Context, 'clock' | 'providers'>,
  issuer: TokenIssuer,
  token: string,
): Promise<ProvedIdentity> {
  const provider = providers.tokens.find((one) => one.issuer === issuer)
  if (!provider) throw loginNotOffered()
  const now = clock.now()
  const claims = await provider.claimsOf(token, now)
  const { sub, exp } = claims ?? {}
  const expiresAt = typeof exp === 'number' ? exp * 1000 : 0
  const isTimely = expiresAt > now && expiresAt <= now + MAX_LIFE_MS
  if (!claims || !isText(sub) || !isTimely) throw identityRefused()
  return { subject: sub, email: provedEmail(claims), expiresAt, claims }
}

/** An invalid token; the answer does not name the wrong part. */
export function identityRefused(): BusinessError {
  return new BusinessError(BUSINESS_ERROR.identityRefused, 'account.identityRefused', { mode: 1 })
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT && isStorable(value)
}

/** Apple writes the flag as text. */
function provedEmail({ email, email_verified: isVerified }: Readonly<Record<string, unknown>>): string | null {
  if (!isText(email) || !email.includes('@')) return null
  return isVerified === true || isVerified === 'true' ? email.toLowerCase() : null
}
