import { searchTiedGoods } from '@/contracts/goods/search-tied-goods'
import { notFound } from '../../business-error'
import { publicRoute } from '../../http/define-route'
import { presentTiedGoods } from '../../presenters/tied-goods'

export const searchTiedGoodsRoute = publicRoute(searchTiedGoods, (call) => {
  const { showId, sessionId, seatPlanIds } = call.input
  const show = call.shop.catalogue.show(showId)
  const session = show.sessions.find((one) => one.sessionId === sessionId)
  const isKnown = (id: string) => session?.seatPlans.some(({ seatPlanId }) => seatPlanId === id)
  if (!session || !seatPlanIds.every(isKnown)) throw notFound()
  return presentTiedGoods(call, show)
})
