import { setPassword } from '@/contracts/account/set-password'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { Field } from '@/form/field'
import { Form } from '@/form/form'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { newPasswordField } from '../../account/email-fields'

/** Sets a new password by mailed link; ends every login of the account, including this device's. */
export class SetPasswordModel {
  readonly password = newPasswordField()
  readonly form: Form<{ password: Field<string> }, true>

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation' | 'session'>,
    private readonly token: string,
    private readonly onSaved: () => void,
  ) {
    const { password } = this
    this.form = new Form(
      { password },
      {
        submit: () => app.request(setPassword, { token: this.token, password: password.value }),
        serverErrors: new Map([[BUSINESS_ERROR.passwordRules, 'password']]),
      },
    )
  }

  submit = async (): Promise<void> => {
    if (!(await this.form.submit())) return
    this.app.session.signOut()
    this.onSaved()
    await this.app.navigation.redirect(routes.loginEmail, {})
  }
}
