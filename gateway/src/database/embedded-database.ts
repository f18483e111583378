import { mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import type { MigrationConfig } from 'drizzle-orm/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockFolder } from './folder-lock'
import { type RetryEvent, retried } from './retries'

interface EmbeddedOptions {
  dataDir?: string
  snapshot?: Blob
  onEvent?(event: RetryEvent, code: string): void
}

/** Opens PostgreSQL inside of this process, in a folder or in memory. */
export async function openEmbedded({ dataDir, snapshot, onEvent }: EmbeddedOptions, migrations: MigrationConfig) {
  const unlock = dataDir ? lockFolder(dataDir) : () => {}
  if (dataDir) mkdirSync(dataDir, { recursive: true })
  const client = await PGlite.create({ dataDir, loadDataDir: snapshot })
  const db: PgDatabase<PgQueryResultHKT> = drizzle(client)
  if (!snapshot) await migrate(drizzle(client), migrations)
  const begin = db.transaction.bind(db)
  db.transaction = (work, config) => retried(() => begin(work, config), onEvent)
  return {
    db,
    engine: 'pglite' as const,
    dump: () => client.dumpDataDir('none'),
    async close() {
      await client.close()
      unlock()
    },
  }
}
