import { Text, View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { ShowCardSkeleton } from '@/blocks/show-card/show-card-skeleton'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import type { OrderSummary } from '@/contracts/order/order-summary'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { orderRoute } from '@/services/order-route'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { Pressable } from '@/ui/pressable/pressable'
import { Price } from '@/ui/price/price'
import { Tabs } from '@/ui/tabs/tabs'
import { orderText } from '../../text'
import styles from './orders.module.scss'
import { ORDER_TABS, OrdersModel } from './orders-model'

function OrdersPage() {
  const t = useText(orderText)
  const { navigation, shopConfig } = useApp()
  // Who exchanges tickets has no orders of other kinds.
  const tabs = ORDER_TABS.filter((tab) => tab !== 'OTHER' || !shopConfig.flags.MERCHANT_IS_ZZ)
  const model = useModel((app) => new OrdersModel(app))

  useLoad(model.orders, 'shown', 'orders')
  useReachBottom(() => void model.orders.loadMore())

  return (
    <PageFrame title={t('orders.title')} isGrowing={model.orders.isGrowing} onPullDown={model.orders.refresh}>
      <Tabs
        items={tabs.map((key) => ({ key, text: t(`orders.${key}`) }))}
        selected={model.tab}
        onSelect={model.choose}
      />
      <View className={styles.page}>
        <PagedListView
          list={model.orders}
          skeleton={<ShowCardSkeleton count={3} />}
          emptyIcon="receipt"
          emptyText={t('orders.empty')}
        >
          {(orders) => (
            <View className={styles.list}>
              {orders.map((order, index) => (
                <OrderRow
                  key={order.orderId}
                  id={`order-${index}`}
                  order={order}
                  onPress={() => void navigation.open(orderRoute(order.orderType), { orderId: order.orderId })}
                />
              ))}
            </View>
          )}
        </PagedListView>
      </View>
    </PageFrame>
  )
}

function OrderRow({ id, order, onPress }: { id: string; order: OrderSummary; onPress(): void }) {
  const t = useText(orderText)
  return (
    <Pressable id={id} className={styles.order} onPress={onPress}>
      <View className={styles.head}>
        <Text className={styles.sub}>{order.orderNumber}</Text>
        <Text className={styles.state}>{order.orderStatusTitle}</Text>
      </View>
      <ShowSummary
        name={order.firstShowName}
        posterUrl={order.displayPosterURL}
        posterColor={order.posterColor}
        lines={[order.showTimeDesc, `${order.cityName} ${order.firstVenueName}`.trim()].filter(Boolean)}
      >
        <View className={styles.foot}>
          <Text className={styles.sub}>
            {t(order.orderType === 'TICKET' ? 'orders.qty' : 'detail.qty', { count: order.qty })}
          </Text>
          <Price price={order.total} />
        </View>
      </ShowSummary>
    </Pressable>
  )
}

export default page(OrdersPage, routes.orders)
