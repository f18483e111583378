import { getLayout } from '@/contracts/layout/get-layout'
import { DEFAULT_SITE_ID } from '@/domain/catalogue'
import { sharedRoute } from '../../http/define-route'
import { presentLayout } from '../../presenters/layouts/layouts'
import { shopName } from '../../shop/shop-name'

export const getLayoutRoute = sharedRoute(getLayout, ({ input, locale, origin, clock, shop }) => {
  const { topicId, couponTemplateId, showIds, spuIds } = input
  return presentLayout(input.page, {
    catalogue: shop.catalogue,
    merchant: shop.merchant,
    shopName: shopName(shop, locale),
    user: null,
    locale,
    origin,
    now: clock.now(),
    cityId: input.cityId ?? DEFAULT_SITE_ID,
    topicId,
    couponTemplateId,
    showIds,
    spuIds,
  })
})
