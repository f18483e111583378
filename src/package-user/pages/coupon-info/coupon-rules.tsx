import { View } from '@tarojs/components'
import type { CouponDetail } from '@/contracts/coupon/coupon'
import { useText } from '@/i18n/use-text'
import { FactLine } from '@/ui/fact-line/fact-line'
import { Heading } from '@/ui/heading/heading'
import { couponsText } from '../../coupons/text'
import styles from './coupon-info.module.scss'

/** Scope of a coupon, show by show if limited (COUPON-011), and how to use it. */
export function CouponRules({ coupon }: { coupon: CouponDetail }) {
  const t = useText(couponsText)
  const { couponRangeDesc, couponRangeVoList, ruleComments } = coupon
  return (
    <>
      <CouponFactLines coupon={coupon} />
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

/** Validity of a coupon: from its receipt on, or the same days for everyone (COUPON-040, COUPON-041). */
function termOf({ expirationType, obtainTermScope, termDescription }: CouponDetail): string {
  return (expirationType === 'DYNAMIC' && obtainTermScope) || termDescription
}

/** Kind, threshold, term and channel of a coupon, and what it can be combined with (COUPON-009). */
function CouponFactLines({ coupon }: { coupon: CouponDetail }) {
  const t = useText(couponsText)
  const facts = [
    [t('coupon.fact.kind'), coupon.tagName],
    [t('coupon.fact.from'), coupon.restrictionDescription],
    [t('coupon.fact.term'), termOf(coupon)],
    [t('coupon.fact.shows'), coupon.showTypeDesc ?? ''],
    [t('coupon.fact.limit'), coupon.couponRestrictionLimitDesc ?? ''],
    [t('coupon.fact.channel'), coupon.channelNames.join(' · ')],
    [t('coupon.fact.with'), coupon.promotionDescription ?? ''],
    [t('coupon.fact.without'), coupon.excludeScopeDesc ?? ''],
  ] as const
  return (
    <View id="coupon-facts" className={styles.section}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <FactLine key={name} name={name} value={value} />
        ))}
    </View>
  )
}
