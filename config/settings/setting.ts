/** Programs that read a setting: the build of a target, the gateway, `npm run release`. */
export type Reader = 'build' | 'gateway' | 'release'

/** A value, or why the text is none: words that follow the name of the setting and its text. */
export type Parsed<Value> = { readonly value: Value } | { readonly fault: string }

/** A kind of value. */
export interface Kind<Value> {
  /** The format in words, for the document. */
  words: string
  parse(text: string): Parsed<Value>
}

interface Facts {
  readBy: readonly Reader[]
  /** What the setting changes. */
  effect: string
  /** The default in words, if the fallback itself says too little. */
  byDefault?: string
  /** Prompt of `npm run new:merchant`; without one the setting is written there if a flag names it. */
  prompt?: string
  /** True for what differs between machines or is secret: `merchant.json` must not contain it. */
  isOfMachine?: boolean
}

/** A setting as programs read it and as docs/configuration.md describes it. */
export interface Setting<Value> extends Facts {
  words: string
  /** The default in words. */
  byDefault: string
  fallback: Value
  parse(text: string): Parsed<Value>
}

/** A setting of a kind with its default. */
export function setting<Value, Fallback extends Value | undefined>(
  kind: Kind<Value>,
  fallback: Fallback,
  facts: Facts,
): Setting<Value | Fallback> {
  return { byDefault: String(fallback ?? ''), ...facts, words: kind.words, fallback, parse: kind.parse }
}
