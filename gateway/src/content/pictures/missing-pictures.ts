import type { Database } from '../../database/connect'
import type { ContentFault } from '../content-fault'
import type { ShopDocumentOf } from '../documents/document-kinds'
import { pictureOf } from './document-pictures'
import { storedPictureName } from './publish-pictures'
import { missingPictures } from './stored-pictures'

/** Faults of documents that name a picture which is not stored. */
export async function findMissingPictures(db: Database, documents: readonly ShopDocumentOf[]): Promise<ContentFault[]> {
  const named = documents.flatMap((document) => {
    const picture = pictureOf(document)
    return picture === null ? [] : [{ ...picture, document, name: storedPictureName(picture.path) ?? '' }]
  })
  const missing = new Set(await missingPictures(db, [...new Set(named.map(({ name }) => name))]))
  return named
    .filter(({ name }) => missing.has(name))
    .map(({ document: { kind, id }, field, path }) => ({
      kind,
      id,
      path: [field],
      value: path,
      words: 'The shop has stored no such picture.',
    }))
}
