import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { Client, type Pool } from 'pg'
import { type Database, type OpenedDatabase, openDatabase } from '../../gateway/src/database/connect'
import { DEMO_SOURCE } from '../../gateway/src/demo/demo-source'
import { newId } from '../../gateway/src/random'
import { Shop } from '../../gateway/src/shop/shop'
import { stockVersion } from './stock-version'

const ROOT = path.resolve(__dirname, '../..')
const SNAPSHOTS = path.join(ROOT, 'node_modules/.cache/gateway-snapshot')
/** Any number will do, as long as all test processes name the same. */
const TEMPLATE_LOCK = 7_340_033

type CreateDatabase = (admin: Client, name: string) => Promise<unknown>

interface OwnDatabase {
  url: string
  /** Requires that all connections are closed. */
  drop(): Promise<void>
}

/**
 * A separate database with the demo shop in it, stocked at `opening` (epoch ms). On the server of
 * TEST_DATABASE_URL when there is one, else on the embedded engine. Stocking takes seconds, so the result is kept.
 */
export async function openStockedDatabase(opening: number): Promise<StockedDatabase> {
  const server = process.env.TEST_DATABASE_URL
  return lend(() => (server ? openOnServer(server, opening) : startEmbedded(opening)))
}

/** A database with the demo shop in it. */
export interface StockedDatabase extends OpenedDatabase {
  /** Tables that differ from the stock; determined once, after the last write. */
  changedTables(): Promise<string[]>
}

/** One that is opened once and lent to one test after the other. */
interface LentDatabase {
  database: OpenedDatabase
  /** Every table and what belongs to it, as it was when the database was stocked. */
  definitions: string
  /** The last transaction of the stock: rows of later ones are those of a test. */
  stockedBy: string
}

/** Databases of this process that no test uses. */
const idle: LentDatabase[] = []

/**
 * Opening a database takes longer than most tests, so a closed one is put in order and lent again, unless the test has
 * changed more than rows: a table, a trigger or a constraint of its own would be found by the next one.
 */
async function lend(open: () => Promise<OpenedDatabase>): Promise<StockedDatabase> {
  const lent = idle.pop() ?? (await lentFrom(await open()))
  const { database } = lent
  const { proxy: db, revoke } = Proxy.revocable(database.db, {})
  let changed: Promise<string[]> | undefined
  const changedTables = () => {
    changed ??= listChangedTables(lent)
    return changed
  }
  return {
    ...database,
    db,
    changedTables,
    async close() {
      // A gateway that still used it would write into the database of another test.
      revoke()
      const isAtWork = (database.connections?.().busy ?? 0) > 0
      if (isAtWork || (await definitionsOf(database)) !== lent.definitions) return database.close()
      const stockedBy = await restock(database, await changedTables())
      idle.push({ ...lent, stockedBy })
    },
  }
}

async function lentFrom(database: OpenedDatabase): Promise<LentDatabase> {
  return { database, definitions: await definitionsOf(database), stockedBy: await restock(database, []) }
}

async function startEmbedded(opening: number): Promise<OpenedDatabase> {
  const file = path.join(SNAPSHOTS, `${stockVersion()}.tar`)
  if (existsSync(file)) return openDatabase({ snapshot: new Blob([readFileSync(file)]) })
  const database = await openDatabase({})
  await Shop.open(database.db, opening, DEMO_SOURCE)
  await keepStock(database)
  const dump = await database.dump?.()
  if (dump) {
    mkdirSync(SNAPSHOTS, { recursive: true })
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
    renameSync(draft, file)
  }
  return database
}

/** Puts a copy of every row aside, in tables of the same names, and what finds and undoes the changes of a test. */
async function keepStock({ db }: OpenedDatabase): Promise<void> {
  await db.execute(sql`CREATE SCHEMA stocked`)
  const names = await tableNames(db)
  await db.execute(sql`CREATE TABLE stocked.row_counts (name text, count bigint)`)
  for (const name of names) {
    const table = sql.identifier(name)
    await db.execute(sql`CREATE TABLE stocked.${table} AS TABLE public.${table}`)
    await db.execute(sql`INSERT INTO stocked.row_counts SELECT ${name}, count(*) FROM stocked.${table}`)
  }
  await db.execute(CHANGED_TABLES)
  await db.execute(RESTOCK)
}

/** Tables with rows of transactions after this one, or with fewer or more rows than at first: one look at each row. */
const CHANGED_TABLES = sql`
  CREATE FUNCTION stocked.changed_tables(stocked_by bigint) RETURNS SETOF text LANGUAGE plpgsql AS $find$
  DECLARE stock record; is_changed boolean;
  BEGIN
    FOR stock IN SELECT * FROM stocked.row_counts WHERE to_regclass(format('public.%I', name)) IS NOT NULL LOOP
      EXECUTE format('SELECT count(*) <> $2 OR coalesce(max(xmin::text::bigint), 0) > $1 FROM public.%I', stock.name)
        INTO is_changed USING stocked_by, stock.count;
      IF is_changed THEN RETURN NEXT stock.name; END IF;
    END LOOP;
  END $find$`

