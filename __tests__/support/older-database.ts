import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { type OpenedDatabase, openDatabase } from '../../gateway/src/database/connect'
import { openOwnDatabase, urlOf, withClient } from './stocked-database'

const ROOT = path.resolve(__dirname, '../..')

/** The database of a shop as an earlier version left it. */
export interface OlderShop {
  /** Number of applied migrations. */
  migrations: number
  /** A file of SQL that fills it. */
  rows: string
}

/** Makes such a database, and opens it as this version does: with the migrations that came since. */
export async function openOlderDatabase(older: OlderShop): Promise<OpenedDatabase> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'encore-older-'))
  const migrationsFolder = firstMigrations(older.migrations, folder)
  const rows = readFileSync(older.rows, 'utf8')
  const server = process.env.TEST_DATABASE_URL
  const database = server
    ? await openOlderOnServer(server, migrationsFolder, rows)
    : await openOlderEmbedded(path.join(folder, 'data'), migrationsFolder, rows)
  return {
    ...database,
    async close() {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function openOlderEmbedded(dataDir: string, migrationsFolder: string, rows: string): Promise<OpenedDatabase> {
  const client = await PGlite.create({ dataDir })
  await migratePglite(drizzlePglite(client), { migrationsFolder })
  await client.exec(rows)
  await client.close()
  return openDatabase({ dataDir })
}

function openOlderOnServer(server: string, migrationsFolder: string, rows: string): Promise<OpenedDatabase> {
  return openOwnDatabase(server, async (admin, name) => {
    await admin.query(`CREATE DATABASE ${name}`)
    await withClient(urlOf(server, name), async (client) => {
      await migrateNode(drizzleNode(client), { migrationsFolder })
      await client.query(rows)
    })
  })
}

/** A copy of the migrations that ends after the first ones. */
function firstMigrations(count: number, folder: string): string {
  const copy = path.join(folder, 'migrations')
  cpSync(path.join(ROOT, 'gateway/migrations'), copy, { recursive: true })
  const journal = path.join(copy, 'meta/_journal.json')
  const { entries, ...facts } = JSON.parse(readFileSync(journal, 'utf8'))
  writeFileSync(journal, JSON.stringify({ ...facts, entries: entries.slice(0, count) }))
  return copy
}
