import { listSpus } from '@/contracts/goods/list-spus'
import { publicRoute } from '../../http/define-route'
import { presentCardOffer, presentSpuCard } from '../../presenters/offer-cards'
import { presentPage } from '../../presenters/page'
import { findGoods } from '../../services/goods/find-goods'

export const listSpusRoute = publicRoute(listSpus, async (call) => {
  const { input, locale, origin, clock } = call
  const viewer = { locale, origin, now: clock.now() }
  return presentPage(await findGoods(call), input, ({ offer, soldOut }) => ({
    ...('cardId' in offer ? presentCardOffer(offer, viewer) : presentSpuCard(offer, viewer)),
    soldOut,
  }))
})
