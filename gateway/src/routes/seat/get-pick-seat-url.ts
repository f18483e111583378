import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { getPickSeatUrl } from '@/contracts/seat/get-pick-seat-url'
import { localeToUrl } from '@/domain/locale'
import { BusinessError, notFound } from '../../business-error'
import { sessionOfShow } from '../../catalogue/session-of-show'
import { publicRoute } from '../../http/define-route'

/** Lifetime of an address, ms. */
const LIFE_MS = 30 * 60_000

export const getPickSeatUrlRoute = publicRoute(getPickSeatUrl, ({ input, origin, clock, locale, shop, providers }) => {
  const { session } = sessionOfShow(shop.catalogue, input)
  if (!session.seating) throw notFound()
  const { showId, bizShowSessionId } = input
  const query = new URLSearchParams({ showId, bizShowSessionId, lang: localeToUrl(locale) })
  const isByOthers = session.seating.isByOthers
  const page = isByOthers ? providers.pages?.seats(origin) : `${origin}/package-show/pages/pick-seat/pick-seat`
  if (page === undefined) throw new BusinessError(BUSINESS_ERROR.notOffered, 'provider.noSeats', { mode: 1 })
  return {
    url: `${page}?${query}`,
    provider: isByOthers ? ('THIRD_PARTY' as const) : ('OWN' as const),
    expireTime: clock.now() + LIFE_MS,
  }
})