/** Restores the saved rows, whatever a test has written into these tables: only differences are written. */
const RESTOCK = sql`
  CREATE FUNCTION stocked.restock(names text[]) RETURNS void LANGUAGE plpgsql AS $restock$
  DECLARE name text;
  BEGIN
    FOREACH name IN ARRAY names LOOP
      EXECUTE format('DELETE FROM public.%1$I AS now
        WHERE NOT EXISTS (SELECT FROM stocked.%1$I AS first WHERE first::text = now::text)', name);
      EXECUTE format('INSERT INTO public.%1$I SELECT * FROM stocked.%1$I AS first
        WHERE NOT EXISTS (SELECT FROM public.%1$I AS now WHERE now::text = first::text)', name);
    END LOOP;
  END $restock$`

async function listChangedTables({ database, stockedBy }: LentDatabase): Promise<string[]> {
  const found = await database.db.execute(sql`SELECT stocked.changed_tables(${stockedBy}) AS name`)
  const { rows } = found as unknown as { rows: { name: string }[] }
  return rows.map(({ name }) => name)
}

/** Undoes what a test has changed; the transaction that did it. */
async function restock({ db }: OpenedDatabase, names: readonly string[]): Promise<string> {
  return db.transaction(async (tx) => {
    // Saved rows were consistent when saved, so the order of the tables does not matter.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    if (names.length > 0) await tx.execute(sql`SELECT stocked.restock(${`{${names.join()}}`}::text[])`)
    const found = await tx.execute(sql`SELECT pg_current_xact_id()::text AS id`)
    const { rows } = found as unknown as { rows: { id: string }[] }
    return rows[0]?.id ?? ''
  })
}

/** Every table, index, sequence, column, constraint, trigger and function of the shop, as one text to compare. */
async function definitionsOf({ db }: OpenedDatabase): Promise<string> {
  const found = await db.execute(sql`
    WITH tables AS (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)
    SELECT string_agg(entry, ' ' ORDER BY entry) AS definitions FROM (
      SELECT 'table' || oid AS entry FROM tables
      UNION ALL SELECT concat_ws(':', 'column', attrelid, attnum, atttypid, attnotnull, atthasdef, attisdropped)
        FROM pg_attribute WHERE attrelid IN (SELECT oid FROM tables)
      UNION ALL SELECT 'constraint' || oid FROM pg_constraint WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT concat_ws(':', 'trigger', oid, tgenabled) FROM pg_trigger
        WHERE tgrelid IN (SELECT oid FROM tables)
      UNION ALL SELECT 'function' || oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    ) AS entries`)
  const { rows } = found as unknown as { rows: { definitions: string }[] }
  return rows[0]?.definitions ?? ''
}

async function tableNames(db: Database): Promise<string[]> {
  const found = await db.execute(sql`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)
  const { rows } = found as unknown as { rows: { tablename: string }[] }
  return rows.map(({ tablename }) => tablename)
}

async function openOnServer(server: string, opening: number): Promise<OpenedDatabase> {
  const database = await openOwnDatabase(server, async (admin, name) => {
    const template = await stockedTemplate(admin, server, opening)
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  })
  // Connections that wait to be lent again shall not keep jest alive.
  const { $client: pool } = database.db as unknown as { $client: Pool }
  pool.options.allowExitOnIdle = true
  return database
}

/** A database on a server that goes when it is closed; `create` makes it. */
export async function openOwnDatabase(server: string, create: CreateDatabase): Promise<OpenedDatabase> {
  const { url, drop } = await createOwnDatabase(server, create)
  const database = await openDatabase({ databaseUrl: url })
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}

/** A database that no other test process connects to, so that a test may do with it as it likes; empty by default. */
export async function createOwnDatabase(
  server: string,
  create: CreateDatabase = (admin, name) => admin.query(`CREATE DATABASE ${name}`),
): Promise<OwnDatabase> {
  const name = `test_${newId().replace(/\W/g, '').toLowerCase()}`
  await withClient(server, (admin) => create(admin, name))
  return {
    url: urlOf(server, name),
    // Without FORCE: the server itself waits for connections that are closing, FORCE would break them.
    drop: () => withClient(server, (admin) => admin.query(`DROP DATABASE ${name}`)),
  }
}

/** Made by whichever test comes first; the others wait. */
async function stockedTemplate(admin: Client, server: string, opening: number): Promise<string> {
  const name = `stocked_${stockVersion()}`
  await admin.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK])
  const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (!rowCount) {
    await admin.query(`CREATE DATABASE ${name}`)
    const database = await openDatabase({ databaseUrl: urlOf(server, name) })
    await Shop.open(database.db, opening, DEMO_SOURCE)
    await keepStock(database)
    await database.close()
  }
  return name
}

export async function withClient(connectionString: string, run: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await run(client)
  } finally {
    await client.end()
  }
}

/** The address of a database on a server. */
export function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
