import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { priceInfoFromCents } from '@/domain/money'
import {
  availabilityOf,
  comingSessions,
  hasTickets,
  sessionStatusNow,
  showStatusNow,
} from '../../catalogue/availability'
import { publicRoute } from '../../http/define-route'
import { presentSeatPicking } from '../../presenters/seat-picking'
import { lowestPrice } from '../../presenters/show-card'
import { existsWaitList } from '../../services/wait-list/waiting-draft'

export const getShowDynamicRoute = publicRoute(
  getShowDynamic,
  async ({ input, locale, clock, db, shop: { catalogue } }) => {
    const show = catalogue.show(input.showId)
    const now = clock.now()
    const sessions = comingSessions(show, now)
    const left = await availabilityOf({ db, clock }, sessions)
    const isOpen = showStatusNow(show, now) === 'ON_SALE'
    const isEmpty = isOpen && !sessions.some((session) => hasTickets(session, left))
    const status = isEmpty ? 'SOLD_OUT' : showStatusNow(show, now)
    const waitsForSale = status === 'PRE_SALE' && show.saleTime !== null
    const selling = sessions.find((session) => sessionStatusNow(session, show, left, now) === 'ON_SALE')
    return {
      showStatus: status,
      showDetailStatus: status,
      minOriginalPriceInfo: lowestPrice(show, locale),
      maxOriginalPriceInfo: priceInfoFromCents(show.maxPriceCent),
      ...(show.customPrice !== null && { customPrice: show.customPrice }),
      soldOut: status === 'SOLD_OUT',
      ...(selling && { saleShowSessionId: selling.sessionId }),
      ...(waitsForSale && {
        saleTime: show.saleTime ?? undefined,
        saleTimeCountdown: Math.ceil(((show.saleTime ?? now) - now) / 1000),
        latestSaleTime: show.saleTime ?? undefined,
      }),
      canUsePriorityPurchase: false,
      existWaitList: sessions.some((session) => existsWaitList(session, left)),
      ...presentSeatPicking(sessions),
      onSaleShowCount: sessions.length,
      discountPrivilegeIds: [],
      ...(show.discount !== null && { discount: show.discount }),
    }
  },
)
