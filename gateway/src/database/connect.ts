import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { Client, Pool } from 'pg'
import { gatewayFile } from '../gateway-file'
import { type RetryEvent, retried, sqlState } from './retries'

/**
 * The database or a transaction of it, on either engine. A transaction that met another one (40001, 40P01) begins again
 * by itself, so what it does outside the database has to be harmless twice.
 */
export type Database = PgDatabase<PgQueryResultHKT>

export interface OpenedDatabase {
  db: Database
  engine: 'pglite' | 'postgres'
  /** Connections in each state, on a server. */
  connections?(): Readonly<Record<'idle' | 'busy' | 'waiting', number>>
  /** The whole embedded database as a file; only there. */
  dump?(): Promise<Blob>
  close(): Promise<void>
}

/** `dropped`: an idle connection was lost. */
export type DatabaseEvent = RetryEvent | 'dropped'

export interface DatabaseOptions {
  /** A PostgreSQL-compatible server; absent: the embedded one. */
  databaseUrl?: string
  /** Folder of the embedded database; absent: in memory only. One process at a time (`FolderInUse`). */
  dataDir?: string
  /** A dump of an embedded database to begin with instead of an empty one. */
  snapshot?: Blob
  /** Hears of what happens between the database and its callers; `code` is that of SQL or of the system. */
  onEvent?(event: DatabaseEvent, code: string): void
}

const MIGRATIONS = { migrationsFolder: gatewayFile('migrations') }
const MAX_CONNECTIONS = 20
/** Timeouts for a free connection, for a lock and for one statement, ms. */
const WAITS = { connectionTimeoutMillis: 2_000, lock_timeout: 2_000, statement_timeout: 5_000 }
/** Gateways that start at the same time migrate at the same time; all but one find it done. */
const MIGRATION_TRIES = 5

/** Opens the database and brings its tables up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenedDatabase> {
  const { databaseUrl } = options
  if (databaseUrl) return openServer(databaseUrl, options)
  // 27 MB that a shop on a server has neither installed nor in memory.
  const { openEmbedded } = await import('./embedded-database')
  return openEmbedded(options, MIGRATIONS)
}

async function openServer(connectionString: string, { onEvent }: DatabaseOptions): Promise<OpenedDatabase> {
  await migrateServer(connectionString)
  const pool = new Pool({ connectionString, max: MAX_CONNECTIONS, ...WAITS })
  // A server that restarts drops its idle connections; the pool opens new ones.
  pool.on('error', (error) => onEvent?.('dropped', sqlState(error)))
  // One that drops a busy connection fails the query, which reports it; the error of the connection needs a listener too.
  pool.on('connect', (client) => client.on('error', () => {}))
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>
  pool.query = ((...given: unknown[]) => retried(() => query(...given), onEvent)) as typeof pool.query
  const db: Database = drizzle(pool)
  db.transaction = (work, config) =>
    retried(async () => {
      const client = await pool.connect()
      try {
        return await (drizzle(client) as Database).transaction(work, config)
      } finally {
        client.release()
      }
    }, onEvent)
  return {
    db,
    engine: 'postgres',
    connections: () => ({
      idle: pool.idleCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  }
}

async function migrateServer(connectionString: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const client = new Client({ connectionString })
    try {
      await client.connect()
      return await migrate(drizzle(client), MIGRATIONS)
    } catch (error) {
      if (tries === MIGRATION_TRIES) throw error
    } finally {
      await client.end()
    }
  }
}
