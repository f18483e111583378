import type { UploadForm } from '@/domain/upload-form'
import type { ImageChoice, ImagePicker, LocalImage, UploadOutcome } from './contract'

/** A device with one picture; remembers what was sent, and returns the answers of the test. */
export class FakeImagePicker implements ImagePicker {
  nextChoice: ImageChoice = { kind: 'chosen', image: { path: 'file://1', size: 1000, extension: 'png' } }
  nextOutcome: UploadOutcome = { kind: 'uploaded' }
  /** What was made to fit before it was sent. */
  readonly compressed: LocalImage[] = []
  readonly sent: { image: LocalImage; form: UploadForm }[] = []
  /** Runs while the picture is under way, for example to store it at the gateway. */
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
