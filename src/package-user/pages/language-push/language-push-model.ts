import { changeProfile } from '@/contracts/account/change-profile'
import { type GetProfileOutput, getProfile } from '@/contracts/account/get-profile'
import type { Locale } from '@/domain/locale'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

/** Language of messages to the user. */
export class LanguagePushModel {
  readonly profile: Resource<GetProfileOutput>
  readonly saving: Submission<[Locale], true>

  constructor(private readonly app: Pick<App, 'request' | 'navigation'>) {
    this.profile = new Resource(() => app.request(getProfile, {}))
    this.saving = new Submission((messageLanguage) => this.save(messageLanguage))
    makeRefObservable(this)
  }

  private async save(messageLanguage: Locale): Promise<true> {
    await this.app.request(changeProfile, { messageLanguage })
    await this.app.navigation.back()
    return true
  }
}
