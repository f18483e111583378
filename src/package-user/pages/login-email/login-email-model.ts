import { loginByEmail } from '@/contracts/account/login-by-email'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { normalizedEmail } from '@/domain/email'
import type { Field } from '@/form/field'
import { Form } from '@/form/form'
import { toAppError } from '@/lib/app-error'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { emailField, passwordField } from '../../account/email-fields'
import { LoginAgreement } from '../../account/login-agreement'

/** Login by e-mail and password; opens the hint page for an account that is not activated. */
export class LoginEmailModel {
  readonly agreement: LoginAgreement
  readonly email: Field<string>
  readonly password = passwordField()
  readonly form: Form<{ email: Field<string>; password: Field<string> }, 'in' | 'waiting'>

  constructor(
    private readonly app: Pick<App, 'request' | 'session' | 'navigation' | 'drafts'>,
    email: string,
    private readonly onLoggedIn: () => void,
  ) {
    this.agreement = new LoginAgreement(app)
    this.email = emailField(email)
    const fields = { email: this.email, password: this.password }
    this.form = new Form(fields, {
      submit: () => this.logIn(),
      serverErrors: new Map([[BUSINESS_ERROR.wrongPassword, 'password']]),
      draft: app.drafts.of('login-email'),
      hasCooldown: true,
    })
  }

  /** Returns to the visitor's target. */
  submit = async (): Promise<void> => {
    if (this.form.isSubmitting || !this.form.check() || !(await this.agreement.requestConsent())) return
    const outcome = await this.form.submit()
    if (outcome === null) return
    if (outcome === 'waiting') {
      await this.app.navigation.open(routes.checkEmail, { email: normalizedEmail(this.email.value) })
    } else {
      this.onLoggedIn()
      await this.app.navigation.leaveLogin()
    }
  }

  private async logIn(): Promise<'in' | 'waiting'> {
    const input = { email: normalizedEmail(this.email.value), password: this.password.value }
    try {
      this.app.session.signIn(await this.app.request(loginByEmail, input))
      return 'in'
    } catch (thrown) {
      if (toAppError(thrown).statusCode === BUSINESS_ERROR.emailNotActivated) return 'waiting'
      throw thrown
    }
  }
}
