import { sql } from 'drizzle-orm'
import type { ShopContent } from '../catalogue/entities/shop-content'
import type { Database } from '../database/connect'
import { inTransaction } from '../database/in-transaction'
import { inventory } from '../database/schema/inventory'
import { checkShapes, findContradictions } from './check-documents'
import { FaultyContent } from './content-fault'
import {
  compareEdits,
  type DocumentChange,
  type DocumentEdit,
  insertRevision,
  latestRevision,
  readDocuments,
} from './content-store'
import type { ShopDocumentOf } from './documents/document-kinds'
import { findLostSeats, reseatedSessions } from './owned-seats'
import { findMissingPictures } from './pictures/missing-pictures'
import type { PublishedContent } from './published-content'
import { announceChanges } from './session-changes'
import { changedStock, lockStock, type StockRow } from './stock'
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

interface Author {
  author: string
  note: string
}

export interface Publication extends Author {
  /** Changed documents, or all documents of the shop. */
  edits?: readonly DocumentEdit[]
  documents?: readonly ShopDocumentOf[]
  /** Revision that the documents were made from; 0 for the first content. */
  base: number
}

export interface Published {
  /** The new revision, or the latest one if nothing changed. */
  revision: number
  changes: readonly DocumentChange[]
}

/** Rows per insert. */
const BATCH = 500

/**
 * Publishes documents: all or nothing, with their stock, in one transaction. `content`: what this process has loaded.
 * Throws `FaultyContent` and `OutdatedBase`.
 */
export async function publish(
  db: Database,
  content: PublishedContent,
  { edits, documents = [], base, author, note }: Publication,
  now: number,
): Promise<Published> {
  if (content.revision !== base) throw new OutdatedBase(base, content.revision)
  const changed = compareEdits(edits ?? content.editsTo(documents), (key) => content.hashOf(key))
  const written = changed.filter(({ body }) => body !== null) as ShopDocumentOf[]
  refuse(checkShapes(written))
  if (changed.length === 0) return { revision: base, changes: [] }
  const before = content.catalogue?.content
  const { content: after, faults } = content.preview(changed)
  refuse(faults)
  refuse(findContradictions(after, before))
  refuse(await findMissingPictures(db, written))
  const revision = base + 1
  await inTransaction(db, async (tx) => {
    const row = { revision, author, note, createdAt: now }
    if (!(await insertRevision(tx, row, changed))) throw new OutdatedBase(base, await latestRevision(tx))
    await changeStock(tx, before, after, revision)
    await announceChanges(tx, before, after, revision, now)
  })
  return { revision, changes: changed.map(({ kind, id, change }) => ({ kind, id, change })) }
}

function refuse(faults: ConstructorParameters<typeof FaultyContent>[0]): void {
  if (faults.length > 0) throw new FaultyContent(faults)
}

/** Publishes the documents of an earlier revision again. */
export async function restore(
  db: Database,
  content: PublishedContent,
  revision: number,
  by: Author,
  now: number,
): Promise<Published> {
  const documents = await readDocuments(db, revision)
  return publish(db, content, { ...by, documents, base: content.revision }, now)
}

async function changeStock(tx: Database, before: ShopContent | undefined, after: ShopContent, revision: number) {
  const gone = before ? lostSessions(before, after) : []
  const stock = changedStock(before, after)
  const reseated = reseatedSessions(before, after)
  const sold = [...gone, ...reseated].flatMap(({ session }) => planIds(session))
  await lockStock(tx, [...sold, ...stock.map(({ id }) => id)])
  refuse(await findLostSeats(tx, reseated, after))
  await withdraw(tx, gone, after, revision)
  for (let at = 0; at < stock.length; at += BATCH) await writeStock(tx, stock.slice(at, at + BATCH))
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
