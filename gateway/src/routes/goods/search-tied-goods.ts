import { searchTiedGoods } from '@/contracts/goods/search-tied-goods'
import { notFound } from '../../business-error'
import { availabilityOf, purchaseModeNow } from '../../catalogue/availability'
import { publicRoute } from '../../http/define-route'
import { presentAddOns, presentGoodsOfShow } from '../../presenters/tied-goods'

export const searchTiedGoodsRoute = publicRoute(searchTiedGoods, async (call) => {
  const { showId, sessionId, seatPlanIds } = call.input
  const show = call.shop.catalogue.show(showId)
  const session = show.sessions.find((one) => one.sessionId === sessionId)
  const plans = seatPlanIds.map((id) => session?.seatPlans.find(({ seatPlanId }) => seatPlanId === id))
  if (!session || plans.includes(undefined)) throw notFound()
  if (plans.length === 0) return presentGoodsOfShow(call, show)
  const left = await availabilityOf(call, [session])
  // A waiting list accepts no goods.
  const isWaiting = plans.some((plan) => plan && purchaseModeNow(plan, left) === 'WAIT_LIST')
  return isWaiting ? [] : presentAddOns(call, show)
})
