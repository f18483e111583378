import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CouponCard } from '@/blocks/coupons/coupon-card'
import type { Coupon } from '@/contracts/coupon/coupon'
import { type ListReceivableCouponsInput, listReceivableCoupons } from '@/contracts/coupon/list-receivable-coupons'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import styles from '../../coupons/coupons.module.scss'
import { couponsText } from '../../coupons/text'
import { GiftView } from './gift-view'

/** Offer of a link: a gift, the coupons of the link or its activity, or all available ones (COUPON-003). */
function CouponReceivePage() {
  const { couponTemplateIds, activityId, giftCode } = useParams(routes.couponReceive)
  if (giftCode) return <GiftView giftCode={giftCode} />
  const named = { ...(couponTemplateIds && { couponTemplateIds }), ...(activityId && { activityId }) }
  return <ReceivableCoupons named={named} />
}

const ReceivableCoupons = observer(function ReceivableCoupons({ named }: { named: ListReceivableCouponsInput }) {
  const t = useText(couponsText)
  const { navigation } = useApp()
  const coupons = useModel(({ request }) => new Resource<Coupon[]>(() => request(listReceivableCoupons, named)))

  useLoad(coupons, 'shown', 'coupons', 'session')

  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      title={t('coupon.toReceive')}
      footer={
        <BottomBar>
          <Button id="own-coupons" kind="secondary" isWide onPress={() => void navigation.open(routes.coupon, {})}>
            {t('coupon.mine')}
          </Button>
        </BottomBar>
      }
    >
      <ResourceView
        resource={coupons}
        skeleton={[0, 1, 2].map((each) => <SkeletonBlock key={each} className={styles.skeleton} />)}
      >
        {(offered) =>
          offered.length > 0 ? (
            <View className={styles.list}>
              {offered.map((coupon) => (
                <View key={coupon.couponTemplateId} id={`receive-${coupon.couponTemplateId}`}>
                  <CouponCard
                    coupon={coupon}
                    onOpen={() =>
                      void navigation.open(routes.couponInfo, { couponTemplateId: coupon.couponTemplateId })
                    }
                  />
                </View>
              ))}
            </View>
          ) : (
            <EmptyState icon="ticket" title={t('coupon.receive.empty')} hint={t('coupon.receive.emptyHint')} />
          )
        }
      </ResourceView>
    </PageFrame>
  )
})

export default page(CouponReceivePage, routes.couponReceive)
