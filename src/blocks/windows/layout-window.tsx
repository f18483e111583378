import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { LayoutComponent } from '@/contracts/layout/layout-component'
import { useModel } from '@/shell/use-model'
import { Leaving } from '@/ui/dialog/leaving'
import { Sheet } from '@/ui/sheet/sheet'
import type { BlockHost } from '../block'
import { CouponCard } from '../coupons/coupon-card'
import { LateBannerWindow } from './late-banner-window'
import styles from './layout-window.module.scss'
import { WindowQueue } from './window-queue'

interface LayoutWindowProps {
  components: readonly LayoutComponent[]
  host: BlockHost
}

/** The window of a laid out page whose turn it is; nothing when none is due. */
export const LayoutWindow = observer(function LayoutWindow({ components, host }: LayoutWindowProps) {
  const queue = useModel((app) => new WindowQueue(app))
  const component = queue.next(components)
  const close = () => component && queue.close(component)
  return (
    <>
      <Leaving>
        {component?.componentType === 'BANNER_WINDOW' && (
          <LateBannerWindow key={component.componentId} component={component} host={host} onClose={close} />
        )}
      </Leaving>
      {component?.componentType === 'COUPON_WINDOW' && (
        <Sheet id="coupon-window" title={component.data.title} onClose={close}>
          {component.data.coupons.map((coupon) => (
            <View key={coupon.couponTemplateId} className={styles.coupon}>
              <CouponCard coupon={coupon} onReceived={host.onUserChange} />
            </View>
          ))}
        </Sheet>
      )}
    </>
  )
})
