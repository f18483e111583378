import { bind } from '@/contracts/account/bind'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { Form } from '@/form/form'
import type { App } from '@/services/app'
import { PhoneProof } from '../../account/phone-proof'

/** Gateway errors that belong to a field. */
const FIELD_ERRORS = new Map([
  [BUSINESS_ERROR.wrongVerifyCode, 'verifyCode'],
  [BUSINESS_ERROR.phoneTaken, 'phone'],
  [BUSINESS_ERROR.phoneRegion, 'phone'],
] as const)

/** Adds a phone to the account: a code is sent, then entered. */
export class AccountBindModel {
  readonly proof: PhoneProof
  readonly form: Form<{ phone: PhoneProof['code']['phone']; verifyCode: PhoneProof['verifyCode'] }, true>

  constructor(
    private readonly app: Pick<App, 'request' | 'shopConfig' | 'session' | 'navigation' | 'clock' | 'drafts'>,
  ) {
    this.proof = new PhoneProof(app, 'BIND')
    const { code, verifyCode } = this.proof
    this.form = new Form(
      { phone: code.phone, verifyCode },
      { submit: () => this.bind(), serverErrors: FIELD_ERRORS, hasCooldown: true },
    )
  }

  load(): void {
    this.proof.load()
  }

  /** Returns to the previous page or to the target of a login; pages reload when they are shown. */
  submit = async (): Promise<void> => {
    if (await this.form.submit()) await this.app.navigation.leaveLogin()
  }

  dispose(): void {
    this.proof.dispose()
  }

  private async bind(): Promise<true> {
    const cellphoneBindParam = { ...this.proof.code.phone.value, verifyCode: this.proof.verifyCode.value }
    this.app.session.signIn(await this.app.request(bind, { bindType: 'CELLPHONE', cellphoneBindParam }))
    return true
  }
}
