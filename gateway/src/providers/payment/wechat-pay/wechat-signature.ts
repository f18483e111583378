import { type CipherGCMTypes, createDecipheriv, createSign, createVerify, type KeyObject } from 'node:crypto'
import { newToken } from '../../../random'
import type { WechatKeys } from './wechat-keys'

/** Bytes at the end of a ciphertext that prove it. */
const TAG_BYTES = 16

/** An encrypted part of a report or of the platform certificates. */
export interface EncryptedPart {
  associated_data?: string
  nonce: string
  ciphertext: string
}

/** Signs lines as WeChat joins them, SHA256-RSA2048. */
export function signLines(key: KeyObject, lines: readonly (string | number)[]): string {
  return createSign('RSA-SHA256').update(joined(lines)).sign(key, 'base64')
}

export function isSignedBy(key: KeyObject, lines: readonly (string | number | Buffer)[], signature: string): boolean {
  return createVerify('RSA-SHA256').update(joined(lines)).verify(key, signature, 'base64')
}

/** The body of a report stays as it came, byte for byte. */
function joined(lines: readonly (string | number | Buffer)[]): Buffer {
  const end = Buffer.from('\n')
  return Buffer.concat(lines.flatMap((line) => [Buffer.isBuffer(line) ? line : Buffer.from(String(line)), end]))
}

/** Value of the `Authorization` header of a request; `path` with its query, `now` in epoch ms. */
export function authorization(
  { merchantId, serial, privateKey }: Pick<WechatKeys, 'merchantId' | 'serial' | 'privateKey'>,
  { method, path, body, now }: { method: string; path: string; body: string; now: number },
): string {
  const nonce = newToken().slice(0, 32)
  const timestamp = Math.floor(now / 1000)
  const signature = signLines(privateKey, [method, path, timestamp, nonce, body])
  const parts = { mchid: merchantId, nonce_str: nonce, timestamp, serial_no: serial, signature }
  const text = Object.entries(parts).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${text.join(',')}`
}

/** Decrypts AEAD_AES_256_GCM; throws for another key or a changed text. */
export function decryptPart(apiKey: Buffer, part: EncryptedPart): string {
  const bytes = Buffer.from(part.ciphertext, 'base64')
  const decipher = createDecipheriv(cipherFor(apiKey), apiKey, part.nonce, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  decipher.setAAD(Buffer.from(part.associated_data ?? ''))
  return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8')
}

/** AES-256 for the 32 bytes of an APIv3 key; the key of WeChat's published example has 16. */
function cipherFor(apiKey: Buffer): CipherGCMTypes {
  return apiKey.length === 16 ? 'aes-128-gcm' : 'aes-256-gcm'
}
