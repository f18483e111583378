import { Text, View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { MessageInvite } from '@/blocks/message-invite/message-invite'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useAddress } from '@/shell/use-address'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { Tabs } from '@/ui/tabs/tabs'
import styles from '../../coupons/coupons.module.scss'
import { OwnCouponList } from '../../coupons/own-coupon-list'
import { couponsText } from '../../coupons/text'
import { UseCouponModel } from '../../coupons/use-coupon-model'
import { UseCouponSheet } from '../../coupons/use-coupon-sheet'
import { COUPON_TABS, CouponModel } from './coupon-model'

/** Messages about expiring coupons, requested from the vendor. */
const BEFORE_THEY_END = ['COUPON_TEMPLATE_EXPIRE'] as const

function CouponPage() {
  const t = useText(couponsText)
  const { orderId } = useParams(routes.coupon)
  const model = useModel((app) => new CouponModel(app))
  const usage = useModel((app) => new UseCouponModel(app, orderId))

  useAddress(routes.coupon, model)
  useLoad(model.coupons, 'shown', 'coupons')
  useReachBottom(() => void model.coupons.loadMore())

  return (
    <PageFrame
      above={<Breadcrumbs />}
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

/** Links to more coupons, and to those for one purpose. */
function WaysToCoupons() {
  const t = useText(couponsText)
  const { navigation } = useApp()
  const ways = [
    { id: 'to-exchange-code', icon: 'qr-code', text: t('coupon.byCode'), route: routes.couponExchange },
    { id: 'to-recommended', icon: 'gift', text: t('coupon.recommended'), route: routes.couponRecommend },
    { id: 'to-gifts', icon: 'share-2', text: t('gift.title'), route: routes.couponCreate },
    { id: 'to-purposes', icon: 'layout-grid', text: t('coupon.byPurpose'), route: routes.couponSelf },
  ] as const
  return (
    <View className={styles.shortcuts}>
      {ways.map(({ id, icon, text, route }) => (
        <Pressable key={id} id={id} className={styles.shortcut} onPress={() => void navigation.open(route, {})}>
          <Icon className={styles.shortcutIcon} name={icon} />
          <Text>{text}</Text>
        </Pressable>
      ))}
    </View>
  )
}

/** Help text for coupons; hidden without one (COUPON-086). */
const CustomerTip = observer(function CustomerTip() {
  const { copywriting } = useApp()
  const tip = copywriting.texts.get('coupon.coupon_customer_tip')
  return tip ? <View className={styles.tip}>{tip}</View> : null
})

export default page(CouponPage, routes.coupon)
