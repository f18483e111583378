import { makeAutoObservable } from 'mobx'
import { changeProfile } from '@/contracts/account/change-profile'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

/** Giving oneself another name. */
export class NicknameEditModel {
  nickname: string
  readonly saving: Submission<[], true>

  constructor(private readonly app: Pick<App, 'request' | 'session' | 'navigation'>) {
    this.nickname = app.session.user?.nickname ?? ''
    this.saving = new Submission(() => this.save())
    makeAutoObservable<this, 'app'>(this, { app: false, saving: false }, { autoBind: true })
  }

  get canSave(): boolean {
    const name = this.nickname.trim()
    return name !== '' && name !== this.app.session.user?.nickname
  }

  setNickname(nickname: string): void {
    this.nickname = nickname
  }

  /** Leaves for where the user was; what was typed stays when the shop does not take it. */
  async submit(): Promise<void> {
    if (await this.saving.submit()) await this.app.navigation.back()
  }

  private async save(): Promise<true> {
    this.app.session.updateProfile(await this.app.request(changeProfile, { nickname: this.nickname.trim() }))
    return true
  }
}
