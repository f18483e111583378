import { constants, createDecipheriv, type KeyObject, privateDecrypt } from 'node:crypto'
import type { PhoneNumber } from '@/domain/phone'
import { isRecord, parsed } from '../apps/vendor-json'
import { VendorFault } from '../payment/contract'

/** Content that a vendor encrypted for its app: AES-128-CBC with the key of the user's login. */
export function decryptAes(key: string, iv: Buffer, content: string): string {
  const decipher = createDecipheriv('aes-128-cbc', Buffer.from(key, 'base64'), iv)
  return decipher.update(content, 'base64', 'utf8') + decipher.final('utf8')
}

/** Content that a vendor encrypted with the key of its app: RSA with PKCS #1 padding, which Node 20 no longer removes. */
export function decryptRsa(key: KeyObject, content: string): string {
  const block = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, Buffer.from(content, 'base64'))
  const end = block.indexOf(0, 2)
  if (block[0] !== 0 || block[1] !== 2 || end < 10) throw new Error('padding')
  return block.subarray(end + 1).toString('utf8')
}

/** The phone in what a vendor says; for this app alone. */
export function phoneFrom(vendor: string, appId: string, read: () => string): PhoneNumber {
  let content: unknown
  try {
    content = parsed(read())
  } catch {
    throw new VendorFault(vendor, 'BAD_PROOF')
  }
  return phoneOf(vendor, appId, content)
}

/** The phone in decrypted content, which names the app that it is for. */
export function phoneOf(vendor: string, appId: string, content: unknown): PhoneNumber {
  const { purePhoneNumber, countryCode, watermark } = isRecord(content) ? content : {}
  const isOurs = isRecord(watermark) && (watermark.appid ?? watermark.appId) === appId
  if (typeof purePhoneNumber !== 'string' || !/^\d{5,15}$/.test(purePhoneNumber) || !isOurs) {
    throw new VendorFault(vendor, 'BAD_PROOF')
  }
  return { cellphone: purePhoneNumber, countryCode: String(countryCode ?? '86').replace('+', '') }
}
