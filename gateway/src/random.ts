import { createHash, randomBytes, randomInt } from 'node:crypto'

/** A new id: 24 hexadecimal digits. */
export function newId(): string {
  return randomBytes(12).toString('hex')
}

/** A secret that cannot be guessed. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function randomDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('')
}

/** Stored form of a secret. */
export function hashed(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Stored form of a code to type, with the id of its row, so that equal codes have other hashes. */
export function codeHash(id: string, code: string): string {
  return hashed(`${id} ${code}`)
}
