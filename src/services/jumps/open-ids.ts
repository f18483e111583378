import { type LoginWithCodeOutput, loginWithCode } from '@/contracts/account/login-with-code'
import { log } from '@/platform/log/log'
import type { App } from '@/services/app'
import { redirectToWechatAuth } from '@/services/wechat-authorization'
import { OPEN_ID_KEY } from '@/stores/session-store'

/** The vendor's name for its user is requested again after this time. */
const OPEN_ID_LIFE_MS = 24 * 60 * 60 * 1000

interface StoredOpenId {
  openId: string
  unionId: string
  savedAt: number
}

/** Id of the vendor's user: known, unavailable, or requested on a page that replaces this one. */
export type OpenIdOutcome = { kind: 'known'; openId: string; unionId: string } | { kind: 'unknown' } | { kind: 'left' }

export type OpenIdParts = Pick<
  App,
  'request' | 'clock' | 'account' | 'terminal' | 'storage' | 'appLink' | 'payment' | 'shopConfig'
>

/** The vendor's name for the user, without which some payments cannot start. Found silently, or not at all. */
export class OpenIds {
  constructor(
    private readonly app: OpenIdParts,
    private readonly warn: (message: string) => void = log.warn,
  ) {}

  /** `backTo` is the address within the shop that is opened again where the page has to be left. Never rejects. */
  async find(backTo: string): Promise<OpenIdOutcome> {
    const known = this.fresh()
    if (known) return { kind: 'known', ...known }
    // Code for windows on the web is no part of a mini-program.
    if (process.env.TARO_ENV === 'h5' && this.app.terminal.host === 'wechat') {
      return redirectToWechatAuth(this.app, backTo, this.warn) ? { kind: 'left' } : { kind: 'unknown' }
    }
    const login = await this.logIn()
    return login ? { kind: 'known', openId: login.openId, unionId: login.unionId } : { kind: 'unknown' }
  }

  /** Takes a code that the vendor gave, for this user from now on. What it proves stays in memory. Never rejects. */
  async exchange(code: string): Promise<LoginWithCodeOutput | null> {
    const { request, storage, clock } = this.app
    const found = await request(loginWithCode, { code, appId: this.appId }).catch(() => null)
    if (!found?.openId) return null
    const { openId, unionId } = found
    storage.set(OPEN_ID_KEY, { openId, unionId, savedAt: clock.now() } satisfies StoredOpenId)
    return found
  }

  /** Fetches it from the vendor of a mini-program; null if unavailable. Never rejects. */
  private async logIn(): Promise<LoginWithCodeOutput | null> {
    const answer = await this.app.account.getCode()
    if (answer.kind === 'code') return this.exchange(answer.code)
    if (answer.kind === 'failed') this.warn(`login code: ${answer.reason}`)
    return null
  }

  private get appId(): string {
    return this.app.shopConfig.config?.appId ?? APP_ID
  }

  private fresh(): { openId: string; unionId: string } | null {
    const stored = this.app.storage.get<StoredOpenId>(OPEN_ID_KEY)
    if (!stored || this.app.clock.now() - stored.savedAt >= OPEN_ID_LIFE_MS) return null
    return { openId: stored.openId, unionId: stored.unionId }
  }
}
