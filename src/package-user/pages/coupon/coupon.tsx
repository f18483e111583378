import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { MessageInvite } from '@/blocks/message-invite/message-invite'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useAddress } from '@/shell/use-address'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Cell } from '@/ui/cell/cell'
import { Tabs } from '@/ui/tabs/tabs'
import styles from '../../coupons/coupons.module.scss'
import { OwnCouponList } from '../../coupons/own-coupon-list'
import { couponsText } from '../../coupons/text'
import { UseCouponModel } from '../../coupons/use-coupon-model'
import { UseCouponSheet } from '../../coupons/use-coupon-sheet'
import { COUPON_TABS, CouponModel } from './coupon-model'

/** Vendors are requested messages about coupons that end soon. */
const BEFORE_THEY_END = ['COUPON_TEMPLATE_EXPIRE'] as const

function CouponPage() {
  const t = useText(couponsText)
  const model = useModel((app) => new CouponModel(app))
  const usage = useModel((app) => new UseCouponModel(app))

  useAddress(routes.coupon, model)
  useLoad(model.coupons, 'shown', 'coupons')
  useReachBottom(() => void model.coupons.loadMore())

  return (
    <PageFrame
      isWide
      title={t('coupon.title')}
      isGrowing={model.coupons.isGrowing}
      overlay={<UseCouponSheet model={usage} />}
    >
      <Tabs
        label={t('coupon.title')}
        items={COUPON_TABS.map((key) => ({ key, text: t(`coupon.tab.${key}`) }))}
        selected={model.tab}
        onSelect={model.choose}
      />
      <WaysToCoupons />
      <MessageInvite scenes={BEFORE_THEY_END} subject={() => ({ couponTemplateIds: model.templateIds })} />
      <OwnCouponList list={model.coupons} usage={usage} emptyText={t(`coupon.empty.${model.tab}`)} />
      <CustomerTip />
    </PageFrame>
  )
}

/** Where more coupons come from, and those for one purpose. */
function WaysToCoupons() {
  const t = useText(couponsText)
  const { navigation } = useApp()
  return (
    <View className={styles.ways}>
      <Cell
        id="to-exchange-code"
        title={t('coupon.byCode')}
        onPress={() => void navigation.open(routes.couponExchange, {})}
      />
      <Cell
        id="to-recommended"
        title={t('coupon.recommended')}
        onPress={() => void navigation.open(routes.couponRecommend, {})}
      />
      <Cell id="to-gifts" title={t('gift.title')} onPress={() => void navigation.open(routes.couponCreate, {})} />
      <Cell
        id="to-purposes"
        title={t('coupon.byPurpose')}
        onPress={() => void navigation.open(routes.couponSelf, {})}
      />
    </View>
  )
}

/** What the shop says about help with coupons; nothing where it says nothing (COUPON-086). */
const CustomerTip = observer(function CustomerTip() {
  const { copywriting } = useApp()
  const tip = copywriting.texts.get('coupon.coupon_customer_tip')
  return tip ? <View className={styles.tip}>{tip}</View> : null
})

export default page(CouponPage, routes.coupon)
