import { listSpus } from '@/contracts/goods/list-spus'
import { publicRoute } from '../../http/define-route'
import { presentSpuCard } from '../../presenters/offer-cards'
import { presentPage } from '../../presenters/page'

export const listSpusRoute = publicRoute(listSpus, ({ input, locale, origin, clock, shop }) => {
  const wanted = (input.keyword ?? '').trim().toLowerCase()
  const viewer = { locale, origin, now: clock.now() }
  const { goods } = shop.catalogue.demo.offers
  const found = goods.filter(({ name }) => name[locale].toLowerCase().includes(wanted))
  return presentPage(found, input, (each) => presentSpuCard(each, viewer))
})
