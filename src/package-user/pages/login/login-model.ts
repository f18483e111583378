import { routes } from '@/routes'
import type { App } from '@/services/app'
import { CodeRequest } from '../../account/code-request'
import { LoginAgreement } from '../../account/login-agreement'

/** Request of a login code: number and captcha, agreement, then the code. */
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

  /** Opens the code page once a code was sent. */
  async send(): Promise<void> {
    const { form, phone } = this.code
    if (form.isSubmitting || !form.check() || !(await this.agreement.requestConsent())) return
    const sentTo = phone.value
    if (await form.submit()) await this.app.navigation.open(routes.loginCode, { ...sentTo })
  }
}
