import { changePassword } from '@/contracts/account/change-password'
import { type GetProfileOutput, getProfile } from '@/contracts/account/get-profile'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { Field } from '@/form/field'
import { Form } from '@/form/form'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { newPasswordField, passwordField } from '../../account/email-fields'
import { PhoneProof } from '../../account/phone-proof'

/** Gateway errors that belong to a field. */
const FIELD_ERRORS = new Map([
  [BUSINESS_ERROR.wrongPassword, 'oldPassword'],
  [BUSINESS_ERROR.passwordRules, 'newPassword'],
] as const)

/** Changes a known password, or sets the first one by phone; ends every login of the account, including this one. */
export class ChangePasswordModel {
  readonly profile: Resource<GetProfileOutput>
  readonly oldPassword = passwordField()
  readonly newPassword = newPasswordField()
  readonly form: Form<{ oldPassword: Field<string>; newPassword: Field<string> }, true>
  /** Of an account without a password. */
  readonly proof: PhoneProof
  readonly firstForm: Form<{ verifyCode: Field<string>; newPassword: Field<string> }, true>

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation' | 'session' | 'shopConfig' | 'drafts' | 'clock'>,
    private readonly onSaved: () => void,
  ) {
    const { oldPassword, newPassword } = this
    this.profile = new Resource(() => app.request(getProfile, {}))
    this.form = new Form(
      { oldPassword, newPassword },
      { submit: (values) => app.request(changePassword, values), serverErrors: FIELD_ERRORS },
    )
    this.proof = new PhoneProof(app, 'CHANGE')
    this.firstForm = new Form(
      { verifyCode: this.proof.verifyCode, newPassword },
      {
        submit: (values) => app.request(changePassword, values),
        serverErrors: new Map([
          [BUSINESS_ERROR.wrongVerifyCode, 'verifyCode'],
          [BUSINESS_ERROR.passwordRules, 'newPassword'],
        ] as const),
      },
    )
  }

  load(): void {
    void this.profile.load()
    this.proof.load()
  }

  submit = (): Promise<void> => this.save(this.form)

  setFirst = (): Promise<void> => this.save(this.firstForm)

  dispose(): void {
    this.proof.dispose()
  }

  private async save(form: { submit(): Promise<true | null> }): Promise<void> {
    if (!(await form.submit())) return
    const email = this.app.session.user?.email
    this.app.session.signOut()
    this.onSaved()
    await this.app.navigation.redirect(routes.loginEmail, email ? { email } : {})
  }
}
