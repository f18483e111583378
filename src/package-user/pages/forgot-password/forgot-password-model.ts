import { sendMail } from '@/contracts/account/send-mail'
import { normalizedEmail } from '@/domain/email'
import type { Field } from '@/form/field'
import { Form } from '@/form/form'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { emailField } from '../../account/email-fields'

/** Requests a link for a new password. */
export class ForgotPasswordModel {
  readonly email: Field<string>
  readonly form: Form<{ email: Field<string> }, string>

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation' | 'drafts'>,
    email: string,
  ) {
    this.email = emailField(email)
    this.form = new Form(
      { email: this.email },
      { submit: () => this.send(), draft: app.drafts.of('login-email'), hasCooldown: true },
    )
  }

  submit = async (): Promise<void> => {
    const email = await this.form.submit()
    if (email !== null) await this.app.navigation.redirect(routes.checkEmail, { email, scene: 'RESET' })
  }

  private async send(): Promise<string> {
    const email = normalizedEmail(this.email.value)
    await this.app.request(sendMail, { email, scene: 'RESET' })
    return email
  }
}
