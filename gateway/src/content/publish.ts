import { sql } from 'drizzle-orm'
import type { ShopContent } from '../catalogue/entities/shop-content'
import type { Database } from '../database/connect'
import { inTransaction } from '../database/in-transaction'
import { inventory } from '../database/schema/inventory'
import { checkDocuments } from './check-documents'
import { compileContent } from './compile-content'
import { FaultyContent } from './content-fault'
import { compareDocuments, type DocumentChange, insertRevision, latestRevision, readDocuments } from './content-store'
import type { ShopDocumentOf } from './documents/document-kinds'
import { findMissingPictures } from './pictures/missing-pictures'
import { listStock, lockStock, type StockRow } from './stock'
import { lostSessions, planIds, withdraw } from './withdrawn-content'

/** Another publisher was first: the content that a publication was made from is no longer the latest. */
export class OutdatedBase extends Error {
  constructor(
    readonly base: number,
    readonly latest: number,
  ) {
    super(`The content was published meanwhile: revision ${latest} is the latest, this was made from ${base}.`)
  }
}

export interface Publication {
  documents: readonly ShopDocumentOf[]
  /** Revision that the documents were made from; 0 for the first content. */
  base: number
  author: string
  note: string
}

export interface Published {
  /** The new revision, or the latest one if nothing changed. */
  revision: number
  changes: readonly DocumentChange[]
}

/** Rows per insert. */
const BATCH = 500

/**
 * Publishes documents as the whole content of the shop: all or nothing, with its stock, in one transaction. Throws
 * `FaultyContent` and `OutdatedBase`.
 */
export async function publish(
  db: Database,
  { documents, base, author, note }: Publication,
  now: number,
): Promise<Published> {
  const faults = checkDocuments(documents)
  if (faults.length > 0) throw new FaultyContent(faults)
  const latest = await latestRevision(db)
  if (latest !== base) throw new OutdatedBase(base, latest)
  const pictureFaults = await findMissingPictures(db, documents)
  if (pictureFaults.length > 0) throw new FaultyContent(pictureFaults)
  const before = await readDocuments(db, base)
  const changes = compareDocuments(before, documents)
  if (changes.length === 0) return { revision: base, changes }
  const [contentBefore, contentAfter] = [before, documents].map((all) => compileContent(all, { anchor: 0 }).content)
  if (!contentBefore || !contentAfter) throw new Error('content was not compiled')
  const revision = base + 1
  await inTransaction(db, async (tx) => {
    const row = { revision, author, note, createdAt: now }
    if (!(await insertRevision(tx, row, changes, documents))) throw new OutdatedBase(base, await latestRevision(tx))
    const gone = lostSessions(contentBefore, contentAfter)
    const stock = changedStock(contentBefore, contentAfter)
    await lockStock(tx, [...gone.flatMap(({ session }) => planIds(session)), ...stock.map(({ id }) => id)])
    await withdraw(tx, gone, contentAfter, revision)
    for (let at = 0; at < stock.length; at += BATCH) await writeStock(tx, stock.slice(at, at + BATCH))
  })
  return { revision, changes }
}

/** Publishes the documents of an earlier revision again. */
export async function restore(
  db: Database,
  revision: number,
  { author, note }: Pick<Publication, 'author' | 'note'>,
  now: number,
): Promise<Published> {
  const documents = await readDocuments(db, revision)
  return publish(db, { documents, base: await latestRevision(db), author, note }, now)
}

/** Stock of new things, and of those whose stock has another number. */
function changedStock(before: ShopContent, after: ShopContent): StockRow[] {
  const known = new Map(listStock(before).map((row) => [row.id, row.capacity]))
  return listStock(after).filter(({ id, capacity }) => known.get(id) !== capacity)
}

/** Never below what is held and sold. */
async function writeStock(tx: Database, rows: readonly StockRow[]): Promise<void> {
  await tx
    .insert(inventory)
    .values([...rows])
    .onConflictDoUpdate({
      target: inventory.id,
      set: { capacity: sql`greatest(excluded.capacity, ${inventory.held} + ${inventory.sold})` },
    })
}
