import type { UploadForm } from '@/domain/upload-form'
import type { ImageChoice, ImagePicker, LocalImage, UploadOutcome } from './contract'

/** A device with one picture; records uploads and returns the answers of the test. */
export class FakeImagePicker implements ImagePicker {
  nextChoice: ImageChoice = { kind: 'chosen', image: { path: 'file://1', size: 1000, extension: 'png' } }
  nextOutcome: UploadOutcome = { kind: 'uploaded' }
  /** Pictures compressed before the upload. */
  readonly compressed: LocalImage[] = []
  readonly sent: { image: LocalImage; form: UploadForm }[] = []
  /** Runs during the upload, for example to store the picture at the gateway. */
  onUpload: (form: UploadForm) => Promise<void> = async () => {}

  choose = async () => this.nextChoice

  compress = async (image: LocalImage) => {
    this.compressed.push(image)
    return image
  }

  async upload(image: LocalImage, form: UploadForm): Promise<UploadOutcome> {
    this.sent.push({ image, form })
    await this.onUpload(form)
    return this.nextOutcome
  }
}
