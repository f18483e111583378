import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { type VerifyPrivilegeOutput, verifyPrivilege } from '@/contracts/privilege/verify-privilege'
import { getShowBrief, type ShowBrief } from '@/contracts/show/get-show-brief'
import type { Field } from '@/form/field'
import { Form } from '@/form/form'
import { typedCodeField } from '@/form/typed-code-field'
import { required } from '@/form/validators'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { PrivilegeParams } from '@/routes/show-routes'
import type { App } from '@/services/app'

export const MAX_CODE_LENGTH = 32

/** Entry of a code that opens a sale early (CAT-010). */
export class PrivilegeModel {
  readonly code: Field<string>
  readonly form: Form<{ code: Field<string> }, VerifyPrivilegeOutput>

  /** Show that the code opens. */
  readonly show: Resource<ShowBrief>

  private readonly about: PrivilegeParams

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation'>,
    { showId = '', privilegeId = '' }: Partial<PrivilegeParams>,
  ) {
    this.about = { showId, privilegeId }
    this.show = new Resource(() => app.request(getShowBrief, { showId }))
    const code = typedCodeField(MAX_CODE_LENGTH, { validators: [required], keeping: 'nothing' })
    this.code = code
    this.form = new Form(
      { code },
      {
        submit: () => app.request(verifyPrivilege, { ...this.about, code: code.value }, { isUserAction: true }),
        serverErrors: new Map([[BUSINESS_ERROR.privilegeWrong, 'code']]),
      },
    )
  }

  /** Opens the tickets; the proof goes with every call that names the privilege. */
  submit = async (): Promise<void> => {
    if (await this.form.submit()) await this.app.navigation.redirect(routes.booking, this.about)
  }
}
