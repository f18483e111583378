import { bindPhone } from '@/contracts/account/bind-phone'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'
import { type OpenIdParts, OpenIds } from '@/services/jumps/open-ids'

/** Codes live for five minutes; an older one is not used any more. */
const CODE_USE_MS = 4 * 60 * 1000

/** How asking the vendor for the phone ended, where it did not log in. */
export type QuickLoginNotice = 'quick.denied' | 'quick.failed' | 'quick.unsupported'

/** A code of the vendor's login, and when it was given. */
interface ReadyCode {
  value: string
  at: number
}

type Parts = Pick<App, 'session' | 'navigation' | 'launchQuery'> & OpenIdParts

/**
 * Logging in with the phone that the vendor confirms. The login code is requested before the tap: asking for
 * one after the phone was given would make it unreadable for the shop.
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

  /** Gets a code ready. Never rejects. */
  async prepare(): Promise<void> {
    this.code = this.askForCode()
    await this.code
  }

  /** Takes what the vendor's button told. */
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

  private async askForCode(): Promise<ReadyCode | null> {
    const answer = await this.app.account.getCode()
    // Nobody has to allow the code, and a phone may be proved without one; only where there is none at all it is told.
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

  /** Who the vendor says it is; a phone that was proved by a code is taken without. */
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
