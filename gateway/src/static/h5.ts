import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { isApiPath, noSuchCall } from '../replies'

const HASHED = /\.[0-9a-f]{8}\.(js|css)(\.br|\.gz)?$/

/** Serves the built H5 app: hashed files for ever, every page address with index.html. */
export function registerH5(app: FastifyInstance, h5Dir: string): void {
  const root = path.resolve(h5Dir)
  if (!existsSync(path.join(root, 'index.html'))) throw new Error(`${root} holds no built H5 app: npm run build:h5`)
  void app.register(fastifyStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.setHeader('cache-control', HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || isApiPath(request.url) || path.extname(request.url.split('?')[0] ?? '') !== '') {
      return noSuchCall(request, reply)
    }
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
