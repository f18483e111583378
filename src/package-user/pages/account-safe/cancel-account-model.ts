import { cancelAccount } from '@/contracts/account/cancel-account'
import { sendMail } from '@/contracts/account/send-mail'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { RESEND_SECONDS } from '@/domain/phone'
import { codeField } from '@/form/code-field'
import type { Field } from '@/form/field'
import { Form } from '@/form/form'
import { textField } from '@/form/text-field'
import { Countdown } from '@/lib/countdown'
import { Submission } from '@/lib/submission'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { CodeRequest } from '../../account/code-request'

type Parts = Pick<App, 'request' | 'shopConfig' | 'session' | 'navigation' | 'clock' | 'drafts'>

/** Closing the account: a code to its owner, the code, and the reason. */
export class CancelAccountModel {
  readonly verifyCode = codeField()
  readonly reason = textField()
  readonly form: Form<{ verifyCode: CancelAccountModel['verifyCode']; reason: Field<string> }, true>
  readonly resend: Countdown
  /** Code by phone, whose number is entered again; `null` for an account with only an e-mail address. */
  readonly phone: CodeRequest | null
  readonly mailing: Submission<[], true>

  constructor(
    private readonly app: Parts,
    private readonly onCancelled: () => void,
  ) {
    const { verifyCode, reason } = this
    this.phone = app.session.maskedPhone ? new CodeRequest(app, 'CANCEL') : null
    this.resend = new Countdown(app.clock)
    this.mailing = new Submission(() => this.mail())
    this.form = new Form(
      { verifyCode, reason },
      {
        submit: ({ verifyCode: code, reason: why }) => app.request(cancelAccount, { verifyCode: code, reason: why }),
        serverErrors: new Map([[BUSINESS_ERROR.wrongVerifyCode, 'verifyCode']]),
      },
    )
  }

  get isSending(): boolean {
    return this.phone?.form.isSubmitting ?? this.mailing.isRunning
  }

  load(): void {
    void this.phone?.captcha.load()
  }

  /** Requests a code and focuses its field. */
  send = async (): Promise<void> => {
    const isSent = await (this.phone ? this.phone.form.submit() : this.mailing.submit())
    if (!isSent) return
    this.resend.start(RESEND_SECONDS)
    this.verifyCode.reveal()
  }

  /** Ends the login once the shop has agreed. */
  submit = async (): Promise<void> => {
    if (!(await this.form.submit())) return
    this.app.session.signOut()
    this.onCancelled()
    await this.app.navigation.relaunch(routes.home, {})
  }

  dispose(): void {
    this.resend.stop()
  }

  private async mail(): Promise<true> {
    await this.app.request(sendMail, { email: this.app.session.user?.email ?? '', scene: 'BIND' })
    return true
  }
}
