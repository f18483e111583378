import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendNoSuchCall } from '../http/replies'
import { isApiPath } from '../http/request-values'
import { withFirstAnswers } from './first-answers'

const HASHED = /\.[0-9a-f]{8}\.(js|css)(\.br|\.gz)?$/

/**
 * Serves the built H5 app: hashed files for ever, every page address with index.html, the home page with its first
 * answers unless `isAnswering` says that they had better be asked for.
 */
export function registerH5(app: FastifyInstance, h5Dir: string, isAnswering: () => boolean): void {
  const root = path.resolve(h5Dir)
  const page = path.join(root, 'index.html')
  if (!existsSync(page)) throw new Error(`${root} holds no built H5 app: npm run build:h5`)
  void app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.setHeader('cache-control', HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler(async (request, reply) => {
    const [address = ''] = request.url.split('?')
    if (request.method !== 'GET' || isApiPath(request.url) || path.extname(address) !== '') {
      return sendNoSuchCall(request, reply)
    }
    reply.header('cache-control', 'no-cache')
    if (address !== '/' || !isAnswering()) return reply.sendFile('index.html')
    const html = await withFirstAnswers(app, request, await readFile(page, 'utf8'))
    return reply.type('text/html; charset=utf-8').send(html)
  })
}
