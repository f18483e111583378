import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Pool } from 'pg'

/** The database or a transaction of it, on either engine. */
export type Database = PgDatabase<PgQueryResultHKT>

export interface OpenedDatabase {
  db: Database
  engine: 'pglite' | 'postgres'
  /** The whole embedded database as a file; only there. */
  dump?(): Promise<Blob>
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** A PostgreSQL-compatible server; absent: the embedded one. */
  databaseUrl?: string
  /** Where the embedded database keeps its files; absent: in memory only. */
  dataDir?: string
  /** A dump of an embedded database to begin with instead of an empty one. */
  snapshot?: Blob
}

const MIGRATIONS = { migrationsFolder: path.resolve(__dirname, '../../migrations') }

/** Opens the database and brings its tables up to date. */
export async function openDatabase({ databaseUrl, dataDir, snapshot }: DatabaseOptions): Promise<OpenedDatabase> {
  return databaseUrl ? openServer(databaseUrl) : openEmbedded(dataDir, snapshot)
}

async function openServer(connectionString: string): Promise<OpenedDatabase> {
  const pool = new Pool({ connectionString, max: 20 })
  // A server that restarts drops its idle connections; the pool opens new ones, and a running query reports its own error.
  pool.on('error', (error) => console.warn(`The database dropped an idle connection: ${error.message}`))
  const db = drizzleNode(pool)
  await migrateNode(db, MIGRATIONS)
  return { db, engine: 'postgres', close: () => pool.end() }
}

async function openEmbedded(dataDir?: string, snapshot?: Blob): Promise<OpenedDatabase> {
  if (dataDir) mkdirSync(dataDir, { recursive: true })
  const client = await PGlite.create({ dataDir, loadDataDir: snapshot })
  const db = drizzlePglite(client)
  if (!snapshot) await migratePglite(db, MIGRATIONS)
  return { db, engine: 'pglite', dump: () => client.dumpDataDir('none'), close: () => client.close() }
}
