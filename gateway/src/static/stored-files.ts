import fastifyMultipart, { type MultipartFile } from '@fastify/multipart'
import { and, eq, gt } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_IMAGE_BYTES } from '@/domain/image-file'
import { notFound } from '../business-error'
import type { Context } from '../call'
import { DAY_MS } from '../clock'
import type { Database } from '../database/connect'
import { users } from '../database/schema/people'
import { storedFiles } from '../database/schema/shop'
import { Admission } from '../http/admission'
import { ownValue } from '../own-value'
import { isPrivatePicture, mayOpenPicture } from '../services/accounts/picture-links'
import { grantIn, type UploadGrant } from '../services/verification/upload-grants'

interface Store {
  proof: string
  needed: readonly string[]
}

/** A file whose bytes have not been read, and the permission to store it. */
interface Upload {
  grant: UploadGrant
  part: MultipartFile
}

type StoredFile = typeof storedFiles.$inferSelect

/** Maximum pictures that a user may store within a day. */
const MAX_FILES_A_DAY = 50

type StoreContext = Pick<Context, 'db' | 'clock' | 'shop'>

/** Signature field of each store, and its other required fields. */
const STORES: Readonly<Record<string, Store>> = {
  aliyun: { proof: 'Signature', needed: ['key', 'policy', 'OSSAccessKeyId'] },
  volcano: {
    proof: 'x-tos-signature',
    needed: ['key', 'policy', 'x-tos-algorithm', 'x-tos-credential', 'x-tos-date'],
  },
  qiniu: { proof: 'token', needed: ['key'] },
}

/** Accepted pictures by their first bytes. */
const KINDS: readonly { type: string; starts: readonly number[] }[] = [
  { type: 'image/jpeg', starts: [0xff, 0xd8, 0xff] },
  { type: 'image/png', starts: [0x89, 0x50, 0x4e, 0x47] },
]

interface FileParams {
  store: string
  '*': string
}

/** Maximum length of a field: signatures and policies. */
const MAX_FIELD_BYTES = 8 * 1024
const LIMITS = { fileSize: MAX_IMAGE_BYTES, files: 1, fields: 12, fieldSize: MAX_FIELD_BYTES, fieldNameSize: 60 }
/** Files read at the same time, each at most 5 MB in memory, and those that wait. */
const READ = { atOnce: 10, inLine: 50 }

/** Upload stores for users, each with the form of its kind; the file is the last part, as stores require. */
export function registerStoredFiles(app: FastifyInstance, context: StoreContext): void {
  const admission = new Admission(READ)
  void app.register(async (files) => {
    await files.register(fastifyMultipart, { limits: LIMITS })
    files.post<{ Params: FileParams }>('/files/:store', async (request, reply) => {
      const store = ownValue(STORES, request.params.store)
      if (!store) throw notFound()
      const upload = await readGrant(context, store, request)
      // An upload that is refused is not read to its end.
      if (!upload) return reply.header('connection', 'close').code(403).send()
      const status = await admission.run(reply.raw, () => storeFile(context, upload))
      return reply.code(status).send()
    })
    files.get<{ Params: FileParams; Querystring: { token?: unknown } }>('/files/:store/*', async (request, reply) => {
      const { db } = context
      const key = storedKey(request.params['*'])
      if (!mayOpenPicture(context, key, String(request.query.token ?? ''))) throw notFound()
      const [file] = await db.select().from(storedFiles).where(eq(storedFiles.key, key))
      if (!file) throw notFound()
      return sendFile(reply, file)
    })
  })
}

/** Reads the fields of an upload up to its file; null unless they grant this user to store it now. */
async function readGrant(context: StoreContext, store: Store, request: FastifyRequest): Promise<Upload | null> {
  const fields = new Map<string, string>()
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields.set(part.fieldname, String(part.value))
      continue
    }
    const grant = grantIn(context, fields.get(store.proof) ?? '')
    const isComplete = store.needed.every((name) => fields.get(name))
    return grant !== null && isComplete && storedKey(fields.get('key') ?? '') === grant.key ? { grant, part } : null
  }
  return null
}

/** Reads and stores a granted file; returns the status. */
async function storeFile({ clock, db }: StoreContext, { grant, part }: Upload): Promise<number> {
  const since = clock.now() - DAY_MS
  if ((await storedSince(db, grant.userId, since)) >= MAX_FILES_A_DAY) return 429
  const content = await part.toBuffer().catch(() => null)
  if (content === null) return 413
  const contentType = pictureType(content)
  if (!contentType) return 400
  const row = { ...grant, contentType, content, createdAt: clock.now() }
  return db.transaction(async (tx) => {
    // One file per user at a time, so that the count is exact.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, grant.userId)).for('update')
    if ((await storedSince(tx, grant.userId, since)) >= MAX_FILES_A_DAY) return 429
    const kept = await tx.insert(storedFiles).values(row).onConflictDoNothing().returning({ key: storedFiles.key })
    return kept.length === 0 ? 409 : 200
  })
}

/** Granted name without the extension that the client appends: one permission stores one file. */
function storedKey(key: string): string {
  return key.replace(/\.\w{1,5}$/, '')
}

async function storedSince(db: Database, userId: string, since: number): Promise<number> {
  return db.$count(storedFiles, and(eq(storedFiles.userId, userId), gt(storedFiles.createdAt, since)))
}

function pictureType(content: Uint8Array): string | undefined {
  return KINDS.find(({ starts }) => starts.every((byte, at) => content[at] === byte))?.type
}

function sendFile(reply: FastifyReply, { key, contentType, content }: StoredFile): FastifyReply {
  return reply
    .header('cache-control', isPrivatePicture(key) ? 'private, no-store' : 'public, max-age=86400')
    .header('x-content-type-options', 'nosniff')
    .type(contentType)
    .send(Buffer.from(content))
}
