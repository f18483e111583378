import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { vendorTokens } from '../../database/schema/vendor-tokens'
import { VendorFault } from '../payment/contract'

/** A token is replaced so long before its end, ms. */
const AHEAD_MS = 5 * 60_000
/** Another process leaves a token alone while this one fetches it, ms. */
const LEASE_MS = 15_000
const POLL_MS = 100
const POLLS = 80

export interface FetchedToken {
  token: string
  /** Lifetime, ms. */
  lifeMs: number
}

/**
 * A token of a vendor's app, shared by all processes: a new one ends the former, so one process fetches it and all use
 * it.
 */
export class AccessTokens {
  constructor(
    private readonly db: Database,
    private readonly name: string,
    readonly fetch: (now: number) => Promise<FetchedToken>,
  ) {}

  async get(now: number): Promise<string> {
    for (let poll = 0; poll < POLLS; poll += 1) {
      const known = await this.read()
      if (known && known.expiresAt - AHEAD_MS > now) return known.token
      if (await this.claim(now)) return this.refresh(now)
      // Another process fetches the next one: the former is good until its end.
      if (known && known.token !== '' && known.expiresAt > now) return known.token
      await wait(POLL_MS)
    }
    throw new VendorFault(this.name, 'NO_TOKEN')
  }

  /** The vendor does not accept a token: the next call fetches another. */
  async drop(token: string): Promise<void> {
    await this.db
      .update(vendorTokens)
      .set({ expiresAt: 0 })
      .where(and(eq(vendorTokens.name, this.name), eq(vendorTokens.token, token)))
  }

  private async read() {
    const [row] = await this.db.select().from(vendorTokens).where(eq(vendorTokens.name, this.name))
    return row
  }

  private async claim(now: number): Promise<boolean> {
    const claimedUntil = now + LEASE_MS
    const claimed = await this.db
      .insert(vendorTokens)
      .values({ name: this.name, claimedUntil })
      .onConflictDoUpdate({
        target: vendorTokens.name,
        set: { claimedUntil },
        setWhere: lt(vendorTokens.claimedUntil, now),
      })
      .returning({ name: vendorTokens.name })
    return claimed.length > 0
  }

  private async refresh(now: number): Promise<string> {
    const isMine = eq(vendorTokens.name, this.name)
    try {
      const { token, lifeMs } = await this.fetch(now)
      await this.db
        .update(vendorTokens)
        .set({ token, expiresAt: now + lifeMs, claimedUntil: 0 })
        .where(isMine)
      return token
    } catch (error) {
      await this.db.update(vendorTokens).set({ claimedUntil: 0 }).where(isMine)
      throw error
    }
  }
}
