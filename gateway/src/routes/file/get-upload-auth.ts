import { type GetUploadAuthOutput, getUploadAuth } from '@/contracts/file/get-upload-auth'
import { MAX_IMAGE_BYTES } from '@/domain/image-file'
import { privateRoute } from '../../http/define-route'
import { newId } from '../../random'
import { isPrivatePicture, pictureToken } from '../../services/accounts/picture-links'
import { signedGrant } from '../../services/verification/upload-grants'
import type { Merchant } from '../../shop/merchants'

/** The store of each merchant: one of every kind that the app knows. */
const STORES: Readonly<Record<Merchant, string>> = { full: 'ALIYUN', exchange: 'VOLCANO', minimal: 'QINIU' }

export const getUploadAuthRoute = privateRoute(getUploadAuth, async (call) => {
  const { input, user, shop, clock, origin } = call
  const dir = input.uploadType.toLowerCase()
  const key = `${dir}/${newId()}`
  const type = STORES[shop.merchant]
  const grant = signedGrant(call, { key, userId: user.userId })
  const viewToken = isPrivatePicture(key) ? pictureToken(call, key) : undefined
  return {
    type,
    host: `${origin}/files/${type.toLowerCase()}`,
    key,
    dir,
    ...(viewToken !== undefined && { viewToken }),
    ...proofFor(type, grant, clock.now()),
  }
})

/** The same leave in the words of each store. */
function proofFor(type: string, grant: string, now: number): Partial<GetUploadAuthOutput> {
  const conditions = [['content-length-range', 1, MAX_IMAGE_BYTES]]
  const policy = Buffer.from(JSON.stringify({ conditions })).toString('base64')
  if (type === 'ALIYUN') return { entryCode: 'encore', policy, signature: grant }
  if (type === 'VOLCANO') {
    const date = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')
    const credential = `encore/${date.slice(0, 8)}/encore/tos/request`
    return { algorithm: 'TOS4-HMAC-SHA256', credential, date, policy, signature: grant }
  }
  return { token: grant }
}
