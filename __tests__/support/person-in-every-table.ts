import { type SQL, sql } from 'drizzle-orm'
import type { TestGateway } from './test-gateway'

/** In every text of the person that is no phone. */
export const MARK = 'mark-of-a-person'
export const PHONE = '13877770001'

/** A column as the schema describes it. */
export interface Column {
  table: string
  name: string
  type: string
}

/** Values that decide the outcome. */
const VALUES: Readonly<Record<string, unknown>> = {
  'account_cancellations.ended_at': null,
  'inventory.capacity': 2,
  'order_units.list_cents': 3,
  'seats.state': 'SOLD',
  'seats.locked_until': null,
  'order_lines.snapshot': { card: { holder: MARK }, stub: { inscription: MARK } },
  'cards.snapshot': { card: { holder: MARK } },
}

/** Every column of every table. */
export async function allColumns({ database }: TestGateway): Promise<Column[]> {
  return database.db
    .select({ table: sql<string>`table_name`, name: sql<string>`column_name`, type: sql<string>`data_type` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = current_schema()`)
    .orderBy(sql`table_name`, sql`ordinal_position`)
}

/**
 * A row of the user in every table there is, with the mark in every text: all ids are the mark as well, so that rows
 * which belong together do.
 */
export async function fillEveryTable(shop: TestGateway, userId: string): Promise<void> {
  const columns = await allColumns(shop)
  const tables = [...new Set(columns.map(({ table }) => table))]
  await shop.database.db.transaction(async (tx) => {
    // Rows refer to rows that are made after them.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    for (const table of tables) {
      const own = columns.filter((column) => column.table === table)
      const values = own.map((column) => filledValue(column, userId, shop.clock.now()))
      const names = own.map(({ name }) => sql.identifier(name))
      if (table === 'users') {
        const isOpen = ({ name }: Column) => !/^(id|message_language)$/.test(name)
        const sets = own.flatMap((column, at) => (isOpen(column) ? [sql`${names[at]} = ${values[at]}`] : []))
        await tx.execute(sql`UPDATE users SET ${sql.join(sets, sql`, `)} WHERE id = ${userId}`)
      } else {
        const into = sql`INSERT INTO ${sql.identifier(table)} (${sql.join(names, sql`, `)})`
        await tx.execute(sql`${into} VALUES (${sql.join(values, sql`, `)})`)
      }
    }
  })
}

function filledValue({ table, name, type }: Column, userId: string, now: number): SQL {
  const given = VALUES[`${table}.${name}`]
  if (given === null) return sql`NULL`
  if (typeof given === 'object') return sql`${JSON.stringify(given)}::jsonb`
  if (given !== undefined) return sql`${given}`
  if (type === 'boolean') return sql`false`
  if (type === 'integer') return sql`1`
  if (type === 'bigint') return sql`${now}::bigint`
  if (type === 'jsonb') return sql`${JSON.stringify({ text: MARK })}::jsonb`
  if (type === 'bytea') return sql`convert_to(${MARK}, 'UTF8')`
  if (/^(user|owner|sender|recipient)_id$/.test(name)) return sql`${userId}`
  if (/locale|language/.test(name)) return sql`'zh-CN'`
  if (/area_code$/.test(name)) return sql`'86'`
  return /phone/.test(name) ? sql`${PHONE}` : sql`${MARK}`
}

/** Names of the columns, as `table.column`, that hold the mark or the phone. */
export async function markedColumns(shop: TestGateway): Promise<string[]> {
  const found: string[] = []
  for (const { table, name, type } of await allColumns(shop)) {
    if (!['text', 'jsonb', 'bytea'].includes(type)) continue
    const column = sql.identifier(name)
    const text = type === 'bytea' ? sql`encode(${column}, 'escape')` : sql`${column}::text`
    const isMarked = sql`position(${MARK} in ${text}) > 0 OR position(${PHONE} in ${text}) > 0`
    if ((await shop.database.db.$count(sql`${sql.identifier(table)}`, isMarked)) > 0) found.push(`${table}.${name}`)
  }
  return found
}
