import { PROVIDER_RETURN_PATHS } from '@/domain/provider-return'
import { withQuery } from '@/lib/query-string'
import type { Provider, ProviderReturn } from '../contract'

/** Stored for this window only: no other requested it. */
const PENDING = 'provider-login'

/** Maximum time at the provider, ms. */
const LIFE_MS = 10 * 60 * 1000

/** Provider errors for a user who closed or declined. */
const DENIALS = ['access_denied', 'user_cancelled_authorize']

/** A pending visit to a provider's page. */
interface Pending {
  provider: Provider
  state: string
  nonce: string
  backTo: string
  at: number
}

/** Opens a provider's page; `failed` in browsers without storage. */
export function leaveForProvider(provider: Provider, backTo: string): 'left' | 'failed' {
  const pending: Pending = { provider, state: secret(), nonce: secret(), backTo, at: Date.now() }
  try {
    sessionStorage.setItem(PENDING, JSON.stringify(pending))
  } catch {
    return 'failed'
  }
  window.location.assign(authorizeAddress(pending))
  return 'left'
}

/** Consumes a provider's answer from the address fragment, which no server receives; null without one. */
export function consumeProviderReturn(): ProviderReturn | null {
  const answer = new URLSearchParams(window.location.hash.slice(1))
  if (!answer.has('state') || !(answer.has('id_token') || answer.has('error'))) return null
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search)
  return returned(answer, consumePending())
}

function returned(answer: URLSearchParams, pending: Pending | null): ProviderReturn {
  if (!pending || pending.state !== answer.get('state') || Date.now() - pending.at > LIFE_MS) return { kind: 'stray' }
  const { provider, nonce, backTo } = pending
  const token = answer.get('id_token') ?? ''
  if (token !== '') return { kind: 'token', provider, token, nonce, backTo }
  const reason = answer.get('error') ?? ''
  return DENIALS.includes(reason) ? { kind: 'denied', backTo } : { kind: 'failed', backTo, reason }
}

function authorizeAddress({ provider, state, nonce }: Pending): string {
  const { origin, pathname } = window.location
  const page = PROVIDER_RETURN_PATHS.find((path) => path === pathname) ?? PROVIDER_RETURN_PATHS[0]
  const authRequest = { redirect_uri: origin + page, state, nonce }
  if (provider === 'GOOGLE') {
    const query = { client_id: GOOGLE_CLIENT_ID, response_type: 'id_token', scope: 'openid email' }
    return withQuery(GOOGLE_AUTHORIZE_URL, { ...query, prompt: 'select_account', ...authRequest })
  }
  // Apple sends the e-mail only to a server, which passes it on as a fragment (gateway/src/static/provider-return.ts).
  const query = { client_id: APPLE_CLIENT_ID, response_type: 'code id_token', scope: 'email' }
  return withQuery(APPLE_AUTHORIZE_URL, { ...query, response_mode: 'form_post', ...authRequest })
}

/** Valid for one answer. */
function consumePending(): Pending | null {
  try {
    const kept = sessionStorage.getItem(PENDING)
    sessionStorage.removeItem(PENDING)
    return kept === null ? null : (JSON.parse(kept) as Pending)
  } catch {
    return null
  }
}

/** 128 random bits. */
function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
