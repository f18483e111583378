import { changePassword } from '@/contracts/account/change-password'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { Field } from '@/form/field'
import { Form } from '@/form/form'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { newPasswordField, passwordField } from '../../account/email-fields'

/** Gateway errors that belong to a field. */
const FIELD_ERRORS = new Map([
  [BUSINESS_ERROR.wrongPassword, 'oldPassword'],
  [BUSINESS_ERROR.passwordRules, 'newPassword'],
] as const)

/** Changes a known password; ends every login of the account, including this one. */
export class ChangePasswordModel {
  readonly oldPassword = passwordField()
  readonly newPassword = newPasswordField()
  readonly form: Form<{ oldPassword: Field<string>; newPassword: Field<string> }, true>

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation' | 'session'>,
    private readonly onSaved: () => void,
  ) {
    const { oldPassword, newPassword } = this
    this.form = new Form(
      { oldPassword, newPassword },
      { submit: (values) => app.request(changePassword, values), serverErrors: FIELD_ERRORS },
    )
  }

  submit = async (): Promise<void> => {
    if (!(await this.form.submit())) return
    const email = this.app.session.user?.email
    this.app.session.signOut()
    this.onSaved()
    await this.app.navigation.redirect(routes.loginEmail, email ? { email } : {})
  }
}
