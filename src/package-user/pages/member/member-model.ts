import { type ChangeProfileInput, changeProfile } from '@/contracts/account/change-profile'
import { type GetProfileOutput, getProfile } from '@/contracts/account/get-profile'
import { MAX_IMAGE_BYTES } from '@/domain/image-file'
import type { Field } from '@/form/field'
import { Form } from '@/form/form'
import { textField } from '@/form/text-field'
import { chosen } from '@/form/validators'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { LocalImage } from '@/platform/image-picker/contract'
import type { App } from '@/services/app'
import { uploadPicture } from '@/services/upload-picture'

/** Why a picture was not applied. */
export type AvatarNotice = 'member.denied' | 'member.notImage' | 'member.tooLarge' | 'member.uploadFailed'

/** Profile of the user, and changing it. */
export class MemberModel {
  readonly profile: Resource<GetProfileOutput>
  readonly saving: Submission<[ChangeProfileInput], true>
  /** Resolves with the reason why the picture was not applied; null on success. */
  readonly uploading: Submission<[LocalImage], AvatarNotice | null>
  openSheet: 'gender' | 'birthday' | null = null
  /** `yyyy-MM-dd`. */
  readonly birthday = textField({ validators: [chosen] })
  readonly birthdayForm: Form<{ birthday: Field<string> }, true>

  constructor(private readonly app: Pick<App, 'request' | 'imagePicker' | 'shopConfig' | 'session' | 'drafts'>) {
    this.profile = new Resource(
      () => app.request(getProfile, {}),
      (profile) => app.session.updateProfile(profile),
    )
    this.saving = new Submission((changes) => this.save(changes))
    const { birthday } = this
    this.birthdayForm = new Form(
      { birthday },
      { submit: () => this.save({ birthday: birthday.value }), draft: app.drafts.of('birthday') },
    )
    this.uploading = new Submission((chosen) => this.sendAvatar(chosen))
    makeRefObservable(this)
  }

  show(sheet: 'gender' | 'birthday' | null): void {
    this.openSheet = sheet
  }

  /** Lets the user pick an avatar and uploads it; returns a text on failure. */
  async changeAvatar(): Promise<AvatarNotice | null> {
    const choice = await this.app.imagePicker.choose()
    if (choice.kind === 'denied') return 'member.denied'
    if (choice.kind === 'notImage') return 'member.notImage'
    if (choice.kind === 'failed') return 'member.uploadFailed'
    return choice.kind === 'cancelled' ? null : this.uploading.submit(choice.image)
  }

  private async sendAvatar(chosen: LocalImage): Promise<AvatarNotice | null> {
    const image = await this.app.imagePicker.compress(chosen)
    if (image === null) return 'member.uploadFailed'
    if (image.size > MAX_IMAGE_BYTES) return 'member.tooLarge'
    const avatar = await uploadPicture(this.app, image, 'AVATAR')
    const isSaved = avatar !== null && (await this.saving.submit({ avatar })) === true
    return isSaved ? null : 'member.uploadFailed'
  }

  private async save(changes: ChangeProfileInput): Promise<true> {
    const profile = await this.app.request(changeProfile, changes)
    this.profile.set(profile)
    this.app.session.updateProfile(profile)
    this.show(null)
    return true
  }
}
