import type { GetShareOutput } from '@/contracts/share/get-share'
import { notFound } from '../business-error'
import type { PublicCall } from '../call'
import { sessionSnapshot } from '../catalogue/line-snapshot'
import type { UserRow } from '../services/accounts/users'
import { sharedPurchase, sharedVoucher } from '../services/shares/shared-purchase'
import type { ShareRow } from '../services/shares/shares'
import { avatarOf } from './profile'
import { presentBoughtShow } from './voucher-show'

type Shown = Omit<GetShareOutput, 'sharer'>

/** Content of a shared link: the show, the quantity, and the sharer. */
export async function presentShare(
  { row, sharer }: { row: ShareRow; sharer: UserRow },
  call: PublicCall,
): Promise<GetShareOutput> {
  const { nickname } = sharer
  return { ...(await shownOf(row, call)), sharer: { nickname, avatar: avatarOf(sharer, call.origin) } }
}

async function shownOf({ type, reference }: ShareRow, call: PublicCall): Promise<Shown> {
  if (type === 'SHOW') return { type, show: offeredShow(call, reference) }
  if (type === 'TOPIC') return { type, topic: topicOf(call, reference) }
  if (type === 'PAY_SUCCESS') {
    const { show, qty } = await boughtOf(call, reference)
    return { type, show, order: { qty } }
  }
  const { voucher, qty } = await sharedVoucher(call.db, reference)
  const { show } = await boughtOf(call, voucher.orderId, voucher.sessionId)
  return { type, show, ticket: { qty } }
}

/** A show of the catalogue with its first session. */
function offeredShow(call: PublicCall, showId: string) {
  const { catalogue } = call.shop
  const show = catalogue.show(showId)
  const [session] = show.sessions
  if (!session) throw notFound()
  const snapshot = sessionSnapshot(catalogue, { show, session })
  return presentBoughtShow({ showId, sessionId: session.sessionId, title: show.name, session: snapshot }, call)
}

function topicOf({ shop, locale }: PublicCall, topicId: string) {
  const { activity } = shop.catalogue.content.offers
  if (activity?.topicId !== topicId) throw notFound()
  return { topicId, title: activity.title[locale], description: activity.desc[locale] }
}

/** Public part of an order: the show of a session, and the number of units. */
async function boughtOf(call: PublicCall, orderId: string, sessionId?: string) {
  const { unitQty, lines } = await sharedPurchase(call.db, orderId)
  const line = lines.find((each) => sessionId === undefined || each.sessionId === sessionId)
  const { title, session } = line?.snapshot ?? {}
  if (!line?.showId || !line.sessionId || !title || !session) throw notFound()
  const { showId } = line
  return { show: presentBoughtShow({ showId, sessionId: line.sessionId, title, session }, call), qty: unitQty }
}
