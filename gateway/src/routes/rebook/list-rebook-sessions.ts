import { listRebookSessions } from '@/contracts/rebook/list-rebook-sessions'
import { privateRoute } from '../../http/define-route'
import { presentRebookSession } from '../../presenters/rebook'
import { findUserOrder } from '../../services/orders/find-orders'
import { exchangesFor } from '../../services/rebooks/rebook-rules'
import { refundableRecord } from '../../services/refunds/refund-records'

export const listRebookSessionsRoute = privateRoute(listRebookSessions, async (call) => {
  const { input, shop, locale } = call
  const record = await refundableRecord(call, await findUserOrder(call, { orderId: input.orderId }))
  const [first] = record.lines
  if (!first?.sessionId) return []
  const { show } = shop.catalogue.session(first.sessionId)
  const others = show.sessions.filter(({ sessionId }) => sessionId !== first.sessionId)
  return Promise.all(
    others.map(async (session) =>
      presentRebookSession(
        session,
        await exchangesFor(call, record, { show, session }, input.ticketIds?.split(',')),
        locale,
      ),
    ),
  )
})
