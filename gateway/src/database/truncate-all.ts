import { sql } from 'drizzle-orm'
import type { Database } from './connect'

/** Empties every table there is but some and those of staff, whatever migrations added. Call it inside a transaction. */
export async function truncateAll(tx: Database, except: readonly string[] = []): Promise<void> {
  const tables = await tx
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = current_schema() AND tablename NOT LIKE 'staff%'`)
  const names = sql.join(
    tables.filter(({ name }) => !except.includes(name)).map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  await tx.execute(sql`TRUNCATE TABLE ${names} CASCADE`)
}
