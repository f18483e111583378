import { getShowPreview } from '@/contracts/show/get-show-preview'
import { priceInfoFromCents } from '@/domain/money'
import { notFound } from '../../business-error'
import { showStatusNow } from '../../catalogue/availability'
import { sharedRoute } from '../../http/define-route'
import { lowestPrice } from '../../presenters/show-card'
import { presentBasicInfo } from '../../presenters/show-static'

export const getShowPreviewRoute = sharedRoute(
  getShowPreview,
  ({ input, locale, origin, clock, shop: { catalogue } }) => {
    const show = catalogue.content.shows.find(({ showId }) => showId === input.showId)
    if (!show) throw notFound()
    return {
      ...presentBasicInfo(show, { catalogue, locale, origin }),
      showStatus: showStatusNow(show, clock.now()),
      minOriginalPriceInfo: lowestPrice(show, locale),
      maxOriginalPriceInfo: priceInfoFromCents(show.maxPriceCent),
    }
  },
)
