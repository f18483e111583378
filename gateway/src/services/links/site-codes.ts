import { createHmac } from 'node:crypto'
import type { GetSiteCodeOutput } from '@/contracts/site/get-site-code'
import { notFound } from '../../business-error'
import type { PublicCall } from '../../call'
import { shortCodes } from '../../database/schema/marketing'

/** Time for which a code is shown, ms; a late scan is accepted for as long again. */
const WINDOW_MS = 10 * 60_000
const CODE_LENGTH = 10

/** The code that a site shows now: one short code per site and ten minutes, however often it is requested. */
export async function siteCode(
  { db, clock, publicOrigin, locale, shop }: PublicCall,
  siteId: string,
): Promise<GetSiteCodeOutput> {
  const site = shop.catalogue.content.sites.find((known) => known.siteId === siteId)
  if (!site) throw notFound()
  const now = clock.now()
  const window = Math.floor(now / WINDOW_MS)
  const signed = createHmac('sha256', shop.secret).update(`site-code.${siteId}.${window}`).digest('base64url')
  const code = signed.slice(0, CODE_LENGTH)
  const params = JSON.stringify({ cityId: site.cityId })
  await db
    .insert(shortCodes)
    .values({ code, path: '/list', params, expiresAt: (window + 2) * WINDOW_MS })
    .onConflictDoNothing()
  return {
    qrCode: `${publicOrigin}/?shortCode=${code}`,
    siteName: site.name[locale],
    expireSeconds: Math.ceil(((window + 1) * WINDOW_MS - now) / 1000),
  }
}
