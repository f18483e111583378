import { routes } from '@/routes'
import type { App } from '@/services/app'
import { CodeRequest } from '../../account/code-request'
import { LoginAgreement } from '../../account/login-agreement'

/** Asking for a code to log in with: the number and the picture, the agreement, then the code. */
export class LoginModel {
  readonly code: CodeRequest
  readonly agreement: LoginAgreement

  constructor(private readonly app: Pick<App, 'request' | 'shopConfig' | 'drafts' | 'navigation'>) {
    this.code = new CodeRequest(app, 'LOGIN')
    this.agreement = new LoginAgreement(app)
  }

  load(): void {
    void this.code.captcha.load()
    void this.agreement.policies.load()
  }

  /** Goes on to the code when one is on its way. */
  async send(): Promise<void> {
    const { form, phone } = this.code
    if (form.isSubmitting || !form.check() || !(await this.agreement.ask())) return
    const sentTo = phone.value
    if (await form.submit()) await this.app.navigation.open(routes.loginCode, { ...sentTo })
  }
}
