import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from '../business-error'
import type { Context } from '../call'
import type { PictureFormat } from '../content/pictures/prepare-picture'
import { findPictureFile } from '../content/pictures/stored-pictures'
import type { Database } from '../database/connect'
import { requestedPicture } from './requested-picture'

const TYPES: Readonly<Record<PictureFormat, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}
const NAME = /^([0-9a-f]{32})\.(jpg|png|svg)$/
/** A name is a hash: what is behind it never changes. */
const FOREVER = 'public, max-age=31536000, immutable'
/** Without a width: the widest one, as link previews and zoomed pictures take it. */
const WIDEST = 100_000

/** Picture store notation of a request. */
export interface PictureQuery {
  'x-oss-process'?: unknown
}

/** Serves pictures of published content, in the width and format that the app asks for (`x-oss-process`). */
export function registerContentPictures(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  app.get<{ Params: { name: string }; Querystring: PictureQuery }>('/static/pictures/:name', (request, reply) =>
    sendContentPicture(reply, db, { name: request.params.name, query: request.query, caching: FOREVER }),
  )
}

/** Sends a stored picture by its name, `<hash>.<format>`. */
export async function sendContentPicture(
  reply: FastifyReply,
  db: Database,
  { name, query, caching }: { name: string; query: PictureQuery; caching: string },
): Promise<FastifyReply> {
  const [, hash = '', own = ''] = NAME.exec(name) ?? []
  const { width, isWebp, isSized } = requestedPicture(query['x-oss-process'])
  const format = own !== 'svg' && isWebp ? 'webp' : (own as PictureFormat)
  const file = hash && (await findPictureFile(db, { hash, format, width: isSized ? width : WIDEST }))
  if (!file) throw notFound()
  return reply.header('cache-control', caching).type(TYPES[file.format]).send(Buffer.from(file.content))
}
