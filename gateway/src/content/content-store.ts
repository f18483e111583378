import { createHash } from 'node:crypto'
import { and, asc, desc, eq, inArray, lte, max, sql } from 'drizzle-orm'
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

/** A document to write; a body of null removes it. */
export interface DocumentEdit {
  kind: DocumentKind
  id: string
  body: object | null
}

/** An edit that changes something. */
export interface ChangedDocument extends DocumentEdit {
  change: DocumentChange['change']
  hash: string
}

/** A document by its name and the hash of its body. */
export interface DocumentHash {
  kind: DocumentKind
  id: string
  hash: string
}

/** Rows per insert. */
const BATCH = 200
/** Documents that are read one by one. */
const MOST_NAMED = 1000

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

/** Names and hashes of the documents of a revision. */
export async function readHashes(db: Database, revision: number): Promise<DocumentHash[]> {
  const { kind, id, hash, isRemoved } = contentDocuments
  const rows = await db
    .selectDistinctOn([kind, id], { kind, id, hash, isRemoved })
    .from(contentDocuments)
    .where(lte(contentDocuments.revision, revision))
    .orderBy(asc(kind), asc(id), desc(contentDocuments.revision))
  return rows
    .filter((row) => !row.isRemoved)
    .map((row) => ({ kind: row.kind as DocumentKind, id: row.id, hash: row.hash }))
}

/** Some documents of a revision by their names. */
export async function readNamed(
  db: Database,
  revision: number,
  names: readonly Pick<DocumentHash, 'kind' | 'id'>[],
): Promise<ShopDocumentOf[]> {
  const keys = new Set(names.map(keyOf))
  const ids = [...new Set(names.map(({ id }) => id))]
  if (ids.length > MOST_NAMED)
    return (await readDocuments(db, revision)).filter((document) => keys.has(keyOf(document)))
  const rows = await db
    .selectDistinctOn([contentDocuments.kind, contentDocuments.id])
    .from(contentDocuments)
    .where(and(lte(contentDocuments.revision, revision), inArray(contentDocuments.id, ids)))
    .orderBy(asc(contentDocuments.kind), asc(contentDocuments.id), desc(contentDocuments.revision))
  return rows
    .filter(({ isRemoved }) => !isRemoved)
    .map(asDocument)
    .filter((document) => keys.has(keyOf(document)))
}

/** Documents that changed after a revision, up to another; a removed one without its body. */
export async function readChanges(db: Database, after: number, until: number) {
  const rows = await db
    .selectDistinctOn([contentDocuments.kind, contentDocuments.id])
    .from(contentDocuments)
    .where(and(sql`${contentDocuments.revision} > ${after}`, lte(contentDocuments.revision, until)))
    .orderBy(asc(contentDocuments.kind), asc(contentDocuments.id), desc(contentDocuments.revision))
  return rows.map((row) => ({ isRemoved: row.isRemoved, document: asDocument(row), hash: row.hash }))
}

function asDocument({ kind, id, body }: typeof contentDocuments.$inferSelect): ShopDocumentOf {
  return { kind, id, body } as ShopDocumentOf
}

/** Edits that change something; `hashOfKey`: hash of a document before. */
export function compareEdits(
  edits: readonly DocumentEdit[],
  hashOfKey: (key: string) => string | undefined,
): ChangedDocument[] {
  return edits.flatMap((edit): ChangedDocument[] => {
    const before = hashOfKey(keyOf(edit))
    if (edit.body === null) return before === undefined ? [] : [{ ...edit, change: 'removed', hash: hashOf({}) }]
    const hash = hashOf(edit.body)
    if (before === hash) return []
    return [{ ...edit, change: before === undefined ? 'added' : 'changed', hash }]
  })
}

/**
 * Inserts the next revision with its changed documents. False if another publisher was first. Call it inside a
 * transaction.
 */
export async function insertRevision(
  tx: Database,
  row: Omit<ContentRevision, 'changes'>,
  changed: readonly ChangedDocument[],
): Promise<boolean> {
  const inserted = await tx
    .insert(contentRevisions)
    .values({ ...row, changes: changed.length })
    .onConflictDoNothing()
    .returning({ revision: contentRevisions.revision })
  if (inserted.length === 0) return false
  const { revision } = row
  const rows = changed.map(({ kind, id, body, hash }) => {
    return { kind, id, revision, isRemoved: body === null, body: body ?? {}, hash }
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
