import { sql } from 'drizzle-orm'
import type { Database } from './connect'

/** Empties every table there is, whatever migrations have added, but those of staff. Call it inside a transaction. */
export async function truncateAll(tx: Database): Promise<void> {
  const tables = await tx
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = current_schema() AND tablename NOT LIKE 'staff%'`)
  const names = sql.join(
    tables.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  await tx.execute(sql`TRUNCATE TABLE ${names} CASCADE`)
}
