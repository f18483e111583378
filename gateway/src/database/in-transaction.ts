import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Database } from './connect'

/** Runs something all or nothing. Inside a transaction it joins that; outside it opens one. */
export function inTransaction<Result>(db: Database, run: (tx: Database) => Promise<Result>): Promise<Result> {
  return isTransaction(db) ? run(db) : db.transaction(run)
}

function isTransaction(db: object): boolean {
  return is(db, PgTransaction)
}
