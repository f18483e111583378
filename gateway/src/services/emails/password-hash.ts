import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const KEY_BYTES = 32
const SALT_BYTES = 16
/** 32 MB and about a tenth of a second for each guess (OWASP Password Storage: N = 2^15, r = 8, p = 3). */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** Stored form of a password: `scrypt$N$r$p$salt$key`. Never inside a transaction: it takes long. */
export async function passwordHash(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await keyOf(password, salt, COST)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Compares a password with a hash. Takes as long without a hash, so that timing reveals nothing. */
export async function isPasswordOf(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? '').split('$')
  const cost = hash === null ? COST : { N: Number(N), r: Number(r), p: Number(p) }
  const found = await keyOf(password, Buffer.from(salt, 'base64url'), cost)
  const wanted = Buffer.from(key, 'base64url')
  return wanted.length === found.length && timingSafeEqual(wanted, found)
}

function keyOf(password: string, salt: Buffer, { N, r, p }: { N: number; r: number; p: number }): Promise<Buffer> {
  return derive(password.normalize('NFC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r })
}
