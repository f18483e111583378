import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import type { BookRule } from './book-rule'
import { BOOK_RULES } from './book-rules'

/** A violated rule, with some of the rows that violate it. */
export interface BookFault {
  rule: string
  ids: readonly string[]
}

/** Ids reported for one fault. */
const MAX_IDS = 5

/**
 * Audits the books (contract D-19): inventory conserved, everything paid fulfilled once, no ticket with two owners, bills
 * that add up, coupons in one living order, ledgers equal to their balances, never more refunded than paid. Empty when
 * all is well. `rules`: those to audit by, absent: all.
 */
export async function auditBooks(db: Database, rules: readonly BookRule[] = BOOK_RULES): Promise<BookFault[]> {
  const faults: BookFault[] = []
  for (const { rule, broken } of rules) {
    const rows = await db.select({ id: sql<string>`id` }).from(sql`(${broken}) AS broken`).limit(MAX_IDS)
    if (rows.length > 0) faults.push({ rule, ids: rows.map(({ id }) => id) })
  }
  return faults
}
