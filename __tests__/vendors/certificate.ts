import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'

/** A key pair with a self-signed certificate. */
export interface CertifiedKey {
  privateKey: KeyObject
  publicKey: KeyObject
  /** Upper-case hexadecimal. */
  serial: string
  certificate: string
}

/** SHA256 with RSA, and the common name, as object identifiers. */
const SHA256_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex')
const COMMON_NAME = Buffer.from('0603550403', 'hex')

/** A certificate for a new RSA key, valid between two times, epoch ms. */
export function certifiedKey(serial: string, from: number, until: number): CertifiedKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const name = sequence(element(0x31, sequence(Buffer.concat([COMMON_NAME, element(0x0c, Buffer.from('Vendor'))]))))
  const content = sequence(
    element(0x02, Buffer.from(serial, 'hex')),
    SHA256_RSA,
    name,
    sequence(timeElement(from), timeElement(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = createSign('RSA-SHA256').update(content).sign(privateKey)
  const der = sequence(content, SHA256_RSA, element(0x03, Buffer.concat([Buffer.from([0]), signature])))
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  const certificate = `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
  return { privateKey, publicKey, serial, certificate }
}

function sequence(...parts: Buffer[]): Buffer {
  return element(0x30, Buffer.concat(parts))
}

function element(tag: number, content: Buffer): Buffer {
  if (content.length < 0x80) return Buffer.concat([Buffer.from([tag, content.length]), content])
  const length = Buffer.from(content.length.toString(16).padStart(content.length > 0xff ? 4 : 2, '0'), 'hex')
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, content])
}

/** `YYMMDDHHMMSSZ`. */
function timeElement(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/\D/g, '').slice(2, 14)
  return element(0x17, Buffer.from(`${digits}Z`))
}
