import {
  type ContentRevision,
  type DocumentHash,
  findRevision,
  latestRevision,
  listRevisions,
  readDocuments,
  readHashes,
  readNamed,
} from '../../gateway/src/content/content-store'
import type { ShopDocumentOf } from '../../gateway/src/content/documents/document-kinds'
import { preparePicture } from '../../gateway/src/content/pictures/prepare-picture'
import { missingPictures, storePicture } from '../../gateway/src/content/pictures/stored-pictures'
import { type Publication, type Published, publish, restore } from '../../gateway/src/content/publish'
import { PublishedContent } from '../../gateway/src/content/published-content'
import { openDatabase } from '../../gateway/src/database/connect'
import type { ReadPicture } from './folder-pictures'

/** Published content with the number of its revision. */
export interface StoredContent {
  revision: number
  documents: readonly ShopDocumentOf[]
}

/** A shop that content is published to. */
export interface ShopTarget {
  /** Content of a revision; of the latest without a number. */
  read(revision?: number): Promise<StoredContent>
  /** Names of the documents of the latest revision. */
  hashes(): Promise<{ revision: number; documents: readonly DocumentHash[] }>
  /** Some documents of a revision. */
  readNamed(revision: number, names: readonly Pick<DocumentHash, 'kind' | 'id'>[]): Promise<readonly ShopDocumentOf[]>
  publish(publication: Publication): Promise<Published>
  restore(revision: number, by: Pick<Publication, 'author' | 'note'>): Promise<Published>
  history(): Promise<readonly ContentRevision[]>
  /** Names among these of pictures that are not stored. */
  missingPictures(names: readonly string[]): Promise<string[]>
  /** Stores a picture from its file. */
  storePicture(bytes: Uint8Array): Promise<void>
  close(): Promise<void>
}

/** A database: a folder of a stopped gateway, or a server. */
export async function databaseTarget(place: { dataDir?: string; databaseUrl?: string }): Promise<ShopTarget> {
  const { db, close } = await openDatabase(place)
  const content = new PublishedContent(db)
  /** The anchor of the shop plays no part in what is published. */
  const load = () => content.refresh(0)
  return {
    async hashes() {
      const revision = await latestRevision(db)
      return { revision, documents: await readHashes(db, revision) }
    },
    readNamed: (revision, names) => readNamed(db, revision, names),
    async read(number) {
      const revision = number ?? (await latestRevision(db))
      if (revision > 0 && !(await findRevision(db, revision))) throw new Error(`There is no revision ${revision}.`)
      return { revision, documents: await readDocuments(db, revision) }
    },
    async publish(publication) {
      await load()
      return publish(db, content, publication, Date.now())
    },
    async restore(revision, by) {
      await load()
      return restore(db, content, revision, by, Date.now())
    },
    history: () => listRevisions(db),
    missingPictures: (names) => missingPictures(db, names),
    storePicture: async (bytes) => storePicture(db, await preparePicture(bytes), Date.now()),
    close,
  }
}

/** Stores the pictures that the target does not have, one at a time; returns their number. */
export async function storePictures(
  target: ShopTarget,
  pictures: ReadonlyMap<string, string>,
  read: ReadPicture,
): Promise<number> {
  const names = await target.missingPictures([...pictures.keys()])
  for (const name of names) {
    const bytes = await read(pictures.get(name) ?? '')
    if (bytes) await target.storePicture(bytes)
  }
  return names.length
}

/** A running gateway with a token for publishers. */
export function gatewayTarget(address: string, token: string): ShopTarget {
  const call = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const type = body instanceof Uint8Array ? 'application/octet-stream' : 'application/json'
    const reply = await fetch(new URL(`/content/${path}`, address), {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': type }) },
      ...(body && { body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body) }),
    })
    const answer = (await reply.json().catch(() => ({}))) as Answer & { error?: string }
    if (!reply.ok) throw new Error(answer.error ?? `The gateway answered ${reply.status}.`)
    return answer
  }
  return {
    read: (revision) => call(revision === undefined ? 'documents' : `documents?revision=${revision}`),
    hashes: () => call('hashes'),
    readNamed: (revision, names) => (names.length === 0 ? Promise.resolve([]) : call('documents', { revision, names })),
    publish: (publication) => call('publish', publication),
    restore: (revision, by) => call('restore', { revision, ...by }),
    history: () => call('revisions'),
    missingPictures: (names) => call('missing-pictures', { names }),
    storePicture: async (bytes) => {
      await call('pictures', bytes)
    },
    close: () => Promise.resolve(),
  }
}
