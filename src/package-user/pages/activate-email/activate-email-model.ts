import { activateEmail } from '@/contracts/account/activate-email'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

/** Activates the account of a mailed link. */
export class ActivateEmailModel {
  readonly activating: Submission<[], true>

  constructor(
    private readonly app: Pick<App, 'request' | 'session' | 'navigation'>,
    private readonly token: string,
    private readonly onLoggedIn: () => void,
  ) {
    this.activating = new Submission(() => this.activate())
  }

  submit = async (): Promise<void> => {
    if (!(await this.activating.submit())) return
    this.onLoggedIn()
    await this.app.navigation.leaveLogin()
  }

  private async activate(): Promise<true> {
    this.app.session.signIn(await this.app.request(activateEmail, { token: this.token }))
    return true
  }
}
