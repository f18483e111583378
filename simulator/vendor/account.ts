import { VendorRefusal } from './answers'
import type { VendorApi, VendorHost } from './vendor-host'

/** Result of the vendor's login; `denied` is a user who closes the authorisation sheet. */
export type LoginOutcome = 'granted' | 'denied' | 'offline'

interface AuthCodeOptions {
  scopes?: string | string[]
}

/** The vendor's one-time login codes. */
export class VendorAccount {
  private readonly outcomes: LoginOutcome[] = []
  private count = 0

  constructor(private readonly host: VendorHost) {}

  /** Sets the next login; by default it is granted. */
  next(outcome: LoginOutcome): void {
    this.outcomes.push(outcome)
  }

  api(): VendorApi {
    const { host } = this
    const info = { miniProgram: { appId: 'simulator', envVersion: 'develop', version: '' } }
    return {
      login: host.asyncApi('login', () => this.login()),
      getAuthCode: host.asyncApi<AuthCodeOptions>('getAuthCode', (options) => this.authorise(options)),
      checkSession: host.asyncApi('checkSession', () => undefined),
      getAccountInfoSync: host.syncApi('getAccountInfoSync', () => info),
      getAppIdSync: host.syncApi('getAppIdSync', () => ({ appId: 'simulator' })),
    }
  }

  private code(): string {
    this.count += 1
    return `simulator-code-${this.count}`
  }

  private login(): Record<string, unknown> {
    const outcome = this.outcomes.shift() ?? 'granted'
    const { platform } = this.host
    if (outcome === 'offline') throw new VendorRefusal('network error')
    if (outcome === 'denied')
      throw new VendorRefusal('host login cancelled', platform === 'tt' ? { errNo: 113001 } : {})
    if (platform !== 'tt') return { code: this.code() }
    return { code: this.code(), anonymousCode: 'simulator-anonymous', isLogin: true }
  }

  private authorise(options: AuthCodeOptions): Record<string, unknown> {
    const outcome = this.outcomes.shift() ?? 'granted'
    if (outcome === 'denied') throw new VendorRefusal('用户取消授权', { error: 11 })
    if (outcome === 'offline') throw new VendorRefusal('网络不可用', { error: 12 })
    const scopes = [options.scopes ?? 'auth_base'].flat()
    return { authCode: this.code(), authSuccessScopes: scopes, authErrorScopes: {} }
  }
}
