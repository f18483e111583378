import { loginByChannel } from '@/contracts/account/login-by-channel'
import { isOwnPath } from '@/domain/own-path'
import { splitAddress } from '@/lib/query-string'
import { Submission } from '@/lib/submission'
import type { ChannelLoginParams } from '@/routes/account-routes'
import type { App } from '@/services/app'

type Parts = Pick<App, 'request' | 'session' | 'navigation'>

/** Logs in users who arrive from a channel. */
export class ChannelEntryModel {
  readonly login: Submission<[], true>

  constructor(
    private readonly app: Parts,
    private readonly params: ChannelLoginParams,
    private readonly onLoggedIn: () => void,
  ) {
    this.login = new Submission(() => this.logIn())
  }

  /** True if the link carries a login code. */
  get hasCode(): boolean {
    return Boolean(this.params.authCode && this.params.channelCode)
  }

  /** A link alone never logs in another user. */
  load(): void {
    if (this.hasCode && !this.app.session.isLoggedIn) void this.submit()
  }

  /** Opens the target of the channel if it is a page of this shop. */
  submit = async (): Promise<void> => {
    if (!(await this.login.submit())) return
    this.onLoggedIn()
    const { redirect } = this.params
    if (!redirect || !isOwnPath(redirect)) return this.app.navigation.leaveLogin()
    const { path, params } = splitAddress(redirect)
    await this.app.navigation.openUnknown(path, params)
  }

  private async logIn(): Promise<true> {
    const { authCode = '', channelCode = '' } = this.params
    this.app.session.signIn(await this.app.request(loginByChannel, { authCode, channelCode }))
    return true
  }
}
