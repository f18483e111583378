import { getPickSeatUrl } from '@/contracts/seat/get-pick-seat-url'
import { localeToUrl } from '@/domain/locale'
import { notFound } from '../../business-error'
import { sessionOfShow } from '../../catalogue/session-of-show'
import { publicRoute } from '../../http/define-route'

/** Lifetime of an address, ms. */
const LIFE_MS = 30 * 60_000

export const getPickSeatUrlRoute = publicRoute(getPickSeatUrl, ({ input, origin, clock, locale, shop }) => {
  const { session } = sessionOfShow(shop.catalogue, input)
  if (!session.seating) throw notFound()
  const { showId, bizShowSessionId } = input
  const query = new URLSearchParams({ showId, bizShowSessionId, lang: localeToUrl(locale) })
  const isByOthers = session.seating.isByOthers
  const page = isByOthers ? '/sandbox/outside/seats' : '/package-show/pages/pick-seat/pick-seat'
  return {
    url: `${origin}${page}?${query}`,
    provider: isByOthers ? ('THIRD_PARTY' as const) : ('OWN' as const),
    expireTime: clock.now() + LIFE_MS,
  }
})
