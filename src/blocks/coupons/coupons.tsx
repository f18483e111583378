import { View } from '@tarojs/components'
import { useApp } from '@/shell/app-context'
import { classNames } from '@/ui/class-names'
import { HorizontalScroll } from '@/ui/horizontal-scroll/horizontal-scroll'
import type { BlockProps } from '../block'
import { Section } from '../section/section'
import { CouponCard } from './coupon-card'
import styles from './coupons.module.scss'

type CouponType = 'COUPON_LIST' | 'COUPON_SLIDE' | 'COUPON_SINGLE' | 'COUPON_PACKAGE'

/** Coupons to receive: a column, a row that scrolls sideways (on a desktop one that fills it), one alone, or packages. */
export function Coupons({ component, host }: BlockProps<CouponType>) {
  const { componentType, data } = component
  const { title, coupons } = data
  const { terminal } = useApp()
  if (coupons.length === 0) return null
  const isSlide = componentType === 'COUPON_SLIDE'
  if (isSlide && terminal.form === 'mobile') {
    return (
      <Section title={title} isWide>
        <HorizontalScroll>
          {coupons.map((coupon) => (
            <View key={coupon.couponTemplateId} className={styles.slide}>
              <CouponCard coupon={coupon} isNarrow onReceived={host.onUserChange} />
            </View>
          ))}
        </HorizontalScroll>
      </Section>
    )
  }
  const shown = componentType === 'COUPON_SINGLE' ? coupons.slice(0, 1) : coupons
  return (
    <Section title={title}>
      <View
        className={classNames(
          isSlide ? styles.wideSlide : styles.list,
          componentType === 'COUPON_PACKAGE' && styles.packages,
        )}
      >
        {shown.map((coupon) => (
          <View key={coupon.couponTemplateId} className={styles.cell}>
            <CouponCard coupon={coupon} onReceived={host.onUserChange} />
          </View>
        ))}
      </View>
    </Section>
  )
}
