import type { FastifyInstance } from 'fastify'
import jwt from 'jsonwebtoken'
import type { Context } from '../call'
import type { TokenIssuer } from '../providers/identity/contract'
import { CLIENT_ID, issuerNamed, issuerUrl, sandboxKeys, TOKEN_ALGORITHM } from '../providers/identity/sandbox'
import { newId } from '../random'

/** Default lifetime of a token, s. */
const LIFE_SECONDS = 5 * 60

interface Wanted {
  provider?: string
  /** Provider claims: each replaces the default one, and null removes it. */
  claims?: object
}

/** Identities of Google, Apple and channels for testing (contract D-15). */
export function registerIdentitySandbox(app: FastifyInstance, context: Context): void {
  app.post<{ Body: Wanted | null }>('/sandbox/api/identity', async (request, reply) => {
    const { provider: name, claims = {} } = request.body ?? {}
    const provider = issuerNamed(String(name))
    if (!provider) return reply.code(400).send({ error: 'provider' })
    const token = isPlain(claims) ? signedClaims(context, provider, claims) : null
    if (token === null) return reply.code(400).send({ error: 'claims' })
    return provider === 'channel'
      ? { authCode: token.text, channelCode: token.claims.channelCode }
      : { token: token.text }
  })
  app.get<{ Params: { provider: string } }>('/sandbox/keys/:provider', async (request, reply) => {
    const provider = issuerNamed(request.params.provider)
    if (!provider) return reply.code(404).send({ error: 'provider' })
    const { publicKey } = sandboxKeys(context.shop, provider)
    return { keys: [{ ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: TOKEN_ALGORITHM }] }
  })
}

/** Token of a provider, signed with its key; null for impossible claims. */
export function signedClaims(
  { clock, shop }: Pick<Context, 'clock' | 'shop'>,
  provider: TokenIssuer,
  claims: Readonly<Record<string, unknown>>,
) {
  const iat = Math.floor(clock.now() / 1000)
  const defaults: Readonly<Record<string, unknown>> = {
    iss: issuerUrl(provider),
    aud: CLIENT_ID,
    sub: newId(),
    jti: newId(),
    iat,
    exp: iat + LIFE_SECONDS,
    ...(claims.email !== undefined && { email_verified: true }),
    ...(provider === 'channel' && { channelCode: 'bank' }),
    ...claims,
  }
  const payload = Object.fromEntries(Object.entries(defaults).filter(([, value]) => value !== null))
  try {
    const text = jwt.sign(payload, sandboxKeys(shop, provider).privateKey, { algorithm: TOKEN_ALGORITHM })
    return { text, claims: defaults }
  } catch {
    return null
  }
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
