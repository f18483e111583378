import { View } from '@tarojs/components'
import type { CouponDetail } from '@/contracts/coupon/coupon'
import { useText } from '@/i18n/use-text'
import { Heading } from '@/ui/heading/heading'
import { couponsText } from '../../coupons/text'
import styles from './coupon-info.module.scss'

/** What a coupon is for, show by show where it is limited to some (COUPON-011), and how it is used. */
export function CouponRules({ coupon }: { coupon: CouponDetail }) {
  const t = useText(couponsText)
  const { couponRangeDesc, couponRangeVoList, ruleComments } = coupon
  return (
    <>
      <View className={styles.section}>
        <Heading className={styles.heading}>{t('coupon.range')}</Heading>
        <View className={styles.text}>{couponRangeDesc}</View>
        {couponRangeVoList.map(({ showName, sessionRangeVoList }) => (
          <View key={showName} className={styles.show}>
            <View>{showName}</View>
            {sessionRangeVoList.map(({ sessionName, seatPlanNames }) => (
              <View key={sessionName} className={styles.text}>
                {[sessionName, ...seatPlanNames].join(' · ')}
              </View>
            ))}
          </View>
        ))}
      </View>
      <View className={styles.section}>
        <Heading className={styles.heading}>{t('coupon.rules')}</Heading>
        {ruleComments.map((comment) => (
          <View key={comment} className={styles.text}>
            {comment}
          </View>
        ))}
      </View>
    </>
  )
}
