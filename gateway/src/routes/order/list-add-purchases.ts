import { listAddPurchases } from '@/contracts/order/list-add-purchases'
import { privateRoute } from '../../http/define-route'
import { presentTiedGoods } from '../../presenters/tied-goods'
import { findUserOrder } from '../../services/orders/find-orders'
import { recordsOf } from '../../services/orders/order-records'

export const listAddPurchasesRoute = privateRoute(listAddPurchases, async (call) => {
  const [record] = await recordsOf(call.db, [await findUserOrder(call, { orderId: call.input.orderId })])
  const showIds = new Set(record?.lines.flatMap(({ showId }) => showId ?? []))
  const shows = [...showIds].flatMap((showId) => call.shop.catalogue.findShow(showId) ?? [])
  const goods = (await Promise.all(shows.map((show) => presentTiedGoods(call, show)))).flat()
  return goods.filter(({ spuId }, at) => goods.findIndex((one) => one.spuId === spuId) === at)
})
