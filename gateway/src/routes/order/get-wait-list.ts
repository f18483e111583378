import { getWaitList } from '@/contracts/order/get-wait-list'
import { notFound } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { findUserOrder } from '../../services/orders/find-orders'
import {
  currentWaitListState,
  MAX_WAITING,
  rankOf,
  waitListEntriesOf,
} from '../../services/wait-list/wait-list-records'
import { translate } from '../../texts/text'

export const getWaitListRoute = privateRoute(getWaitList, async (call) => {
  const { db, clock, locale, input } = call
  const order = await findUserOrder(call, { orderId: input.orderId })
  const entry = (await waitListEntriesOf(db, [order])).get(order.id)
  if (!entry) throw notFound()
  return {
    waitListState: currentWaitListState(entry, clock.now()),
    rank: await rankOf(call, entry),
    deadline: entry.deadline,
    rules: [
      translate(locale, 'waitList.rule.order'),
      translate(locale, 'waitList.rule.deadline'),
      translate(locale, 'waitList.rule.room', { count: MAX_WAITING }),
    ],
  }
})
