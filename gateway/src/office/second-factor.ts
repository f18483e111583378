import { Secret, TOTP } from 'otpauth'
import type { Context } from '../call'

/** Codes of the neighboring periods count: clocks of phones differ. */
const WINDOW = 1
const PERIOD_SECONDS = 30

/** A new key for an authenticator app, base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** Address that an authenticator app reads as a picture. */
export function totpAddress(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS }).toString()
}

/** Period of a valid code; null for any other. Authenticators know no time machine: the real time counts. */
export function periodOfCode(
  { clock, shop }: Pick<Context, 'clock' | 'shop'>,
  secret: string,
  code: string,
): number | null {
  const timestamp = clock.now() - shop.clockOffset
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS })
  const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
