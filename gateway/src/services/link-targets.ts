import { eq } from 'drizzle-orm'
import type { LinkTarget } from '@/contracts/link/link-target'
import { notFound } from '../business-error'
import type { PublicCall } from '../call'
import { shortCodes } from '../database/schema/marketing'
import { newToken } from '../random'

const CODE_LENGTH = 10

/** Where a code leads that was made here and has not expired. */
export async function shortCodeTarget({ db, clock }: PublicCall, code: string): Promise<LinkTarget> {
  const [found] = await db.select().from(shortCodes).where(eq(shortCodes.code, code))
  if (!found || found.expiresAt <= clock.now()) throw notFound()
  return { path: found.path, params: JSON.parse(found.params) }
}

/** A short code that leads somewhere until it expires (epoch ms): the link with it. */
export async function storeShortCode(
  { db, publicOrigin }: Pick<PublicCall, 'db' | 'publicOrigin'>,
  { path, params }: LinkTarget,
  expiresAt: number,
): Promise<{ code: string; url: string }> {
  const code = newToken().slice(0, CODE_LENGTH)
  await db.insert(shortCodes).values({ code, path, params: JSON.stringify(params), expiresAt })
  return { code, url: `${publicOrigin}/?shortCode=${code}` }
}

/** What a printed code stands for: a show by its id, or a short code. */
export async function codeParam(call: PublicCall, id: string): Promise<string> {
  const isShow = call.shop.catalogue.findShow(id) !== null
  const target = isShow ? { path: `/content/${id}`, params: {} } : await shortCodeTarget(call, id)
  return encodeURIComponent(JSON.stringify(target))
}
