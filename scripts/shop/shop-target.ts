import {
  type ContentRevision,
  findRevision,
  latestRevision,
  listRevisions,
  readDocuments,
} from '../../gateway/src/content/content-store'
import type { ShopDocumentOf } from '../../gateway/src/content/documents/document-kinds'
import { type Publication, type Published, publish, restore } from '../../gateway/src/content/publish'
import { openDatabase } from '../../gateway/src/database/connect'

/** Published content with the number of its revision. */
export interface StoredContent {
  revision: number
  documents: readonly ShopDocumentOf[]
}

/** A shop that content is published to. */
export interface ShopTarget {
  /** Content of a revision; of the latest without a number. */
  read(revision?: number): Promise<StoredContent>
  publish(publication: Publication): Promise<Published>
  restore(revision: number, by: Pick<Publication, 'author' | 'note'>): Promise<Published>
  history(): Promise<readonly ContentRevision[]>
  close(): Promise<void>
}

/** A database: a folder of a stopped gateway, or a server. */
export async function databaseTarget(place: { dataDir?: string; databaseUrl?: string }): Promise<ShopTarget> {
  const { db, close } = await openDatabase(place)
  return {
    async read(number) {
      const revision = number ?? (await latestRevision(db))
      if (revision > 0 && !(await findRevision(db, revision))) throw new Error(`There is no revision ${revision}.`)
      return { revision, documents: await readDocuments(db, revision) }
    },
    publish: (publication) => publish(db, publication, Date.now()),
    restore: (revision, by) => restore(db, revision, by, Date.now()),
    history: () => listRevisions(db),
    close,
  }
}

/** A running gateway with a token for publishers. */
export function gatewayTarget(address: string, token: string): ShopTarget {
  const call = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const reply = await fetch(new URL(`/content/${path}`, address), {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = (await reply.json().catch(() => ({}))) as Answer & { error?: string }
    if (!reply.ok) throw new Error(answer.error ?? `The gateway answered ${reply.status}.`)
    return answer
  }
  return {
    read: (revision) => call(revision === undefined ? 'documents' : `documents?revision=${revision}`),
    publish: (publication) => call('publish', publication),
    restore: (revision, by) => call('restore', { revision, ...by }),
    history: () => call('revisions'),
    close: () => Promise.resolve(),
  }
}
