import { getUploadAuth, type UploadType } from '@/contracts/file/get-upload-auth'
import { uploadForm } from '@/domain/upload-form'
import type { LocalImage } from '@/platform/image-picker/contract'
import { log } from '@/platform/log/log'
import type { App } from './app'

/** Sends a picture to the shop's store of files. Its address there; null if it did not arrive. Never rejects. */
export async function uploadPicture(
  { request, imagePicker, shopConfig }: Pick<App, 'request' | 'imagePicker' | 'shopConfig'>,
  image: LocalImage,
  uploadType: UploadType,
): Promise<string | null> {
  const merchantId = shopConfig.config?.merchantId ?? ''
  const auth = await request(getUploadAuth, { uploadType, merchantId }).catch(() => null)
  if (auth === null) return null
  const form = uploadForm(auth, image.extension)
  const outcome = await imagePicker.upload(image, form)
  if (outcome.kind === 'uploaded') return form.fileUrl
  log.warn(`upload: ${outcome.reason}`)
  return null
}
