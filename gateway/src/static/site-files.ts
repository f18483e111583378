import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ShopConfig } from '@/contracts/shop/get-shop-config'
import type { Clock } from '../clock'
import { type ReadBudget, withinBudget } from '../http/limit-calls'
import { originOf } from '../http/origin'
import type { Settings } from '../settings'
import type { Shop } from '../shop/shop'
import { fetchShopConfig } from './found-page'
import { icoOf } from './ico'
import { sitemapEntries } from './sitemap/sitemap-entries'
import { sitemapFiles } from './sitemap/sitemap-files'

interface SiteParts {
  /** Folder of the built app. */
  h5Dir: string
  settings: Settings
  shop: Shop
  clock: Clock
  isWithin: ReadBudget
}

/** The build's manifest, with the merchant's name and colour. */
export const MANIFEST = 'manifest.webmanifest'
const ICON = 'icons/encore-192.png'
const DAY = 'public, max-age=86400'
const HOUR = 'public, max-age=3600'

/** Serves robots.txt, the sitemap, the manifest and favicon.ico. */
export function registerSiteFiles(app: FastifyInstance, { h5Dir, settings, shop, clock, isWithin }: SiteParts): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', HOUR)
      .type('text/plain; charset=utf-8')
      .send(robotsText(originOf(request, settings))),
  )
  app.get<{ Params: { part: string } }>('/sitemap:part(|-\\d+).xml', withinBudget(isWithin), (request, reply) => {
    const origin = originOf(request, settings)
    const file = sitemapFiles(sitemapEntries(shop.catalogue, clock.now()), origin).get(request.params.part)
    return file === undefined
      ? reply.callNotFound()
      : reply.header('cache-control', HOUR).type('application/xml; charset=utf-8').send(file)
  })
  const manifest = path.join(h5Dir, MANIFEST)
  if (existsSync(manifest)) {
    const built: object = JSON.parse(readFileSync(manifest, 'utf8'))
    app.get(`/${MANIFEST}`, async (_request, reply) => {
      const file = JSON.stringify(merchantManifest(built, await fetchShopConfig(app)))
      return reply.header('cache-control', 'no-cache').type('application/manifest+json').send(file)
    })
  }
  const icon = path.join(h5Dir, ICON)
  if (existsSync(icon)) {
    const ico = icoOf(readFileSync(icon), 192)
    app.get('/favicon.ico', (_request, reply) => reply.header('cache-control', DAY).type('image/x-icon').send(ico))
  }
}

/** Pages behind a login are admitted: only so a crawler reads that they are not to be indexed. */
function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /sandbox\n\nSitemap: ${origin}/sitemap.xml\n`
}

function merchantManifest(built: object, config: ShopConfig | null): object {
  if (!config) return built
  const light = config.availableShopThemes.find(({ theme }) => theme === 'LIGHT')
  const color = light?.shopMainColor || config.themeColor
  return {
    ...built,
    name: config.shopName,
    short_name: config.shopName,
    ...(color && { theme_color: color.startsWith('#') ? color : `#${color}` }),
  }
}
