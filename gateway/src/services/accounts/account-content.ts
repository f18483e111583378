import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'

/** Secrets that prove something to the shop for anyone who has them. */
const SECRET = /hash|nonce|secret|caller|answer$|^key$|^code$|(ticket|entry)_code$/
/** Tables with secrets alone. */
const SECRET_TABLES = ['passwords', 'idempotency_keys', 'mailed_secrets']
/** Columns that name the owner of a row. */
const OWNERS = ['user_id', 'owner_id', 'sender_id', 'recipient_id']

/**
 * Everything of a user in every table whose rows name an owner or an order, so that a new table
 * cannot be forgotten. Names of tables and columns come from the schema, never from a caller.
 */
export async function accountContent(db: Database, userId: string): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = { users: await rowsOf(db, 'users', sql`t.id = ${userId}`) }
  for (const [table, columns] of await columnsByTable(db)) {
    const isOwn = ownership(columns, userId)
    if (isOwn === null || SECRET_TABLES.includes(table)) continue
    const rows = await rowsOf(db, table, isOwn)
    if (rows.length > 0) content[table] = rows
  }
  return content
}

/** Condition for the user's rows of a table; null if its rows have no owner. Tickets of an order may have another owner by now. */
function ownership(columns: readonly string[], userId: string): SQL | null {
  const owners = columns.filter((column) => OWNERS.includes(column))
  if (owners.length > 0) {
    return sql.join(
      owners.map((column) => sql`t.${sql.identifier(column)} = ${userId}`),
      sql` OR `,
    )
  }
  return columns.includes('order_id') ? sql`t.order_id IN (SELECT id FROM orders WHERE user_id = ${userId})` : null
}

async function columnsByTable(db: Database): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ table: sql<string>`table_name`, column: sql<string>`column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = current_schema()`)
    .orderBy(sql`table_name`, sql`ordinal_position`)
  const found = new Map<string, string[]>()
  for (const { table, column } of rows) found.set(table, [...(found.get(table) ?? []), column])
  return found
}

async function rowsOf(db: Database, table: string, isOwn: SQL): Promise<unknown[]> {
  const rows = await db
    .select({ row: sql<Record<string, unknown>>`to_jsonb(t)` })
    .from(sql`${sql.identifier(table)} t`)
    .where(isOwn)
  return rows.map(({ row }) => Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET.test(name))))
}
