import { bindPhone } from '@/contracts/account/bind-phone'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'
import { type OpenIdParts, OpenIds } from '@/services/jumps/open-ids'

/** Maximum age of a code, ms; codes are valid for five minutes. */
const CODE_USE_MS = 4 * 60 * 1000

/** Result of the vendor's phone request without a login. */
export type QuickLoginNotice = 'quick.denied' | 'quick.failed' | 'quick.unsupported'

/** A vendor login code, and when it was issued. */
interface ReadyCode {
  value: string
  at: number
}

type Parts = Pick<App, 'session' | 'navigation' | 'launchQuery'> & OpenIdParts

/**
 * Login with the phone confirmed by the vendor. The login code is requested before the tap: a later request would
 * invalidate the encrypted phone.
 */
export class QuickLoginModel {
  notice: QuickLoginNotice | null = null
  readonly login: Submission<[detail: unknown], boolean>
  private code: Promise<ReadyCode | null> = Promise.resolve(null)

  constructor(
    private readonly app: Parts,
    private readonly onLoggedIn: () => void,
  ) {
    this.login = new Submission((detail) => this.logIn(detail))
    makeRefObservable(this, 'code')
  }

  /** Requests a code in advance. Never rejects. */
  async prepare(): Promise<void> {
    this.code = this.requestCode()
    await this.code
  }

  /** Handles the result of the vendor's button. */
  async submit(detail: unknown): Promise<void> {
    this.setNotice(null)
    const isLoggedIn = await this.login.submit(detail)
    if (isLoggedIn) {
      this.onLoggedIn()
      await this.app.navigation.leaveLogin()
    } else {
      await this.prepare()
    }
  }

  private async requestCode(): Promise<ReadyCode | null> {
    const answer = await this.app.account.getCode()
    // The code needs no permission, and a phone can be proved without one; only its absence is reported.
    if (answer.kind === 'unsupported' && this.notice === null) this.setNotice('quick.unsupported')
    return answer.kind === 'code' ? { value: answer.code, at: this.app.clock.now() } : null
  }

  private setNotice(notice: QuickLoginNotice | null): void {
    this.notice = notice
  }

  private async logIn(detail: unknown): Promise<boolean> {
    const { account, session, shopConfig, request } = this.app
    const answer = await account.readPhoneProof(detail)
    if (answer.kind !== 'proof') {
      this.setNotice(`quick.${answer.kind}`)
      return false
    }
    const appId = shopConfig.config?.appId ?? APP_ID
    const { invitePageId } = this.app.launchQuery
    const invitation = invitePageId ? { invitePageId } : {}
    session.signIn(await request(bindPhone, { ...answer.proof, ...(await this.vendorUser()), ...invitation, appId }))
    return true
  }

  /** User identity of the vendor; a phone proved by code needs none. */
  private async vendorUser() {
    const code = await this.code
    this.code = Promise.resolve(null)
    const isUsable = code !== null && this.app.clock.now() - code.at <= CODE_USE_MS
    const found = isUsable ? await new OpenIds(this.app).exchange(code.value) : null
    if (found === null) return {}
    const { openId, unionId, sessionKey } = found
    return { openId, unionId, sessionKey }
  }
}
