import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useAddress } from '@/shell/use-address'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Chip } from '@/ui/chip/chip'
import styles from '../../coupons/coupons.module.scss'
import { OwnCouponList } from '../../coupons/own-coupon-list'
import { couponsText } from '../../coupons/text'
import { UseCouponModel } from '../../coupons/use-coupon-model'
import { UseCouponSheet } from '../../coupons/use-coupon-sheet'
import { CouponSelfModel, PURPOSES } from './coupon-self-model'

function CouponSelfPage() {
  const t = useText(couponsText)
  const model = useModel((app) => new CouponSelfModel(app))
  const usage = useModel((app) => new UseCouponModel(app))

  useAddress(routes.couponSelf, model)
  useLoad(model.coupons, 'shown', 'coupons')
  useReachBottom(() => void model.coupons.loadMore())

  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      title={t('coupon.byPurpose')}
      isGrowing={model.coupons.isGrowing}
      overlay={<UseCouponSheet model={usage} />}
    >
      <View className={styles.chips} role="radiogroup" aria-label={t('coupon.byPurpose')}>
        {PURPOSES.map((purpose) => (
          <Chip key={purpose} isSelected={purpose === model.purpose} onPress={() => model.choose(purpose)}>
            {t(`coupon.purpose.${purpose}`)}
          </Chip>
        ))}
      </View>
      <OwnCouponList list={model.coupons} usage={usage} emptyText={t('coupon.empty.AVAILABLE')} />
    </PageFrame>
  )
}

export default page(CouponSelfPage, routes.couponSelf)
