import type { LoginOrRegisterOutput } from '@/contracts/account/login-or-register'
import { loginWithCode } from '@/contracts/account/login-with-code'
import { withQuery } from '@/lib/query-string'
import { randomHex } from '@/lib/random-hex'
import { log } from '@/platform/log/log'
import { OPEN_ID_KEY } from '@/stores/session-store'
import type { App } from './app-context'

/** The vendor's name for its user is asked for anew after this time (S1 §9). */
const OPEN_ID_LIFE_MS = 24 * 60 * 60 * 1000
/** Who came back from WeChat without a name this short ago is not sent there again (S1 §9). */
const LAST_AUTH_MS = 10 * 1000

const LAST_AUTH = 'last-auth'

interface StoredOpenId {
  openId: string
  unionId: string
  savedAt: number
}

/** A way to WeChat's page and back, under way. */
interface Authorisation {
  state: string
  /** Address of the shop's own page that wanted to know. */
  backTo: string
  at: number
}

/** Who the vendor's user is: known, not to be had, or asked on a page for which this one is left. */
export type OpenIdOutcome = { kind: 'known'; openId: string; unionId: string } | { kind: 'unknown' } | { kind: 'left' }

/** Proofs of a moment, for binding a phone; they stay in memory. */
export interface VendorLogin {
  openId: string
  unionId: string
  sessionKey: string
  /** The user whom the shop already knows. */
  login?: LoginOrRegisterOutput
}

type Parts = Pick<
  App,
  'request' | 'clock' | 'account' | 'terminal' | 'storage' | 'appLink' | 'payment' | 'shopConfig' | 'webPlaces'
>

/** The vendor's name for the user, without which some payments cannot start. Found silently, or not at all. */
export class OpenIds {
  constructor(
    private readonly app: Parts,
    private readonly warn: (message: string) => void = log.warn,
  ) {}

  /** `backTo` is the address within the shop that is opened again where the page has to be left. Never rejects. */
  async find(backTo: string): Promise<OpenIdOutcome> {
    const known = this.fresh()
    if (known) return { kind: 'known', ...known }
    if (this.app.terminal.host === 'wechat') return this.leaveFor(backTo)
    const login = await this.logIn()
    return login ? { kind: 'known', openId: login.openId, unionId: login.unionId } : { kind: 'unknown' }
  }

  /** Asks the vendor of a mini-program; null where it does not say. Never rejects. */
  async logIn(): Promise<VendorLogin | null> {
    const answer = await this.app.account.getCode()
    if (answer.kind === 'code') return this.exchange(answer.code)
    if (answer.kind === 'failed') this.warn(`login code: ${answer.reason}`)
    return null
  }

  /** What WeChat's page came back with; answers where to go on, null when it was not asked from here. */
  async finish(code: string, state: string): Promise<string | null> {
    const { storage } = this.app
    const under = storage.get<Authorisation>(LAST_AUTH)
    if (!under || under.state === '' || under.state !== state) return null
    storage.set(LAST_AUTH, { ...under, state: '' })
    if (code !== '') await this.exchange(code)
    return under.backTo
  }

  private get appId(): string {
    return this.app.shopConfig.config?.appId ?? ''
  }

  private fresh(): { openId: string; unionId: string } | null {
    const stored = this.app.storage.get<StoredOpenId>(OPEN_ID_KEY)
    if (!stored || this.app.clock.now() - stored.savedAt >= OPEN_ID_LIFE_MS) return null
    return { openId: stored.openId, unionId: stored.unionId }
  }

  private async exchange(code: string): Promise<VendorLogin | null> {
    const { request, storage, clock } = this.app
    const found = await request(loginWithCode, { code, appId: this.appId }).catch(() => null)
    if (!found?.openId) return null
    const { openId, unionId } = found
    storage.set(OPEN_ID_KEY, { openId, unionId, savedAt: clock.now() } satisfies StoredOpenId)
    return found
  }

  private leaveFor(backTo: string): OpenIdOutcome {
    const { storage, appLink, payment, clock, webPlaces } = this.app
    const last = storage.get<Authorisation>(LAST_AUTH)
    const now = clock.now()
    if (last && now - last.at < LAST_AUTH_MS) return { kind: 'unknown' }
    if (this.appId === '') {
      this.warn('silent WeChat authorisation: no appid')
      return { kind: 'unknown' }
    }
    const state = randomHex(16)
    storage.set(LAST_AUTH, { state, backTo, at: now } satisfies Authorisation)
    const query = {
      appid: this.appId,
      redirect_uri: `${payment.returnOrigin}/wxauth`,
      response_type: 'code',
      scope: 'snsapi_base',
      state,
    }
    appLink.leaveFor(`${withQuery(webPlaces.weixinAuthorizeUrl, query)}#wechat_redirect`)
    return { kind: 'left' }
  }
}
