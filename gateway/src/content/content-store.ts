import { createHash } from 'node:crypto'
import { and, asc, desc, eq, lte, max, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { contentDocuments, contentRevisions } from '../database/schema/content'
import type { DocumentKind, ShopDocumentOf } from './documents/document-kinds'

/** A publication of content. */
export type ContentRevision = typeof contentRevisions.$inferSelect

/** A document that a revision added, changed or removed. */
export interface DocumentChange {
  kind: DocumentKind
  id: string
  change: 'added' | 'changed' | 'removed'
}

/** Rows per insert. */
const BATCH = 200

/** Number of the latest revision; 0 without content. */
export async function latestRevision(db: Database): Promise<number> {
  const [row] = await db.select({ latest: max(contentRevisions.revision) }).from(contentRevisions)
  return row?.latest ?? 0
}

/** Revisions, the latest first. */
export async function listRevisions(db: Database, limit = 50): Promise<ContentRevision[]> {
  return db.select().from(contentRevisions).orderBy(desc(contentRevisions.revision)).limit(limit)
}

/** Documents of a revision. */
export async function readDocuments(db: Database, revision: number): Promise<ShopDocumentOf[]> {
  const rows = await db
    .selectDistinctOn([contentDocuments.kind, contentDocuments.id])
    .from(contentDocuments)
    .where(lte(contentDocuments.revision, revision))
    .orderBy(asc(contentDocuments.kind), asc(contentDocuments.id), desc(contentDocuments.revision))
  return rows.filter(({ isRemoved }) => !isRemoved).map(asDocument)
}

/** Documents that changed after a revision, up to another; a removed one without its body. */
export async function readChanges(db: Database, after: number, until: number) {
  const rows = await db
    .selectDistinctOn([contentDocuments.kind, contentDocuments.id])
    .from(contentDocuments)
    .where(and(sql`${contentDocuments.revision} > ${after}`, lte(contentDocuments.revision, until)))
    .orderBy(asc(contentDocuments.kind), asc(contentDocuments.id), desc(contentDocuments.revision))
  return rows.map((row) => ({ isRemoved: row.isRemoved, document: asDocument(row) }))
}

function asDocument({ kind, id, body }: typeof contentDocuments.$inferSelect): ShopDocumentOf {
  return { kind, id, body } as ShopDocumentOf
}

/** Differences of documents, by kind and id. */
export function compareDocuments(
  before: readonly ShopDocumentOf[],
  after: readonly ShopDocumentOf[],
): DocumentChange[] {
  const known = new Map(before.map((document) => [keyOf(document), hashOf(document.body)]))
  const changes = after.flatMap((document): DocumentChange[] => {
    const { kind, id, body } = document
    const hash = known.get(keyOf(document))
    known.delete(keyOf(document))
    if (hash === undefined) return [{ kind, id, change: 'added' }]
    return hash === hashOf(body) ? [] : [{ kind, id, change: 'changed' }]
  })
  const removed = before.filter((document) => known.has(keyOf(document)))
  return [...changes, ...removed.map(({ kind, id }): DocumentChange => ({ kind, id, change: 'removed' }))]
}

/**
 * Inserts the next revision with its changed documents. False if another publisher was first. Call it inside a
 * transaction.
 */
export async function insertRevision(
  tx: Database,
  row: Omit<ContentRevision, 'changes'>,
  changes: readonly DocumentChange[],
  documents: readonly ShopDocumentOf[],
): Promise<boolean> {
  const inserted = await tx
    .insert(contentRevisions)
    .values({ ...row, changes: changes.length })
    .onConflictDoNothing()
    .returning({ revision: contentRevisions.revision })
  if (inserted.length === 0) return false
  const byKey = new Map(documents.map((document) => [keyOf(document), document]))
  const rows = changes.map((change) => {
    const body = byKey.get(keyOf(change))?.body ?? {}
    const { kind, id } = change
    return { kind, id, revision: row.revision, isRemoved: change.change === 'removed', body, hash: hashOf(body) }
  })
  for (let at = 0; at < rows.length; at += BATCH) await tx.insert(contentDocuments).values(rows.slice(at, at + BATCH))
  return true
}

/** One revision by its number. */
export async function findRevision(db: Database, revision: number): Promise<ContentRevision | undefined> {
  const [row] = await db.select().from(contentRevisions).where(eq(contentRevisions.revision, revision))
  return row
}

export function keyOf({ kind, id }: Pick<DocumentChange, 'kind' | 'id'>): string {
  return `${kind}/${id}`
}

/** Hash of a body; the order of its fields changes nothing. */
export function hashOf(body: object): string {
  return createHash('sha256')
    .update(JSON.stringify(sortedFields(body)))
    .digest('hex')
}

function sortedFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedFields)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(
    fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, sortedFields(field)]),
  )
}
