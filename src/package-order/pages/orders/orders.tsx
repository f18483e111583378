import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { ShowCardSkeleton } from '@/blocks/show-card/show-card-skeleton'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useAddress } from '@/shell/use-address'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Chip } from '@/ui/chip/chip'
import { HorizontalScroll } from '@/ui/horizontal-scroll/horizontal-scroll'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { Tabs } from '@/ui/tabs/tabs'
import { ordersText } from '../../orders/text'
import { OrderRow } from './order-row'
import styles from './orders.module.scss'
import { ORDER_TABS, OrdersModel, statesOf } from './orders-model'

function OrdersPage() {
  const t = useText(ordersText)
  const { shopConfig, navigation } = useApp()
  // Merchants that exchange tickets have no other orders.
  const tabs = ORDER_TABS.filter((tab) => tab !== 'OTHER' || !shopConfig.flags.MERCHANT_IS_ZZ)
  const model = useModel((app) => new OrdersModel(app))

  useAddress(routes.orders, model)
  useLoad(model.orders, 'shown', 'orders')
  useReachBottom(() => void model.orders.loadMore())

  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      title={t('orders.title')}
      isGrowing={model.orders.isGrowing}
      onPullDown={model.orders.refresh}
    >
      <Tabs
        label={t('orders.title')}
        items={tabs.map((key) => ({ key, text: t(`orders.${key}`) }))}
        selected={model.tab}
        onSelect={model.choose}
      />
      <View className={styles.states} role="radiogroup" aria-label={t('orders.states')}>
        <HorizontalScroll>
          <Chip id="state-ALL" isSelected={model.state === null} onPress={() => model.filter(null)}>
            {t('orders.state.ALL')}
          </Chip>
          {statesOf(model.tab).map((state) => (
            <Chip
              key={state}
              id={`state-${state}`}
              isSelected={model.state === state}
              onPress={() => model.filter(state)}
            >
              {t(`orders.state.${state}`)}
            </Chip>
          ))}
        </HorizontalScroll>
      </View>
      <View className={styles.page}>
        <PagedListView
          list={model.orders}
          skeleton={<ShowCardSkeleton count={3} />}
          emptyIcon="receipt"
          emptyText={t('orders.empty')}
          {...(model.state === null
            ? {
                emptyHint: t('orders.emptyHint'),
                emptyActionText: t('orders.browse'),
                onEmptyAction: () => void navigation.switchTab(routes.all, {}),
              }
            : { emptyActionText: t('orders.seeAll'), onEmptyAction: () => model.filter(null) })}
        >
          {(orders) => (
            <View className={styles.list}>
              {orders.map((order, index) => (
                <OrderRow
                  key={order.orderId}
                  id={`order-${index}`}
                  order={order}
                  onOver={() => void model.orders.refresh()}
                  isPrimary={order === orders.find(({ orderState }) => orderState.name === 'UNPAID')}
                />
              ))}
            </View>
          )}
        </PagedListView>
      </View>
    </PageFrame>
  )
}

export default page(OrdersPage, routes.orders)
