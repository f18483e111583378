import { MAX_IMAGE_BYTES } from '@/domain/image-file'
import { Field } from '@/form/field'
import { chosen } from '@/form/validators'
import { message } from '@/i18n/message'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Submission } from '@/lib/submission'
import type { LocalImage } from '@/platform/image-picker/contract'
import type { App } from '@/services/app'
import { uploadPicture } from '@/services/upload-picture'
import type { SchemaFormTextKey } from './locales/zh-cn'
import { schemaFormText } from './text'

export type PictureApp = Pick<App, 'request' | 'imagePicker' | 'shopConfig' | 'session' | 'navigation'>

/** A picture in a form: chosen or taken, made to fit 1080 × 1960, uploaded at once and replaced as often as the user likes (SHELL-205). */
export class PictureAnswer {
  /** The address of the picture in the shop's store; empty without one. */
  readonly field: Field<string>
  private readonly uploading: Submission<[LocalImage], string>

  constructor(
    private readonly app: PictureApp,
    isRequired: boolean,
    /** The address of a picture that was uploaded before. */
    initial = '',
  ) {
    this.field = new Field<string>(initial, { validators: isRequired ? [chosen] : [] })
    this.uploading = new Submission((image) => this.send(image))
    makeRefObservable(this)
  }

  get isUploading(): boolean {
    return this.uploading.isRunning
  }

  /** Picks a picture and uploads it; a visitor logs in first. Errors stand below the field. */
  async choose(): Promise<void> {
    const { session, navigation, imagePicker } = this.app
    if (!session.isLoggedIn) return navigation.openLogin()
    const choice = await imagePicker.choose()
    if (choice.kind === 'denied') return this.refuse('picture.denied')
    if (choice.kind === 'notImage') return this.refuse('picture.notImage')
    if (choice.kind === 'failed') return this.refuse('picture.failed')
    if (choice.kind === 'chosen') await this.uploading.submit(choice.image)
  }

  remove(): void {
    this.field.set('')
  }

  private async send(chosenImage: LocalImage): Promise<string> {
    const image = await this.app.imagePicker.compress(chosenImage)
    const isTooLarge = image !== null && image.size > MAX_IMAGE_BYTES
    const address = image === null || isTooLarge ? null : await uploadPicture(this.app, image, 'FORM')
    if (address === null) this.refuse(isTooLarge ? 'picture.tooLarge' : 'picture.failed')
    else this.field.set(address)
    return address ?? ''
  }

  private refuse(key: SchemaFormTextKey): void {
    this.field.refuse(message(schemaFormText, key))
  }
}
