import { createECDH, createHmac, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import type { Context } from '../../call'
import { ownValue } from '../../own-value'

/** Issuers of identity tokens for users of the shop. */
const ISSUERS = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
  channel: 'https://channel.encore.example',
} as const

export type IdentityProvider = keyof typeof ISSUERS

/** Audience of the tokens: the shop's name at every provider. */
export const CLIENT_ID = 'encore'

/** Signature algorithm of the tokens; no other is accepted. */
export const TOKEN_ALGORITHM = 'ES256'

/** The provider of a name that came from outside. */
export function providerOf(name: string): IdentityProvider | undefined {
  return ownValue(ISSUERS, name) && (name as IdentityProvider)
}

export function issuerOf(provider: IdentityProvider): string {
  return ISSUERS[provider]
}

/**
 * Signing key of the sandbox in a provider's name (contract D-15). It derives from the shop's secret: every process of
 * a shop has the same, and a reset shop has another.
 */
export function sandboxKeys(
  { shop }: Pick<Context, 'shop'>,
  provider: IdentityProvider,
): { privateKey: KeyObject; publicKey: KeyObject } {
  const scalar = createHmac('sha256', shop.secret).update(`identity ${provider}`).digest()
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(scalar)
  // An uncompressed point: a marker byte, 32 of x, 32 of y.
  const point = curve.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: scalar.toString('base64url') }
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' })
  return { privateKey, publicKey: createPublicKey(privateKey) }
}
