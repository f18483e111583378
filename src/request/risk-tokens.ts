import type { Clock } from '@/lib/clock'
import { jwtExpiry } from '@/lib/jwt'

interface Token {
  text: string
  /** On this device's clock, epoch ms. */
  endsAt: number
}

/**
 * Proofs of a human caller: a risk token for everything, tokens for single scopes, and tokens of solved captchas per
 * scope and kind. A token is valid until its `exp`; one without is invalid.
 */
export class RiskTokens {
  private general: Token | null = null
  private readonly scoped = new Map<string, Token>()
  /** By scope, then by kind. */
  private readonly captchas = new Map<string, Map<string, Token>>()

  constructor(private readonly clock: Clock) {}

  /** Keeps a token; for a scope when one is named. */
  set(token: string, scope?: string): void {
    if (scope === undefined) this.general = this.arrived(token)
    else this.scoped.set(scope, this.arrived(token))
  }

  setCaptcha(scope: string, kind: string, token: string): void {
    const solved = this.captchas.get(scope) ?? new Map<string, Token>()
    this.captchas.set(scope, solved.set(kind, this.arrived(token)))
  }

  /** Token of a scope, otherwise the general one; null without a valid one. */
  tokenFor(scope: string): string | null {
    return this.good(this.scoped.get(scope)) ?? this.good(this.general)
  }

  /** True when a risk token is good, or when every kind that is requested was solved and is still good. */
  isSatisfied(scope: string, kinds: readonly string[]): boolean {
    if (this.tokenFor(scope) !== null) return true
    return kinds.length > 0 && kinds.every((kind) => this.good(this.captchas.get(scope)?.get(kind)) !== null)
  }

  /** Proof for a scope: its risk token, else the solved captchas separated by commas; null for none. */
  proofFor(scope: string): string | null {
    const solved = [...(this.captchas.get(scope)?.values() ?? [])].flatMap((token) => this.good(token) ?? [])
    return this.tokenFor(scope) ?? (solved.join(',') || null)
  }

  /** Forgets what was proved for a scope: the shop does not take it. */
  drop(scope: string): void {
    this.scoped.delete(scope)
    this.captchas.delete(scope)
  }

  /** Forgets everything: the user has logged out. */
  clear(): void {
    this.general = null
    this.scoped.clear()
    this.captchas.clear()
  }

  private arrived(text: string): Token {
    return { text, endsAt: jwtExpiry(text, this.clock.now()) ?? Number.NEGATIVE_INFINITY }
  }

  private good(token: Token | null | undefined): string | null {
    return token && token.endsAt > this.clock.now() ? token.text : null
  }
}

/** The scope of a purchase in the store of risk tokens: a proof for one show is not valid for another. */
export function orderScope(showId: string): string {
  return `ORDER:${showId}`
}
