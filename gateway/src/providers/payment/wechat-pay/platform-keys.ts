import { type KeyObject, X509Certificate } from 'node:crypto'
import { requestVendor, type VendorAnswer } from '../../vendor-request'
import { VendorFault } from '../contract'
import { WECHAT_PAY, type WechatKeys } from './wechat-keys'
import { authorization, decryptPart, type EncryptedPart, isSignedBy } from './wechat-signature'

/** WeChat and the shop agree on the time within this, ms; older messages may be replays. */
const CLOCK_TOLERANCE_MS = 5 * 60_000
/** Certificates are fetched again after this, ms: new ones appear days before old ones end. */
const FRESH_MS = 12 * 3_600_000
/** An unknown serial number fetches them at most this often, ms: anyone may invent one. */
const REFETCH_MS = 60_000

/** Headers that prove a message of WeChat. */
export interface WechatProof {
  timestamp: string
  nonce: string
  serial: string
  signature: string
}

interface PlatformKey {
  key: KeyObject
  /** Epoch ms. */
  from: number
  until: number
}

/** Keys of WeChat: the public key of the settings, and platform certificates, fetched and rotated. */
export class PlatformKeys {
  private readonly known = new Map<string, PlatformKey>()
  private fetchedAt = Number.NEGATIVE_INFINITY
  private pending: Promise<void> | undefined

  constructor(private readonly keys: WechatKeys) {
    const { publicKey } = keys
    if (publicKey) this.known.set(publicKey.id, { key: publicKey.key, from: 0, until: Number.POSITIVE_INFINITY })
  }

  /** True if WeChat signed a body about now. */
  async isProven(proof: WechatProof, body: Buffer, now: number): Promise<boolean> {
    if (!isAboutNow(proof.timestamp, now)) return false
    const key = await this.find(proof.serial, now)
    return key !== null && isSignedBy(key, [proof.timestamp, proof.nonce, body], proof.signature)
  }

  private async find(serial: string, now: number): Promise<KeyObject | null> {
    const age = Math.abs(now - this.fetchedAt)
    const isOwn = serial === this.keys.publicKey?.id
    if (!isOwn && (age > FRESH_MS || (!this.known.has(serial) && age > REFETCH_MS))) {
      // Certificates serve as long as they are valid.
      await this.fetch(now).catch((error) => {
        if (!this.known.has(serial)) throw error
      })
    }
    const known = this.known.get(serial)
    return known && known.from <= now && now < known.until ? known.key : null
  }

  private fetch(now: number): Promise<void> {
    this.pending ??= this.fetchOnce(now).finally(() => {
      this.pending = undefined
    })
    return this.pending
  }

  private async fetchOnce(now: number): Promise<void> {
    const { keys } = this
    const path = keys.region === 'HK' ? '/v3/global/certificates' : '/v3/certificates'
    this.fetchedAt = now
    const answer = await requestVendor({
      vendor: WECHAT_PAY,
      method: 'GET',
      url: keys.origin + path,
      headers: headersOf(keys, { method: 'GET', path, body: '', now }),
    })
    if (answer.status !== 200) throw new VendorFault(WECHAT_PAY, `HTTP_${answer.status}`)
    const fetched = certificatesIn(keys, answer)
    const proof = proofOf(answer.headers)
    const signer = fetched.get(proof.serial)?.key
    if (!signer || !isSignedBy(signer, [proof.timestamp, proof.nonce, answer.body], proof.signature)) {
      throw new VendorFault(WECHAT_PAY, 'BAD_SIGNATURE')
    }
    for (const [serial, key] of fetched) this.known.set(serial, key)
  }
}

/** Certificates of the answer; only the holder of the APIv3 key and WeChat can encrypt them. */
function certificatesIn(keys: WechatKeys, { body }: VendorAnswer): Map<string, PlatformKey> {
  try {
    const { data } = JSON.parse(body.toString()) as { data: { encrypt_certificate: EncryptedPart }[] }
    const certificates = data.map((one) => new X509Certificate(decryptPart(keys.apiKey, one.encrypt_certificate)))
    return new Map(
      certificates.map(({ serialNumber, publicKey, validFrom, validTo }) => [
        serialNumber.toUpperCase(),
        { key: publicKey, from: Date.parse(validFrom), until: Date.parse(validTo) },
      ]),
    )
  } catch {
    throw new VendorFault(WECHAT_PAY, 'BAD_ANSWER')
  }
}

export function headersOf(keys: WechatKeys, request: Parameters<typeof authorization>[1]): Record<string, string> {
  return {
    Authorization: authorization(keys, request),
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'User-Agent': 'encore-gateway',
    // WeChat signs its answer with this key.
    ...(keys.publicKey && { 'Wechatpay-Serial': keys.publicKey.id }),
  }
}

export function proofOf(headers: Pick<Headers, 'get'>): WechatProof {
  const read = (name: string) => headers.get(`wechatpay-${name}`) ?? ''
  return {
    timestamp: read('timestamp'),
    nonce: read('nonce'),
    serial: read('serial'),
    signature: read('signature'),
  }
}

function isAboutNow(timestamp: string, now: number): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) * 1000 - now) <= CLOCK_TOLERANCE_MS
}
