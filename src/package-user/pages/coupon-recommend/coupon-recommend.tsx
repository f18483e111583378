import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { CouponCard } from '@/blocks/coupons/coupon-card'
import { listRecommendedCoupons } from '@/contracts/coupon/list-recommended-coupons'
import { PAGE_LENGTH } from '@/contracts/page'
import { useText } from '@/i18n/use-text'
import { PagedList } from '@/lib/paged-list'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import styles from '../../coupons/coupons.module.scss'
import { couponsText } from '../../coupons/text'

/** Available coupons that the user does not have yet (COUPON-006). */
function CouponRecommendPage() {
  const t = useText(couponsText)
  const { navigation } = useApp()
  const coupons = useModel(
    ({ request }) => new PagedList((offset) => request(listRecommendedCoupons, { offset, length: PAGE_LENGTH })),
  )

  useLoad(coupons, 'shown', 'coupons')
  useReachBottom(() => void coupons.loadMore())

  return (
    <PageFrame above={<Breadcrumbs />} isWide title={t('coupon.recommended')} isGrowing={coupons.isGrowing}>
      <PagedListView
        list={coupons}
        skeleton={[0, 1, 2].map((each) => <SkeletonBlock key={each} className={styles.skeleton} />)}
        emptyIcon="ticket"
        emptyText={t('coupon.recommended.empty')}
        emptyActionText={t('coupon.mine')}
        onEmptyAction={() => void navigation.open(routes.coupon, {})}
      >
        {(items) => (
          <View className={styles.list}>
            {items.map((coupon) => (
              <View key={coupon.couponTemplateId} id={`recommended-${coupon.couponTemplateId}`}>
                <CouponCard coupon={coupon} onReceived={() => void coupons.refresh()} />
              </View>
            ))}
          </View>
        )}
      </PagedListView>
    </PageFrame>
  )
}

export default page(CouponRecommendPage, routes.couponRecommend)
