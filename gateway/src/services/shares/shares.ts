import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import { STATUS } from '@/contracts/envelope'
import type { CreateShareInput } from '@/contracts/share/create-share'
import { BusinessError, notFound } from '../../business-error'
import type { PublicCall, SignedInUser, UserCall } from '../../call'
import { DAY_MS } from '../../clock'
import { orderLines } from '../../database/schema/orders'
import { users } from '../../database/schema/people'
import { type ShareType, shares } from '../../database/schema/shares'
import { newToken } from '../../random'
import type { UserRow } from '../accounts/users'
import { findUserOrder } from '../orders/find-orders'
import { findUserVoucher } from '../tickets/vouchers'

const ID_LENGTH = 24

/** Lifetime of a link since its user shared it last, ms. */
export const SHARE_LIFE_MS = 30 * DAY_MS

/** Links that a user has at a time; the oldest end first. */
export const MAX_SHARES = 100

export type ShareRow = typeof shares.$inferSelect

/**
 * Shares the caller's purchase of tickets; returns the link id and the show. Throws not found for other users' orders.
 */
export async function shareOrder(
  call: Pick<PublicCall, 'db' | 'clock' | 'user'>,
  orderId: string,
): Promise<{ id: string; showId: string }> {
  const { user } = call
  if (!user) throw new BusinessError(STATUS.notLogin, 'common.notLoggedIn', { mode: 3 })
  const order = await findUserOrder({ ...call, user }, { orderId })
  const [line] = await call.db
    .select({ showId: orderLines.showId })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, order.id), eq(orderLines.kind, 'TICKET')))
    .orderBy(asc(orderLines.sequence))
  if (!line?.showId || order.paidAt === null) throw notFound()
  return { id: await share({ ...call, user }, 'PAY_SUCCESS', order.id), showId: line.showId }
}

/** Shares a user's ticket, a show or a topic; rejects a hidden show (A-CAT-7). */
export async function shareThing(call: UserCall<CreateShareInput>): Promise<string> {
  const { type, id } = call.input
  const { catalogue } = call.shop
  if (type === 'TICKET') await findUserVoucher(call, id)
  if (type === 'SHOW' && catalogue.show(id).isSensitive) throw notFound()
  if (type === 'TOPIC' && catalogue.content.offers.activity?.topicId !== id) throw notFound()
  return share(call, type, id)
}

/** A share with the user whose it is; not found where the link is none, or has ended. */
export async function findShare(
  { db, clock }: Pick<PublicCall, 'db' | 'clock'>,
  shareId: string,
): Promise<{ row: ShareRow; sharer: UserRow }> {
  const [found] = await db
    .select()
    .from(shares)
    .innerJoin(users, eq(users.id, shares.userId))
    .where(and(eq(shares.id, shareId), gt(shares.createdAt, clock.now() - SHARE_LIFE_MS)))
  if (!found) throw notFound()
  return { row: found.shares, sharer: found.users }
}

/** The id of the one link that a user has for a thing. Shared again, it lasts from now on; one that ended stays ended. */
async function share(
  { db, clock, user }: Pick<PublicCall, 'db' | 'clock'> & { user: SignedInUser },
  type: ShareType,
  reference: string,
): Promise<string> {
  const now = clock.now()
  const ofUser = eq(shares.userId, user.userId)
  await db.delete(shares).where(and(ofUser, lte(shares.createdAt, now - SHARE_LIFE_MS)))
  const row = { id: newToken().slice(0, ID_LENGTH), userId: user.userId, type, reference, createdAt: now }
  const [kept] = await db
    .insert(shares)
    .values(row)
    .onConflictDoUpdate({ target: [shares.userId, shares.type, shares.reference], set: { createdAt: now } })
    .returning({ id: shares.id })
  const surplus = db
    .select({ id: shares.id })
    .from(shares)
    .where(ofUser)
    .orderBy(desc(shares.createdAt), asc(shares.id))
    .offset(MAX_SHARES)
  await db.delete(shares).where(inArray(shares.id, surplus))
  return kept?.id ?? row.id
}
