import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../call'
import type { AnyDocument } from '../content/check-documents'
import { FaultyContent } from '../content/content-fault'
import {
  type DocumentEdit,
  type DocumentHash,
  findRevision,
  latestRevision,
  listRevisions,
  readDocuments,
  readHashes,
  readNamed,
} from '../content/content-store'
import type { ShopDocumentOf } from '../content/documents/document-kinds'
import { PictureFault } from '../content/pictures/picture-fault'
import { OutdatedBase, publish, restore } from '../content/publish'
import { hashed } from '../random'
import { registerPictureCalls } from './publish-pictures'

/** Bytes of a publication, and its documents. */
const MAX_BYTES = 64 * 1024 * 1024
const MAX_DOCUMENTS = 50_000
const MAX_TEXT = 200

interface PublishBody {
  documents?: unknown
  edits?: unknown
  names?: unknown
  base?: unknown
  revision?: unknown
  author?: unknown
  note?: unknown
}

/** Calls of publishers: documents, revisions, publish, restore. Only with a token of the settings. */
export function registerPublishing(app: FastifyInstance, { db, shop, settings, clock }: Context): void {
  const { publishToken } = settings
  if (publishToken === undefined) return
  void app.register(async (publishing) => {
    publishing.addHook('onRequest', async (request, reply) => {
      if (!isAuthorized(request, publishToken)) await reply.code(403).send({ error: 'The token is wrong.' })
    })
    publishing.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => sendFault(reply, error))
    publishing.get<{ Querystring: { revision?: string } }>('/content/documents', async ({ query }, reply) => {
      const revision = query.revision === undefined ? await latestRevision(db) : Number(query.revision)
      if (revision !== 0 && !(await isRevision(revision)))
        return reply.code(404).send({ error: `There is no revision ${query.revision}.` })
      return { revision, documents: await readDocuments(db, revision) }
    })
    publishing.get('/content/hashes', async () => {
      const revision = await latestRevision(db)
      return { revision, documents: await readHashes(db, revision) }
    })
    publishing.post<{ Body: PublishBody }>('/content/documents', { bodyLimit: MAX_BYTES }, async ({ body }, reply) => {
      const { revision, names } = body
      if (!isNumber(revision) || !isNames(names)) return reply.code(400).send({ error: 'There are no names.' })
      return readNamed(db, revision, names)
    })
    registerPictureCalls(publishing, db)
    publishing.get('/content/revisions', () => listRevisions(db))
    publishing.post<{ Body: PublishBody }>('/content/publish', { bodyLimit: MAX_BYTES }, async ({ body }, reply) => {
      const { documents, edits, base, author, note } = body
      if (!isNumber(base) || !(isDocuments(documents) || isEdits(edits)))
        return reply.code(400).send({ error: 'There are no documents.' })
      await shop.refresh()
      const content = isEdits(edits) ? { edits } : { documents: documents as unknown as ShopDocumentOf[] }
      const publication = { ...content, base, ...textsOf({ author, note }) }
      const published = await publish(db, shop.published, publication, clock.now())
      await shop.refresh()
      return published
    })
    publishing.post<{ Body: PublishBody }>('/content/restore', async ({ body }, reply) => {
      const { revision, author, note } = body
      if (!isNumber(revision) || !(await isRevision(revision)))
        return reply.code(404).send({ error: 'There is no such revision.' })
      await shop.refresh()
      const restored = await restore(db, shop.published, revision, textsOf({ author, note }), clock.now())
      await shop.refresh()
      return restored
    })
  })

  async function isRevision(revision: number): Promise<boolean> {
    return isNumber(revision) && revision > 0 && (await findRevision(db, revision)) !== undefined
  }
}

function sendFault(reply: FastifyReply, error: Error & { statusCode?: number }): FastifyReply {
  if (error instanceof OutdatedBase) return reply.code(409).send({ error: error.message })
  if (error instanceof FaultyContent) return reply.code(422).send({ error: error.message, faults: error.faults })
  if (error instanceof PictureFault) return reply.code(422).send({ error: error.message })
  if (error.statusCode !== undefined && error.statusCode < 500)
    return reply.code(error.statusCode).send({ error: error.message })
  reply.log.error({ err: error }, 'publish failed')
  return reply.code(500).send({ error: 'The content was not published.' })
}

/** Compared in a time that tells nothing. */
function isAuthorized({ headers }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(Buffer.from(hashed(headers.authorization ?? '')), Buffer.from(hashed(`Bearer ${token}`)))
}

function isNames(names: unknown): names is DocumentHash[] {
  return (
    Array.isArray(names) &&
    names.length <= MAX_DOCUMENTS &&
    names.every((one) => typeof one?.kind === 'string' && typeof one.id === 'string')
  )
}

/** A removed document has a body of null. */
function isEdits(edits: unknown): edits is DocumentEdit[] {
  return isNames(edits) && edits.every((one) => typeof (one as { body?: unknown }).body === 'object')
}

function isDocuments(documents: unknown): documents is AnyDocument[] {
  return isEdits(documents) && documents.every(({ body }) => body !== null)
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 31
}

function textsOf({ author, note }: Pick<PublishBody, 'author' | 'note'>): { author: string; note: string } {
  const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : '')
  return { author: textOf(author), note: textOf(note) }
}
