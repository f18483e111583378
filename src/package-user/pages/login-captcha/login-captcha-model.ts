import { routes } from '@/routes'
import type { LoginCodeParams } from '@/routes/account-routes'
import type { App } from '@/services/app'
import { CodeRequest } from '../../account/code-request'
import { LoginAgreement } from '../../account/login-agreement'

/** The security check before another code: for the number that a page before it asked for, or one that is typed here. */
export class LoginCaptchaModel {
  readonly code: CodeRequest
  readonly agreement: LoginAgreement

  constructor(
    private readonly app: Pick<App, 'request' | 'shopConfig' | 'drafts' | 'navigation'>,
    phone: Partial<LoginCodeParams>,
  ) {
    this.code = new CodeRequest(app, 'LOGIN', phone)
    this.agreement = new LoginAgreement(app)
  }

  load(): void {
    void this.code.captcha.load()
    void this.agreement.policies.load()
  }

  /** Goes on to the code in the place of this page. */
  send = async (): Promise<void> => {
    const { form, phone } = this.code
    if (form.isSubmitting || !form.check() || !(await this.agreement.ask())) return
    const sentTo = phone.value
    if (await form.submit()) await this.app.navigation.redirect(routes.loginCode, { ...sentTo })
  }
}
