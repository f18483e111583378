import { getOpenShow } from '@/contracts/open-show/get-open-show'
import { notFound } from '../../business-error'
import { publicRoute } from '../../http/define-route'
import { presentOpenShow } from '../../presenters/open-show'

export const getOpenShowRoute = publicRoute(getOpenShow, ({ input, locale, origin, clock, shop: { catalogue } }) => {
  const show = catalogue.demo.offers.openShows.find(({ openShowId }) => openShowId === input.openShowId)
  if (!show) throw notFound()
  return presentOpenShow(catalogue, show, { locale, origin, now: clock.now() })
})
