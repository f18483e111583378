import { and, eq, gt } from 'drizzle-orm'
import type { VerifyMiddleLinkOutput } from '@/contracts/account/verify-middle-link'
import type { Context, PublicCall } from '../../call'
import { DAY_MS } from '../../clock'
import { middleLinks } from '../../database/schema/middle-links'
import { hashed, newToken } from '../../random'

type LinkContext = Pick<Context, 'db' | 'clock'>

/** Makes a link that opens a page of the app, once and within a day. */
export async function makeMiddleLink(
  { db, clock, publicOrigin }: LinkContext & Pick<PublicCall, 'publicOrigin'>,
  path: string,
): Promise<string> {
  const token = newToken()
  await db.insert(middleLinks).values({ id: hashed(token), redirect: `/${path}`, expiresAt: clock.now() + DAY_MS })
  return `${publicOrigin}/middle-verify?token=${token}`
}

/** Consumes a link. A wrong, an expired and a used token get the same answer. */
export async function useMiddleLink({ db, clock }: LinkContext, token: string): Promise<VerifyMiddleLinkOutput> {
  const [link] = await db
    .delete(middleLinks)
    .where(and(eq(middleLinks.id, hashed(token)), gt(middleLinks.expiresAt, clock.now())))
    .returning({ redirect: middleLinks.redirect })
  return { pass: link !== undefined, redirect: link?.redirect ?? '' }
}
