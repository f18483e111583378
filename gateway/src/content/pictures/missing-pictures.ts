import type { Database } from '../../database/connect'
import type { ContentFault } from '../content-fault'
import type { ShopDocumentOf } from '../documents/document-kinds'
import { storedPictureName } from './publish-pictures'
import { missingPictures } from './stored-pictures'

/** Faults of documents that name a picture which is not stored. */
export async function findMissingPictures(db: Database, documents: readonly ShopDocumentOf[]): Promise<ContentFault[]> {
  const posters = documents.flatMap((document) => {
    const { kind, id } = document
    const value = kind === 'shows' ? document.body.poster : undefined
    return value === undefined ? [] : [{ kind, id, value, name: storedPictureName(value) ?? '' }]
  })
  const missing = new Set(await missingPictures(db, [...new Set(posters.map(({ name }) => name))]))
  return posters
    .filter(({ name }) => missing.has(name))
    .map(({ kind, id, value }) => ({
      kind,
      id,
      path: ['poster'],
      value,
      words: 'The shop has stored no such picture.',
    }))
}
