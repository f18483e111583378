import { observer } from 'mobx-react'
import { type ComponentType, useEffect } from 'react'
import { hasProductCart } from '@/domain/product-cart'
import { Resource } from '@/lib/resource'
import { useApp } from '../app-context'
import { useModel } from '../use-model'

/** The badge of the mall's tab. Its script is fetched once a user is logged in to a shop with carts. */
export const TabCartBadge = observer(function TabCartBadge() {
  const { session, shopConfig } = useApp()
  return session.isLoggedIn && hasProductCart(shopConfig.config) ? <LateBadge /> : null
})

/** A script that does not come leaves the tab without a badge. */
const LateBadge = observer(function LateBadge() {
  const { load, value: Badge } = useModel(
    ({ pageLoads }) =>
      new Resource<ComponentType>(async () => (await pageLoads.inBackground(() => import('./cart-badge'))).CartBadge),
  )
  useEffect(() => void load(), [load])
  return Badge && <Badge />
})
