import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { isRecord, requestJson } from '../apps/vendor-json'
import type { TokenIdentity, TokenIssuer } from './contract'

const ALGORITHM = 'RS256'
/** Age at which keys are fetched again, ms. */
const FRESH_MS = 3_600_000
/** An unknown key, which anyone may name, causes no more than one fetch in this time, ms. */
const PAUSE_MS = 60_000

export interface IssuerSettings {
  issuer: Exclude<TokenIssuer, 'channel'>
  /** Names under which it signs. */
  names: [string, ...string[]]
  /** The shop at the issuer. */
  clientId: string
  keysUrl: string
}

/** Tokens of an issuer whose keys are fetched, and replaced when it signs with another. */
export function issuedTokens({ issuer, names, clientId, keysUrl }: IssuerSettings): TokenIdentity {
  let keys: ReadonlyMap<string, KeyObject> = new Map()
  let fetchedAt = Number.NEGATIVE_INFINITY
  let pending: Promise<void> | null = null
  const fetchKeys = async (now: number) => {
    fetchedAt = now
    keys = keysIn(await requestJson({ vendor: issuer, url: keysUrl }))
  }
  /** Former keys serve while new ones cannot be fetched. */
  const refresh = (now: number) => {
    pending ??= fetchKeys(now)
      .catch(() => {})
      .finally(() => {
        pending = null
      })
    return pending
  }
  return {
    issuer,
    async claimsOf(token, now) {
      const kid = keyIdOf(token)
      const age = now - fetchedAt
      if (age > FRESH_MS || (!keys.has(kid) && age > PAUSE_MS)) await refresh(now)
      const key = keys.get(kid)
      if (!key) return null
      const expected = { issuer: names, audience: clientId, clockTimestamp: Math.floor(now / 1000) }
      try {
        const claims = jwt.verify(token, key, { ...expected, algorithms: [ALGORITHM] })
        return typeof claims === 'string' ? null : claims
      } catch {
        return null
      }
    },
  }
}

function keyIdOf(token: string): string {
  return jwt.decode(token, { complete: true })?.header.kid ?? ''
}

function keysIn({ keys }: Readonly<Record<string, unknown>>): Map<string, KeyObject> {
  const found = new Map<string, KeyObject>()
  for (const key of Array.isArray(keys) ? keys : []) {
    if (!isRecord(key) || key.kty !== 'RSA' || typeof key.kid !== 'string') continue
    found.set(key.kid, createPublicKey({ key: key as JsonWebKey, format: 'jwk' }))
  }
  return found
}
