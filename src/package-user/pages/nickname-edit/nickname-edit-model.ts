import { changeProfile } from '@/contracts/account/change-profile'
import type { Field } from '@/form/field'
import { Form } from '@/form/form'
import { textField } from '@/form/text-field'
import { required } from '@/form/validators'
import type { App } from '@/services/app'

/** Changes the nickname. */
export class NicknameEditModel {
  readonly nickname: Field<string>
  readonly form: Form<{ nickname: Field<string> }, true>

  constructor(private readonly app: Pick<App, 'request' | 'session' | 'navigation' | 'drafts'>) {
    const nickname = textField({ validators: [required] }, app.session.user?.nickname)
    this.nickname = nickname
    this.form = new Form({ nickname }, { submit: () => this.save(), draft: app.drafts.of('nickname') })
  }

  get canSave(): boolean {
    return this.form.isValid && this.nickname.value.trim() !== this.app.session.user?.nickname
  }

  /** Returns to the previous page; keeps the input after a rejection. */
  submit = async (): Promise<void> => {
    if (this.canSave && (await this.form.submit())) await this.app.navigation.back()
  }

  private async save(): Promise<true> {
    this.app.session.updateProfile(await this.app.request(changeProfile, { nickname: this.nickname.value.trim() }))
    return true
  }
}
