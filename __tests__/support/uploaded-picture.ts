import { getUploadAuth } from '@/contracts/file/get-upload-auth'
import { type UploadForm, uploadForm } from '@/domain/upload-form'
import { encodeUpload } from '../../simulator/vendor/request-encoding'
import type { TestGateway } from './test-gateway'

/** The first bytes of a picture, which is all that the store looks at. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Stores a picture at the gateway as a client does; answers the status. */
export async function sendPicture(shop: TestGateway, { url, fields }: UploadForm): Promise<number> {
  const { headers, body } = encodeUpload({ url, filePath: 'a.png', name: 'file', formData: fields }, PNG)
  const { statusCode } = await shop.gateway.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers,
    payload: body,
  })
  return statusCode
}

/** A picture that this user has uploaded for a form: its address. */
export async function uploadedPicture(shop: TestGateway, as: string): Promise<string> {
  const { data } = await shop.call(getUploadAuth, { uploadType: 'FORM', merchantId: 'encore' }, { as })
  if (data === null) throw new Error('no leave to upload')
  const form = uploadForm(data, 'png')
  if ((await sendPicture(shop, form)) !== 200) throw new Error('the picture was not stored')
  return form.fileUrl
}
