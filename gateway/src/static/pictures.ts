import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LOCALES } from '@/domain/locale'
import { notFound } from '../business-error'
import type { Context } from '../call'
import { avatarSvg } from '../catalogue/drawings/avatar'
import { categoryIconSvg, isIcon, shopLogoSvg, tabIconSvg } from '../catalogue/drawings/icon'
import { isPaymentMark, paymentMarkSvg } from '../catalogue/drawings/payment-mark'
import { posterSvg } from '../catalogue/drawings/poster'
import { isRightIcon, rightIconSvg } from '../catalogue/drawings/right-icon'
import { closeUpSvg, SCENE_NAMES, sceneSvg } from '../catalogue/drawings/scene'
import { seatPlanSvg } from '../catalogue/drawings/seat-plan-picture'
import { slideSvg } from '../catalogue/drawings/slide'
import { stubSvg } from '../catalogue/drawings/stub'
import { TILE_NAMES, tileSvg } from '../catalogue/drawings/tile'
import { venueSvg } from '../catalogue/drawings/venue-picture'
import { gatewayFile } from '../gateway-file'
import { type ReadBudget, withinBudget } from '../http/limit-calls'
import { publicOriginOf } from '../http/origin'
import { isShortCode } from '../services/links/link-targets'
import { CodePosters } from './code-poster'
import { type PictureQuery, sendContentPicture } from './content-pictures'
import { requestedPicture } from './requested-picture'

const TABS = ['home', 'all', 'ticket-wallet', 'mine', 'mall'] as const
const STATES = ['normal', 'selected'] as const
/** Demo video of the shop, with its first picture; served by ranges, as phones require. */
const VIDEO_FOLDER = gatewayFile('src/demo/video')
const POSTER_WIDTHS = [300, 750]

