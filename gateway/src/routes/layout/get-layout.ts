import { getLayout } from '@/contracts/layout/get-layout'
import { DEFAULT_SITE_ID } from '@/domain/catalogue'
import { sharedRoute } from '../../http/define-route'
import { presentLayout } from '../../presenters/layouts/layouts'

export const getLayoutRoute = sharedRoute(
  getLayout,
  ({ input, locale, origin, clock, shop: { catalogue, merchant } }) => {
    const cityId = input.cityId ?? DEFAULT_SITE_ID
    const { topicId, couponTemplateId, showIds } = input
    const asked = { cityId, topicId, couponTemplateId, showIds }
    return presentLayout(input.page, { catalogue, locale, origin, now: clock.now(), merchant, user: null, ...asked })
  },
)
