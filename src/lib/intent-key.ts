import { randomHex } from './random-hex'

/**
 * The idempotency key of what a user wants: the same as long as it is the same, so that a lost answer and a second try
 * never make two of it.
 */
export class IntentKey {
  private last: { content: string; key: string } | null = null

  keyFor(wanted: unknown): string {
    const content = JSON.stringify(wanted)
    if (this.last?.content !== content) this.last = { content, key: randomHex(32) }
    return this.last.key
  }
}
