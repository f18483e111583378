import type { FastifyInstance } from 'fastify'
import { type ReadBudget, withinBudget } from '../../http/limit-calls'
import { drawingPath } from './link-picture'
import { PictureStore } from './picture-store'

/** Serves drawings of the shop as PNG of 1200 × 630 for link previews; redirects to a photo, and to the drawing on failure. */
export function registerLinkPictures(app: FastifyInstance, isWithin: ReadBudget): void {
  const store = new PictureStore()
  app.addHook('onClose', async () => store.close())
  app.get<{ Params: { '*': string } }>('/static/links/*', withinBudget(isWithin), async (request, reply) => {
    const path = drawingPath(request.params['*'])
    const drawing = path === null ? null : await app.inject({ url: path })
    const type = String(drawing?.headers['content-type'])
    // Chats show a photo as it is.
    if (path !== null && /^image\/(jpeg|png)/.test(type)) return reply.redirect(path)
    const isDrawn = type.startsWith('image/svg+xml')
    if (path === null || !drawing || !isDrawn) return reply.callNotFound()
    const png = await store.pngOf(drawing.body)
    if (png === null) return reply.redirect(path)
    return reply.header('cache-control', 'public, max-age=86400').type('image/png').send(png)
  })
}
