import { getFingerprintToken } from '@/contracts/track/get-fingerprint-token'
import type { App } from '../app'

/** Life of a token without an expiry of its own (TRACK-008), ms. */
const FINGERPRINT_LIFE_MS = 5 * 60 * 1000
/** A token with less time left is refreshed (TRACK-009), ms. */
const FINGERPRINT_REFRESH_UNDER_MS = 60 * 60 * 1000
/** Time within which a second refresh is dropped, ms. */
const FINGERPRINT_THROTTLE_MS = 300

type FingerprintParts = Pick<App, 'request' | 'clock' | 'terminal' | 'system' | 'locale'>

interface FingerprintToken {
  token: string
  fetchedAt: number
  endsAt: number
}

let current: FingerprintToken | null = null
let pending: Promise<FingerprintToken | null> | null = null

/**
 * The token of this device; null if the shop gives none. One request runs at a time, and the expiry of the answer
 * replaces the default life, so tokens of five minutes are refreshed at every use (D-40).
 */
export async function fingerprintToken(app: FingerprintParts): Promise<string | null> {
  const now = app.clock.now()
  if (current !== null && !needsRefresh(current, now)) return current.token
  pending ??= fetchToken(app).finally(() => {
    pending = null
  })
  const fetched = await pending
  if (fetched !== null) current = fetched
  // A token outlives a failed refresh until its end.
  return current !== null && current.endsAt > now ? current.token : null
}

function needsRefresh({ fetchedAt, endsAt }: FingerprintToken, now: number): boolean {
  if (endsAt <= now) return true
  return endsAt - now < FINGERPRINT_REFRESH_UNDER_MS && now - fetchedAt >= FINGERPRINT_THROTTLE_MS
}

async function fetchToken({ request, clock, terminal, system, locale }: FingerprintParts) {
  // Traits that thousands of devices share: no identifier of the device, nothing of the user.
  const payload = [terminal.src, terminal.form, system.windowWidth(), system.isIos() ? 'ios' : 'other', locale.locale]
  const answer = await request(getFingerprintToken, { payload: payload.join(' ') }).catch(() => null)
  if (answer === null) return null
  const fetchedAt = clock.now()
  const { token, expiresIn } = answer
  return { token, fetchedAt, endsAt: fetchedAt + (expiresIn === undefined ? FINGERPRINT_LIFE_MS : expiresIn * 1000) }
}
