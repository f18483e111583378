import { registerByEmail } from '@/contracts/account/register-by-email'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { normalizedEmail } from '@/domain/email'
import type { Field } from '@/form/field'
import { Form } from '@/form/form'
import { textField } from '@/form/text-field'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { emailField, newPasswordField } from '../../account/email-fields'
import { LoginAgreement } from '../../account/login-agreement'

/** Gateway errors that belong to a field. */
const FIELD_ERRORS = new Map([
  [BUSINESS_ERROR.emailFormat, 'email'],
  [BUSINESS_ERROR.passwordRules, 'password'],
] as const)

/** Registers an e-mail address; a mailed link activates the account. */
export class CreateAccountModel {
  readonly agreement: LoginAgreement
  readonly email = emailField()
  readonly password = newPasswordField()
  readonly nickname = textField()
  readonly form: Form<{ email: Field<string>; password: Field<string>; nickname: Field<string> }, string>

  constructor(private readonly app: Pick<App, 'request' | 'navigation' | 'drafts'>) {
    this.agreement = new LoginAgreement(app)
    const { email, password, nickname } = this
    this.form = new Form(
      { email, password, nickname },
      { submit: () => this.register(), serverErrors: FIELD_ERRORS, draft: app.drafts.of('create-account') },
    )
  }

  submit = async (): Promise<void> => {
    if (this.form.isSubmitting || !this.form.check() || !(await this.agreement.requestConsent())) return
    const email = await this.form.submit()
    if (email !== null) await this.app.navigation.redirect(routes.checkEmail, { email })
  }

  private async register(): Promise<string> {
    const nickname = this.nickname.value.trim()
    const { email } = await this.app.request(registerByEmail, {
      email: normalizedEmail(this.email.value),
      password: this.password.value,
      ...(nickname !== '' && { nickname }),
      policyIds: this.agreement.documents.map(({ id }) => id),
    })
    return email
  }
}
