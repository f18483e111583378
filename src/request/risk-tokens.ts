import type { Clock } from '@/lib/clock'
import { jwtExpiry } from '@/lib/jwt'

/** The kinds of captcha that a call may require. */
export type CaptchaKind = string

/**
 * What proves that the caller is no machine: a risk token for everything, tokens for single scopes, and tokens of
 * solved captchas per scope and kind (S1 §4). A token counts until its `exp`; one without is worth nothing.
 */
export class RiskTokens {
  private general: string | null = null
  private readonly scoped = new Map<string, string>()
  private readonly captchas = new Map<string, string>()

  constructor(private readonly clock: Clock) {}

  /** Keeps a token; for a scope when one is named. */
  set(token: string, scope?: string): void {
    if (scope === undefined) this.general = token
    else this.scoped.set(scope, token)
  }

  setCaptcha(scope: string, kind: CaptchaKind, token: string): void {
    this.captchas.set(`${scope}\n${kind}`, token)
  }

  /** The token to send for a scope: its own, else the general one; null where none is good any more. */
  tokenFor(scope: string): string | null {
    return this.good(this.scoped.get(scope)) ?? this.good(this.general)
  }

  /** True when a risk token is good, or when every kind that is asked for was solved and is still good. */
  isSatisfied(scope: string, kinds: readonly CaptchaKind[]): boolean {
    if (this.tokenFor(scope) !== null) return true
    return kinds.length > 0 && kinds.every((kind) => this.good(this.captchas.get(`${scope}\n${kind}`)) !== null)
  }

  private good(token: string | null | undefined): string | null {
    const endsAt = token ? jwtExpiry(token) : null
    return token && endsAt !== null && endsAt > this.clock.now() ? token : null
  }
}
