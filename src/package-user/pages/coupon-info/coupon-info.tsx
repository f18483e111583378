import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CouponTicket } from '@/blocks/coupons/coupon-ticket'
import { useReceiveCoupon } from '@/blocks/coupons/use-receive-coupon'
import type { CouponDetail } from '@/contracts/coupon/coupon'
import { getCoupon } from '@/contracts/coupon/get-coupon'
import { couponStatusOf, isStamped } from '@/domain/coupon-status'
import { couponUse } from '@/domain/coupon-use'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useErrorToast } from '@/shell/use-error-toast'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Cell } from '@/ui/cell/cell'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import styles from '../../coupons/coupons.module.scss'
import { couponsText } from '../../coupons/text'
import { UseCouponModel } from '../../coupons/use-coupon-model'
import { UseCouponSheet } from '../../coupons/use-coupon-sheet'
import { CouponRules } from './coupon-rules'

/** A coupon with its rules and actions (COUPON-004, COUPON-081). */
function CouponInfoPage() {
  const t = useText(couponsText)
  const { couponTemplateId = '', couponId } = useParams(routes.couponInfo)
  const usage = useModel((app) => new UseCouponModel(app))
  const coupon = useModel(
    ({ request }) =>
      new Resource<CouponDetail>(() => request(getCoupon, { couponTemplateId, ...(couponId && { couponId }) })),
  )

  useLoad(coupon, 'shown', 'coupons', 'session')

  return (
    <PageFrame
      above={<Breadcrumbs />}
      title={t('coupon.info.title')}
      footer={coupon.value && <CouponBar coupon={coupon.value} usage={usage} />}
      overlay={<UseCouponSheet model={usage} />}
    >
      <ResourceView resource={coupon} skeleton={<SkeletonBlock className={styles.skeleton} />}>
        {(detail) => (
          <>
            <View className={styles.single}>
              <StampedTicket coupon={detail} />
            </View>
            <ShowsCell coupon={detail} />
            {detail.giftable && <GiftCell couponTemplateId={detail.couponTemplateId} />}
            <CouponRules coupon={detail} />
          </>
        )}
      </ResourceView>
    </PageFrame>
  )
}

function StampedTicket({ coupon }: { coupon: CouponDetail }) {
  const t = useText(couponsText)
  const { couponStatus, obtained } = coupon
  if (!couponStatus) return <CouponTicket coupon={coupon} stamp={obtained ? t('coupon.received') : undefined} />
  const status = couponStatusOf(couponStatus)
  const words = couponStatus.displayName || t(`coupon.status.${status}`)
  return (
    <CouponTicket
      coupon={coupon}
      isFaded={status !== 'AVAILABLE'}
      stamp={isStamped(status) ? words : undefined}
      note={isStamped(status) || status === 'AVAILABLE' ? undefined : words}
    />
  )
}

/** Link to the shows of the coupon. */
function ShowsCell({ coupon }: { coupon: CouponDetail }) {
  const t = useText(couponsText)
  const { navigation } = useApp()
  const { couponTemplateId, couponId, couponBizTypes } = coupon
  if (!couponBizTypes.includes('SHOW') || couponUse(coupon) !== 'support') return null
  return (
    <View className={styles.ways}>
      <Cell
        id="coupon-shows"
        title={t('coupon.shows')}
        onPress={() =>
          void navigation.open(routes.couponShows, { couponTemplateId, ...(couponId && { couponId }), type: 'SHOW' })
        }
      />
    </View>
  )
}

/** Button to give the coupon away. */
function GiftCell({ couponTemplateId }: { couponTemplateId: string }) {
  const t = useText(couponsText)
  const { navigation } = useApp()
  return (
    <View className={styles.ways}>
      <Cell
        id="to-give"
        title={t('gift.title')}
        onPress={() => void navigation.open(routes.couponCreate, { couponTemplateId })}
      />
    </View>
  )
}

interface CouponBarProps {
  coupon: CouponDetail
  usage: UseCouponModel
}

/** Next action: receive the coupon, use it, or open the user's own; hidden on a page for information only. */
const CouponBar = observer(function CouponBar({ coupon, usage }: CouponBarProps) {
  const t = useText(couponsText)
  const { navigation } = useApp()
  const showError = useErrorToast()
  const { receiving, receive } = useReceiveCoupon(coupon, 'RECEIVE')
  const { couponId, couponStatus, couponCode, obtained } = coupon

  async function use() {
    if (couponId === undefined) return
    await usage.use({ ...coupon, couponId })
    if (usage.fetchingSupport.error) showError(usage.fetchingSupport.error)
  }

  if (couponId !== undefined && couponStatus) {
    if (couponStatusOf(couponStatus) !== 'AVAILABLE' || couponUse(coupon) === 'info') return null
    return (
      <BottomBar>
        <Button id="use-coupon" isWide isBusy={usage.fetchingSupport.isRunning} onPress={() => void use()}>
          {t('coupon.use')}
        </Button>
      </BottomBar>
    )
  }
  if (obtained) {
    return (
      <BottomBar>
        <Button id="own-coupons" isWide onPress={() => void navigation.open(routes.coupon, {})}>
          {t('coupon.mine')}
        </Button>
      </BottomBar>
    )
  }
  return (
    <BottomBar>
      {couponCode === '' ? (
        <Button id="to-exchange-code" isWide onPress={() => void navigation.open(routes.couponExchange, {})}>
          {t('coupon.byCode')}
        </Button>
      ) : (
        <Button id="receive-coupon" isWide isBusy={receiving.isRunning} onPress={() => void receive()}>
          {t('coupon.receive')}
        </Button>
      )}
    </BottomBar>
  )
})

export default page(CouponInfoPage, routes.couponInfo)
