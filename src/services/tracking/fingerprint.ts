import { getFingerprintToken } from '@/contracts/track/get-fingerprint-token'
import type { App } from '../app'

/** Life of a token (TRACK-008), ms. */
const FINGERPRINT_LIFE_MS = 5 * 60 * 1000

type FingerprintParts = Pick<App, 'request' | 'clock' | 'terminal' | 'system' | 'locale'>

let kept: { token: string; endsAt: number } | null = null

/**
 * The token of this device; null if the shop gives none. The specification gives it five minutes and has it
 * renewed with less than sixty left, which is always (TRACK-008, TRACK-009): it is renewed when its life is over.
 */
export async function fingerprintToken(app: FingerprintParts): Promise<string | null> {
  const now = app.clock.now()
  if (kept !== null && kept.endsAt > now) return kept.token
  kept = null
  const { terminal, system, locale } = app
  // Traits that thousands of devices share: no identifier of the device, nothing of the user.
  const payload = [terminal.src, terminal.form, system.windowWidth(), system.isIos() ? 'ios' : 'other', locale.locale]
  const answer = await app.request(getFingerprintToken, { payload: payload.join(' ') }).catch(() => null)
  if (answer === null) return null
  kept = { token: answer.token, endsAt: now + Math.min(answer.expiresIn * 1000, FINGERPRINT_LIFE_MS) }
  return kept.token
}
