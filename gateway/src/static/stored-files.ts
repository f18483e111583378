import fastifyMultipart from '@fastify/multipart'
import { and, eq, gt } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_IMAGE_BYTES } from '@/domain/image-file'
import { notFound } from '../business-error'
import type { Context } from '../call'
import { DAY_MS } from '../clock'
import type { Database } from '../database/connect'
import { users } from '../database/schema/people'
import { storedFiles } from '../database/schema/shop'
import { ownValue } from '../own-value'
import { grantIn } from '../services/verification/upload-grants'

interface Store {
  proof: string
  needed: readonly string[]
}

interface UploadForm {
  fields: ReadonlyMap<string, string>
  file: Buffer | 'tooLarge' | null
}

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

/** Upload stores for users, each with the form of its kind; the file is the last part, as stores require. */
export function registerStoredFiles(app: FastifyInstance, context: StoreContext): void {
  void app.register(async (files) => {
    await files.register(fastifyMultipart, { limits: { fileSize: MAX_IMAGE_BYTES, files: 1, fields: 12 } })
    files.post<{ Params: FileParams }>('/files/:store', async (request, reply) => {
      const store = ownValue(STORES, request.params.store)
      if (!store) throw notFound()
      return reply.code(await keepFile(context, store, await readForm(request))).send()
    })
    files.get<{ Params: FileParams }>('/files/:store/*', async (request, reply) => {
      const { db } = context
      const [file] = await db
        .select()
        .from(storedFiles)
        .where(eq(storedFiles.key, storedKey(request.params['*'])))
      if (!file) throw notFound()
      return sendFile(reply, file)
    })
  })
}

/** Stores an accepted file; returns the status. */
async function keepFile(context: StoreContext, store: Store, { fields, file }: UploadForm): Promise<number> {
  const { clock, db } = context
  if (file === 'tooLarge') return 413
  const key = fields.get('key') ?? ''
  const grant = grantIn(context, fields.get(store.proof) ?? '')
  const isComplete = store.needed.every((name) => fields.get(name))
  if (grant === null || !isComplete || storedKey(key) !== grant.key) return 403
  const contentType = file && pictureType(file)
  if (!file || !contentType) return 400
  const row = { ...grant, contentType, content: file, createdAt: clock.now() }
  return db.transaction(async (tx) => {
    // One file per user at a time, so that the count is exact.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, grant.userId)).for('update')
    if ((await storedSince(tx, grant.userId, clock.now() - DAY_MS)) >= MAX_FILES_A_DAY) return 429
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

function sendFile(reply: FastifyReply, { contentType, content }: { contentType: string; content: Uint8Array }) {
  return reply
    .header('cache-control', 'public, max-age=86400')
    .header('x-content-type-options', 'nosniff')
    .type(contentType)
    .send(Buffer.from(content))
}

/** Ignores fields after the file, as stores do. */
async function readForm(request: FastifyRequest): Promise<UploadForm> {
  const fields = new Map<string, string>()
  for await (const part of request.parts()) {
    if (part.type === 'file') return { fields, file: await part.toBuffer().catch(() => 'tooLarge' as const) }
    fields.set(part.fieldname, String(part.value))
  }
  return { fields, file: null }
}
