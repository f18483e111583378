import type { DocumentKind, ShopDocumentOf } from '../documents/document-kinds'

/** Field of the picture of a document, by kind. */
const FIELDS: Readonly<Partial<Record<DocumentKind, string>>> = {
  shows: 'poster',
  goods: 'picture',
  cards: 'picture',
  votes: 'picture',
  reservations: 'picture',
  'open-shows': 'picture',
  entrances: 'picture',
}

/** Path of the picture of a document, with its field; null without one. */
export function pictureOf({ kind, body }: ShopDocumentOf): { field: string; path: string } | null {
  const field = FIELDS[kind] ?? ''
  const path = (body as unknown as Readonly<Record<string, unknown>>)[field]
  return typeof path === 'string' ? { field, path } : null
}
