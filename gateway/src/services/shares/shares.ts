import { and, asc, eq } from 'drizzle-orm'
import { STATUS } from '@/contracts/envelope'
import type { CreateShareInput } from '@/contracts/share/create-share'
import { BusinessError, notFound } from '../../business-error'
import type { PublicCall, SignedInUser, UserCall } from '../../call'
import { orderLines } from '../../database/schema/orders'
import { users } from '../../database/schema/people'
import { type ShareType, shares } from '../../database/schema/shares'
import { newToken } from '../../random'
import type { UserRow } from '../accounts/users'
import { findUserOrder } from '../orders/find-orders'
import { findUserVoucher } from '../tickets/vouchers'

const ID_LENGTH = 24

export type ShareRow = typeof shares.$inferSelect

/** Shares a purchase of tickets of the caller's; answers the link's id and the show. Somebody else's is not found. */
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

/** Shares a ticket of the user, a show or a topic. */
export async function shareThing(call: UserCall<CreateShareInput>): Promise<string> {
  const { type, id } = call.input
  const { catalogue } = call.shop
  if (type === 'TICKET') await findUserVoucher(call, id)
  if (type === 'SHOW') catalogue.show(id)
  if (type === 'TOPIC' && catalogue.demo.offers.activity.topicId !== id) throw notFound()
  return share(call, type, id)
}

/** A share with the user whose it is; not found where the link is none. */
export async function findShare(
  { db }: Pick<PublicCall, 'db'>,
  shareId: string,
): Promise<{ row: ShareRow; sharer: UserRow }> {
  const [found] = await db
    .select()
    .from(shares)
    .innerJoin(users, eq(users.id, shares.userId))
    .where(eq(shares.id, shareId))
  if (!found) throw notFound()
  return { row: found.shares, sharer: found.users }
}

/** The id of the one link that a user has for a thing. */
async function share(
  { db, clock, user }: Pick<PublicCall, 'db' | 'clock'> & { user: SignedInUser },
  type: ShareType,
  reference: string,
): Promise<string> {
  const row = { id: newToken().slice(0, ID_LENGTH), userId: user.userId, type, reference, createdAt: clock.now() }
  await db.insert(shares).values(row).onConflictDoNothing()
  const own = and(eq(shares.userId, user.userId), eq(shares.type, type), eq(shares.reference, reference))
  const [kept] = await db.select({ id: shares.id }).from(shares).where(own)
  return kept?.id ?? row.id
}
