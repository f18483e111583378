import type { ContentFault } from '../../gateway/src/content/content-fault'
import type { ShopDocumentOf } from '../../gateway/src/content/documents/document-kinds'
import type { ShowDocument } from '../../gateway/src/content/documents/show-document'
import { firstContent } from '../../scripts/shop/first-content'
import type { TestGateway } from './test-gateway'

/** Token of publishers in tests. */
export const PUBLISH_TOKEN = 'a-token-of-tests-with-32-characters'

/** Documents of a shop of its own: those that `shop new` writes at `now`, epoch ms. */
export function ownDocuments(now: number): ShopDocumentOf[] {
  return firstContent(now)
}

/** The documents with another show in place of `first-show`. */
export function withShow(
  documents: readonly ShopDocumentOf[],
  change: (show: ShowDocument) => Partial<ShowDocument>,
): ShopDocumentOf[] {
  return documents.map((document) =>
    document.kind === 'shows' ? { ...document, body: { ...document.body, ...change(document.body) } } : document,
  )
}

export interface PublishReply {
  statusCode: number
  revision?: number
  error?: string
  faults?: ContentFault[]
}

/** Publishes documents over the network, as `npm run shop -- publish --gateway` does. */
export async function publishTo(
  { gateway }: Pick<TestGateway, 'gateway'>,
  documents: readonly ShopDocumentOf[],
  base: number,
): Promise<PublishReply> {
  const reply = await gateway.inject({
    method: 'POST',
    url: '/content/publish',
    headers: { authorization: `Bearer ${PUBLISH_TOKEN}` },
    payload: { documents, base, author: 'editor', note: 'test' },
  })
  return { statusCode: reply.statusCode, ...reply.json() }
}
