import { createHmac } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { LinkTarget } from '@/contracts/link/link-target'
import { isLinkPath } from '@/domain/link-path'
import { BusinessError, badInput, notFound } from '../../business-error'
import type { PublicCall } from '../../call'
import { shortCodes } from '../../database/schema/marketing'
import { type AttemptCall, claimAttempt } from '../verification/attempts'

const CODE_LENGTH = 10

/** Target of a code that was made here and has not expired. */
export async function shortCodeTarget({ db, clock }: PublicCall, code: string): Promise<LinkTarget> {
  const [found] = await db.select().from(shortCodes).where(eq(shortCodes.code, code))
  if (!found || found.expiresAt <= clock.now()) throw notFound()
  return { path: found.path, params: JSON.parse(found.params) }
}

/** True for a code that was made here and has not expired. */
export async function isShortCode({ db, clock }: Pick<PublicCall, 'db' | 'clock'>, code: string): Promise<boolean> {
  return (await db.$count(shortCodes, and(eq(shortCodes.code, code), gt(shortCodes.expiresAt, clock.now())))) > 0
}

/**
 * A link with a short code of a page of the app, valid until `expiresAt` (epoch ms). The same target has the
 * same code, so asking again keeps nothing more. Refused for a target that is no page.
 */
export async function storeShortCode(
  { db, publicOrigin, shop }: Pick<PublicCall, 'db' | 'publicOrigin' | 'shop'>,
  { path, params }: LinkTarget,
  expiresAt: number,
): Promise<{ code: string; url: string }> {
  if (!isLinkPath(path)) throw badInput('path')
  const code = codeOf(shop, { path, params })
  await db
    .insert(shortCodes)
    .values({ code, path, params: JSON.stringify(params), expiresAt })
    .onConflictDoUpdate({
      target: shortCodes.code,
      set: { expiresAt: sql`greatest(${shortCodes.expiresAt}, ${expiresAt}::bigint)` },
    })
  return { code, url: `${publicOrigin}/?shortCode=${code}` }
}

/** The same for any caller, with a daily limit of new codes. */
export async function storePublicCode(
  call: AttemptCall & Pick<PublicCall, 'publicOrigin'>,
  target: LinkTarget,
  expiresAt: number,
): Promise<{ code: string; url: string }> {
  if (!isLinkPath(target.path)) throw badInput('path')
  const isNew = (await call.db.$count(shortCodes, eq(shortCodes.code, codeOf(call.shop, target)))) === 0
  if (isNew && !(await claimAttempt(call, 'LINK', '')))
    throw new BusinessError(BUSINESS_ERROR.tooManyCodes, 'common.tooManyCalls', { mode: 1 })
  return storeShortCode(call, target, expiresAt)
}

function codeOf({ secret }: Pick<PublicCall['shop'], 'secret'>, { path, params }: LinkTarget): string {
  const named = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHmac('sha256', secret)
    .update(JSON.stringify(['link', path, named]))
    .digest('base64url')
    .slice(0, CODE_LENGTH)
}

/** Target of a printed code: a show by its id, or a short code. */
export async function codeParam(call: PublicCall, id: string): Promise<string> {
  const isShow = call.shop.catalogue.findShow(id) !== null
  const target = isShow ? { path: `/content/${id}`, params: {} } : await shortCodeTarget(call, id)
  return encodeURIComponent(JSON.stringify(target))
}
