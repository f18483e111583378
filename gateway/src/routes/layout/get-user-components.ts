import { getUserComponents } from '@/contracts/layout/get-user-components'
import { DEFAULT_SITE_ID } from '@/domain/catalogue'
import { privateRoute } from '../../http/define-route'
import { presentLayout } from '../../presenters/layouts/layouts'
import { userFactsOf } from '../../presenters/layouts/user-facts'
import { shopName } from '../../shop/shop-name'

export const getUserComponentsRoute = privateRoute(getUserComponents, async (call) => {
  const { input, locale, origin, clock, shop } = call
  const user = await userFactsOf(call)
  const cityId = input.cityId ?? DEFAULT_SITE_ID
  const layout = presentLayout(input.page, {
    catalogue: shop.catalogue,
    merchant: shop.merchant,
    shopName: shopName(shop, locale),
    locale,
    origin,
    now: clock.now(),
    cityId,
    user,
    topicId: input.topicId,
    couponTemplateId: input.couponTemplateId,
  })
  const wanted = input.components.map(({ componentId }) => componentId)
  return layout.components
    .filter(({ componentId, needUserData }) => needUserData && wanted.includes(componentId))
    .map(({ componentId, componentType, data }) => ({ componentId, componentType, data }))
})
