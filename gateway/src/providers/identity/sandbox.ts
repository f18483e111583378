import { createECDH, createHmac, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { ownValue } from '../../own-value'
import { hashed, newId } from '../../random'
import type { TokenIdentity, TokenIssuer, VendorIdentity } from './contract'

/** The shop whose vendors are played. */
interface SecretShop {
  secret: string
}

const ISSUERS: Readonly<Record<TokenIssuer, string>> = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
  channel: 'https://channel.encore.example',
}

/** Audience of the tokens: the shop's name at every provider. */
export const CLIENT_ID = 'encore'

/** Signature algorithm of the tokens; no other is accepted. */
export const TOKEN_ALGORITHM = 'ES256'

/** The issuer of a name that came from outside. */
export function issuerNamed(name: string): TokenIssuer | undefined {
  return ownValue(ISSUERS, name) === undefined ? undefined : (name as TokenIssuer)
}

export function issuerUrl(issuer: TokenIssuer): string {
  return ISSUERS[issuer]
}

/**
 * Signing key of the sandbox in an issuer's name (contract D-15). It derives from the shop's secret: every process of
 * a shop has the same, and a reset shop has another.
 */
export function sandboxKeys(
  { secret }: SecretShop,
  issuer: TokenIssuer,
): { privateKey: KeyObject; publicKey: KeyObject } {
  const scalar = createHmac('sha256', secret).update(`identity ${issuer}`).digest()
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(scalar)
  // An uncompressed point: a marker byte, 32 of x, 32 of y.
  const point = curve.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: scalar.toString('base64url') }
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' })
  return { privateKey, publicKey: createPublicKey(privateKey) }
}

/** Google, Apple and the channels, played with keys of the shop. */
export function sandboxTokens(shop: SecretShop): TokenIdentity[] {
  return (['google', 'apple', 'channel'] as const).map((issuer) => ({
    issuer,
    claimsOf: async (token, now) => {
      const { publicKey } = sandboxKeys(shop, issuer)
      const clockTimestamp = Math.floor(now / 1000)
      const expected = { issuer: issuerUrl(issuer), audience: CLIENT_ID, clockTimestamp }
      try {
        const claims = jwt.verify(token, publicKey, { ...expected, algorithms: [TOKEN_ALGORITHM] })
        return typeof claims === 'string' ? null : claims
      } catch {
        return null
      }
    },
  }))
}

/**
 * Every vendor, played: the user a code names before its first dot is the vendor's user, the same every time, and the
 * same proof contains the same phone.
 */
export const sandboxVendor: VendorIdentity = {
  serves: () => true,
  async userOf(code, _now, terminalSrc) {
    const [name = ''] = code.split('.')
    const digest = hashed(`${terminalSrc} ${name}`)
    return { openId: `o${digest.slice(0, 27)}`, unionId: `u${hashed(name).slice(0, 27)}`, vendorKey: '' }
  },
  async phoneIn({ proof }) {
    const digits = (Number.parseInt(hashed(proof).slice(0, 10), 16) % 100_000_000).toString().padStart(8, '0')
    return { cellphone: `139${digits}`, countryCode: '86' }
  },
  /** Only WeChat itself could tell the difference. */
  async signPage(url, now) {
    const timestamp = Math.floor(now / 1000)
    const nonceStr = newId()
    return { appId: 'encore', timestamp, nonceStr, signature: hashed(`${nonceStr} ${timestamp} ${url}`) }
  },
}
