/** Programs that read a setting: a target's build, the gateway, `npm run release`. */
export type Reader = 'build' | 'gateway' | 'release'

/** A value, or why the text is invalid: words that follow the setting's name and text. */
export type Parsed<Value> = { readonly value: Value } | { readonly fault: string }

/** A type of setting. */
export interface Kind<Value> {
  /** Format in words, for the document. */
  words: string
  parse(text: string): Parsed<Value>
}

interface Facts {
  readBy: readonly Reader[]
  /** Effect of the setting. */
  effect: string
  /** Default in words, if the fallback itself is unclear. */
  byDefault?: string
  /** Prompt of `npm run new:merchant`; without one the setting is written only when passed as a flag. */
  prompt?: string
  /** True for machine-specific or secret settings: not allowed in `merchant.json`. */
  isOfMachine?: boolean
}

/** A setting for programs and docs/configuration.md. */
export interface Setting<Value> extends Facts {
  words: string
  /** Default in words. */
  byDefault: string
  fallback: Value
  parse(text: string): Parsed<Value>
}

/** A setting with its type and default. */
export function setting<Value, Fallback extends Value | undefined>(
  kind: Kind<Value>,
  fallback: Fallback,
  facts: Facts,
): Setting<Value | Fallback> {
  return { byDefault: String(fallback ?? ''), ...facts, words: kind.words, fallback, parse: kind.parse }
}
