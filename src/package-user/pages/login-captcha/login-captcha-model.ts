import { routes } from '@/routes'
import type { LoginCodeParams } from '@/routes/account-routes'
import type { App } from '@/services/app'
import { CodeRequest } from '../../account/code-request'
import { LoginAgreement } from '../../account/login-agreement'

/** Security check before another code: for the number of the calling page, or one entered here. */
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

  /** Replaces this page by the code page. */
  send = async (): Promise<void> => {
    const { form, phone } = this.code
    if (form.isSubmitting || !form.check() || !(await this.agreement.requestConsent())) return
    const sentTo = phone.value
    if (await form.submit()) await this.app.navigation.redirect(routes.loginCode, { ...sentTo })
  }
}
