import { Catalogue } from '../catalogue/catalogue'
import type { Database } from '../database/connect'
import { compileContent } from './compile-content'
import { keyOf, latestRevision, readChanges } from './content-store'
import type { ShopDocumentOf } from './documents/document-kinds'
import { readWithdrawn, type WithdrawnContent } from './withdrawn-content'

/** Published content as a process has it in memory. */
export class PublishedContent {
  private readonly documents = new Map<string, ShopDocumentOf>()
  private latest = 0

  constructor(private readonly db: Database) {}

  /** Number of the loaded revision; 0 without content. */
  get revision(): number {
    return this.latest
  }

  /**
   * Loads the documents that changed since the last time. Returns the catalogue of a new revision, whole; null if there
   * is none. `anchor`: first day of the shop, epoch ms.
   */
  async refresh(anchor: number): Promise<Catalogue | null> {
    const revision = await latestRevision(this.db)
    if (revision === this.latest) return null
    // After a reset of the database to an earlier state.
    if (revision < this.latest) this.forget()
    for (const { isRemoved, document } of await readChanges(this.db, this.latest, revision)) {
      if (isRemoved) this.documents.delete(keyOf(document))
      else this.documents.set(keyOf(document), document)
    }
    const catalogue = revision === 0 ? null : this.compile(anchor, await readWithdrawn(this.db))
    // Loaded only now: after a failure the next refresh reads the revision again.
    this.latest = revision
    return catalogue
  }

  private forget(): void {
    this.documents.clear()
    this.latest = 0
  }

  private compile(anchor: number, { sessions, shows }: WithdrawnContent): Catalogue {
    const options = { anchor, withdrawn: sessions, withdrawnShows: shows }
    return new Catalogue(compileContent([...this.documents.values()], options).content)
  }
}
