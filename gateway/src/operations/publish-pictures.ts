import type { FastifyInstance } from 'fastify'
import { MAX_PICTURE_BYTES, preparePicture } from '../content/pictures/prepare-picture'
import { missingPictures, storePicture } from '../content/pictures/stored-pictures'
import type { Database } from '../database/connect'

/** Names in one call. */
const MAX_NAMES = 50_000

/** Calls of publishers: which pictures are missing, and a picture as a file. */
export function registerPictureCalls(publishing: FastifyInstance, db: Database): void {
  const limits = { parseAs: 'buffer', bodyLimit: MAX_PICTURE_BYTES } as const
  publishing.addContentTypeParser('application/octet-stream', limits, (_request, body, done) => done(null, body))
  publishing.post<{ Body: { names?: unknown } }>('/content/missing-pictures', async ({ body }, reply) => {
    const { names } = body
    if (!isNames(names)) return reply.code(400).send({ error: 'There are no names.' })
    return missingPictures(db, names)
  })
  publishing.post<{ Body: Buffer }>('/content/pictures', { bodyLimit: MAX_PICTURE_BYTES }, async ({ body }, reply) => {
    if (!Buffer.isBuffer(body)) return reply.code(400).send({ error: 'There is no picture.' })
    const picture = await preparePicture(body)
    await storePicture(db, picture, Date.now())
    return { name: `${picture.hash}.${picture.format}` }
  })
}

function isNames(names: unknown): names is string[] {
  return Array.isArray(names) && names.length <= MAX_NAMES && names.every((name) => typeof name === 'string')
}
