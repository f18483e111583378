import { Catalogue } from '../catalogue/catalogue'
import type { ShopContent } from '../catalogue/entities/shop-content'
import type { Database } from '../database/connect'
import { compileContent } from './compile-content'
import { CompiledDocuments } from './compiled-documents'
import type { ContentFault } from './content-fault'
import { type DocumentEdit, hashOf, keyOf, latestRevision, readChanges } from './content-store'
import type { ShopDocumentOf } from './documents/document-kinds'
import { StoredDocument } from './stored-document'
import { readWithdrawn, type WithdrawnContent } from './withdrawn-content'

const NONE: WithdrawnContent = { sessions: new Map(), shows: [] }

/** Published content as a process has it in memory. */
export class PublishedContent {
  private documents = new Map<string, StoredDocument>()
  private readonly compiled = new CompiledDocuments()
  /** Ids of shows that were published once, and are removed. */
  private removedShows = new Set<string>()
  private latest = 0
  private offered: Catalogue | null = null
  private refreshing: Promise<void> = Promise.resolve()

  constructor(private readonly db: Database) {}

  /** Number of the loaded revision; 0 without content. */
  get revision(): number {
    return this.latest
  }

  /** Catalogue of the loaded revision; null before the first. */
  get catalogue(): Catalogue | null {
    return this.offered
  }

  /** Number of documents that were compiled so far. */
  get compilations(): number {
    return this.compiled.count
  }

  /**
   * Loads the documents that changed since the last time, one call after another: the catalogue is that of a whole
   * revision. `anchor`: first day of the shop, epoch ms.
   */
  refresh(anchor: number): Promise<void> {
    const result = this.refreshing.then(() => this.load(anchor))
    this.refreshing = result.catch(() => {})
    return result
  }

  /** Hash of a document's body, or undefined. */
  hashOf(key: string): string | undefined {
    return this.documents.get(key)?.hash
  }

  /** Changes that make these the only documents. */
  editsTo(documents: readonly ShopDocumentOf[]): DocumentEdit[] {
    const keys = new Set(documents.map(keyOf))
    const removed = [...this.documents.values()].filter((document) => !keys.has(keyOf(document)))
    return [...documents, ...removed.map(({ kind, id }) => ({ kind, id, body: null }))]
  }

  /** Content after some changes, which are not published yet, and its faults. */
  preview(edits: readonly DocumentEdit[]): { content: ShopContent; faults: readonly ContentFault[] } {
    const documents = new Map(this.documents)
    for (const { kind, id, body } of edits) apply(documents, { kind, id, body: body ?? {} }, body === null)
    return this.compile([...documents.values()], 0, NONE)
  }

  private async load(anchor: number): Promise<void> {
    const revision = await latestRevision(this.db)
    if (revision === this.latest) return
    // After a reset of the database to an earlier state.
    const isBack = revision < this.latest
    const documents = new Map(isBack ? [] : this.documents)
    const removedShows = new Set(isBack ? [] : this.removedShows)
    for (const { isRemoved, document, hash } of await readChanges(this.db, isBack ? 0 : this.latest, revision)) {
      apply(documents, document, isRemoved, hash)
      if (document.kind === 'shows') mark(removedShows, document.id, isRemoved)
    }
    const withdrawn = await readWithdrawn(this.db)
    this.documents = documents
    this.removedShows = removedShows
    this.compiled.keepOnly(documents)
    const { content } = this.compile([...documents.values()], anchor, withdrawn)
    this.offered = revision === 0 ? null : new Catalogue(content, this.offered)
    // Loaded only now: after a failure the next refresh reads the revision again.
    this.latest = revision
  }

  private compile(documents: readonly StoredDocument[], anchor: number, { sessions, shows }: WithdrawnContent) {
    const { compiled, removedShows } = this
    const options = { anchor, withdrawn: sessions, withdrawnShows: shows, removedShows, compiled }
    return compileContent(documents as unknown as readonly ShopDocumentOf[], options)
  }
}

/** Puts a document in its place, or takes it away. */
function apply(
  documents: Map<string, StoredDocument>,
  { kind, id, body }: { kind: StoredDocument['kind']; id: string; body: object },
  isRemoved: boolean,
  hash = hashOf(body),
): void {
  const key = keyOf({ kind, id })
  if (isRemoved) documents.delete(key)
  else if (documents.get(key)?.hash !== hash) documents.set(key, new StoredDocument(kind, id, hash, body))
}

function mark(ids: Set<string>, id: string, isIn: boolean): void {
  if (isIn) ids.add(id)
  else ids.delete(id)
}