/** Serves the drawings of the demo shop, cached once drawn. Ignores picture store suffixes (`x-oss-process`). */
export function registerPictures(
  app: FastifyInstance,
  { db, clock, shop, settings }: Context,
  isWithin: ReadBudget,
): void {
  const drawn = new Map<string, string>()
  let { catalogue: latest } = shop
  const send = (reply: FastifyReply, key: string, draw: () => string) => {
    if (shop.catalogue !== latest) drawn.clear()
    latest = shop.catalogue
    const svg = drawn.get(key) ?? draw()
    drawn.set(key, svg)
    return reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(svg)
  }

  void app.register(fastifyStatic, {
    root: VIDEO_FOLDER,
    prefix: '/static/demo/video/',
    decorateReply: false,
    maxAge: '1d',
  })
  app.get<{ Params: { showId: string }; Querystring: PictureQuery }>(
    '/static/demo/posters/:showId.svg',
    (request, reply) => {
      // Includes unlisted shows, which their merchant previews (CAT-103).
      const { showId } = request.params
      const { catalogue } = shop
      const show = catalogue.findShow(showId) ?? catalogue.content.shows.find((known) => known.showId === showId)
      if (!show) throw notFound()
      if (show.picture) {
        // The address stays when the shop publishes another poster.
        const stored = { name: show.picture, query: request.query, caching: 'public, max-age=300' }
        return sendContentPicture(reply, db, stored)
      }
      const width =
        POSTER_WIDTHS.find((known) => known >= requestedPicture(request.query['x-oss-process']).width) ?? 750
      return send(reply, `poster ${show.showId} ${width}`, () => posterSvg(show, width))
    },
  )
  app.get<{ Params: { name: string } }>('/static/demo/slides/:name.svg', (request, reply) => {
    const { name } = request.params
    const locale = LOCALES.find((known) => name.endsWith(`-${known}`))
    const slide = shop.catalogue.content.home.slides.find(({ slideId }) => `${slideId}-${locale}` === name)
    if (!locale || !slide) throw notFound()
    return send(reply, `slide ${name}`, () => slideSvg(slide, locale))
  })
  app.get<{ Params: { name: string } }>('/static/demo/icons/:name.svg', (request, reply) => {
    const { name } = request.params
    if (!isIcon(name)) throw notFound()
    return send(reply, `icon ${name}`, () => categoryIconSvg(name))
  })
  app.get<{ Params: { name: string } }>('/static/demo/rights/:name.svg', (request, reply) => {
    const { name } = request.params
    if (!isRightIcon(name)) throw notFound()
    return send(reply, `right ${name}`, () => rightIconSvg(name))
  })
  app.get<{ Params: { name: string } }>('/static/demo/payments/:name.svg', (request, reply) => {
    const { name } = request.params
    if (!isPaymentMark(name)) throw notFound()
    return send(reply, `payment ${name}`, () => paymentMarkSvg(name))
  })
  app.get<{ Params: { name: string } }>('/static/demo/tabs/:name.svg', (request, reply) => {
    const { name } = request.params
    const tab = TABS.find((known) => name.startsWith(`${known}-`))
    const state = STATES.find((known) => name === `${tab}-${known}`)
    if (!tab || !state) throw notFound()
    return send(reply, `tab ${name}`, () => tabIconSvg(tab, state, shop.brand.color))
  })
  app.get<{ Params: { venueId: string } }>('/static/demo/venues/:venueId.svg', (request, reply) => {
    const venue = shop.catalogue.venue(request.params.venueId)
    return send(reply, `venue ${venue.venueId}`, () => venueSvg(venue))
  })
  app.get<{ Params: { name: string } }>('/static/demo/seat-plans/:name.svg', (request, reply) => {
    const { name } = request.params
    const locale = LOCALES.find((known) => name.endsWith(`-${known}`))
    if (!locale) throw notFound()
    const hall = shop.catalogue.hall(name.slice(0, -locale.length - 1))
    return send(reply, `seat plan ${name}`, () => seatPlanSvg(hall, locale))
  })
  app.get<{ Params: { name: string } }>('/static/demo/scenes/:name.svg', (request, reply) => {
    const name = SCENE_NAMES.find((known) => known === request.params.name)
    if (!name) throw notFound()
    return send(reply, `scene ${name}`, () => sceneSvg(name))
  })
  app.get<{ Params: { name: string } }>('/static/demo/tiles/:name.svg', (request, reply) => {
    const { name } = request.params
    const tile = TILE_NAMES.find((known) => name.startsWith(`${known}-`))
    const locale = LOCALES.find((known) => name === `${tile}-${known}`)
    if (!tile || !locale) throw notFound()
    return send(reply, `tile ${name}`, () => tileSvg(tile, locale))
  })
  app.get<{ Params: { name: string } }>('/static/demo/close-ups/:name.svg', (request, reply) => {
    const name = SCENE_NAMES.find((known) => known === request.params.name)
    if (!name) throw notFound()
    return send(reply, `close-up ${name}`, () => closeUpSvg(name))
  })
  app.get<{ Params: { name: string } }>('/static/demo/stubs/:name.svg', (request, reply) => {
    const { name } = request.params
    const [templateId = '', sessionId = ''] = name.split('-')
    const locale = LOCALES.find((known) => name === `${templateId}-${sessionId}-${known}`)
    const template = shop.catalogue.content.offers.stubTemplates.find((known) => known.templateId === templateId)
    if (!locale || !template) throw notFound()
    return send(reply, `stub ${name}`, () => stubSvg(template, shop.catalogue.session(sessionId), locale))
  })
  const posters = new CodePosters()
  app.get<{ Params: { code: string } }>('/static/posters/:code.png', withinBudget(isWithin), async (request, reply) => {
    const { code } = request.params
    if (!(await isShortCode({ db, clock }, code))) throw notFound()
    const png = posters.pngOf(`${publicOriginOf(request, settings)}/?shortCode=${encodeURIComponent(code)}`)
    return reply.header('cache-control', 'public, max-age=86400').type('image/png').send(png)
  })
  app.get<{ Params: { key: string } }>('/static/demo/avatars/:key.svg', (request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(avatarSvg(request.params.key)),
  )
  app.get('/static/demo/logo.svg', (_request, reply) => send(reply, 'logo', () => shopLogoSvg(120, shop.brand.color)))
}
