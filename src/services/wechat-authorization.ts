import { withQuery } from '@/lib/query-string'
import { randomHex } from '@/lib/random-hex'
import { log } from '@/platform/log/log'
import type { App } from './app'

/** Pause after a return from WeChat without a name before the user is sent there again. */
const LAST_AUTH_MS = 10 * 1000

const LAST_AUTH = 'last-auth'

/** A way to WeChat's page and back, under way. */
interface Authorisation {
  state: string
  /** Address of the shop's own page that wanted to know. */
  backTo: string
  at: number
}

type Parts = Pick<App, 'storage' | 'appLink' | 'payment' | 'clock' | 'shopConfig'>

/**
 * Leaves for WeChat's page, which silently identifies its user and returns. False if it would loop,
 * or where the shop has no appid.
 */
export function redirectToWechatAuth(
  { storage, appLink, payment, clock, shopConfig }: Parts,
  backTo: string,
  warn: (message: string) => void = log.warn,
): boolean {
  const appid = shopConfig.config?.appId ?? ''
  const last = storage.get<Authorisation>(LAST_AUTH)
  const now = clock.now()
  if (last && now - last.at < LAST_AUTH_MS) return false
  if (appid === '') {
    warn('silent WeChat authorisation: no appid')
    return false
  }
  const state = randomHex(16)
  storage.set(LAST_AUTH, { state, backTo, at: now } satisfies Authorisation)
  const query = {
    appid,
    redirect_uri: `${payment.returnOrigin}/wxauth`,
    response_type: 'code',
    scope: 'snsapi_base',
    state,
  }
  appLink.openExternalUrl(`${withQuery(WECHAT_AUTHORIZE_URL, query)}#wechat_redirect`)
  return true
}

/** Target after WeChat's page has returned with a state; null if it was not requested from here. Valid once. */
export function finishWechatAuth({ storage }: Pick<App, 'storage'>, state: string): string | null {
  const under = storage.get<Authorisation>(LAST_AUTH)
  if (!under || under.state === '' || under.state !== state) return null
  storage.set(LAST_AUTH, { ...under, state: '' })
  return under.backTo
}
