import { sql } from 'drizzle-orm'
import type { UserCall } from '../../call'

/** What proves something to the shop, and would to anyone who has it. */
const SECRET = /hash|nonce|secret|caller|answer$|^key$/
/** They hold secrets and nothing else. */
const SECRET_TABLES = ['passwords', 'idempotency_keys', 'mailed_secrets']

/**
 * Everything of a user in every table that says whose its rows are, so that a new table cannot be forgotten. Names of
 * tables and columns come from the schema, never from a caller.
 */
export async function accountContent({ db, user }: Pick<UserCall, 'db' | 'user'>): Promise<Record<string, unknown[]>> {
  const owned = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = current_schema() AND column_name = 'user_id'`)
    .orderBy(sql`table_name`)
  const content: Record<string, unknown[]> = { users: await rowsOf(db, 'users', 'id', user.userId) }
  for (const { name } of owned) {
    if (SECRET_TABLES.includes(name)) continue
    const rows = await rowsOf(db, name, 'user_id', user.userId)
    if (rows.length > 0) content[name] = rows
  }
  return content
}

async function rowsOf(db: UserCall['db'], table: string, column: string, userId: string): Promise<unknown[]> {
  const rows = await db
    .select({ row: sql<Record<string, unknown>>`to_jsonb(t)` })
    .from(sql`${sql.identifier(table)} t`)
    .where(sql`t.${sql.identifier(column)} = ${userId}`)
  return rows.map(({ row }) => Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET.test(name))))
}
