import { View } from '@tarojs/components'
import { ShowCardSkeleton } from '@/blocks/show-card/show-card-skeleton'
import { TiedGoodsRows } from '@/blocks/tied-goods/tied-goods'
import { listAddPurchases } from '@/contracts/order/list-add-purchases'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { ordersText } from '../../orders/text'
import styles from './add-purchase-list.module.scss'

/** Goods for the shows of an order whose tickets are bought already (ORDER-009). */
function AddPurchaseListPage() {
  const t = useText(ordersText)
  const { orderId = '' } = useParams(routes.addPurchaseList)
  const goods = useModel(({ request }) => new Resource(() => request(listAddPurchases, { orderId })))

  // Other users buy too.
  useLoad(goods, 'shown')

  return (
    <PageFrame above={<Breadcrumbs />} isWide title={t('addPurchase.title')}>
      <View className={styles.page}>
        <ResourceView resource={goods} skeleton={<ShowCardSkeleton count={3} />}>
          {(found) => <TiedGoodsRows goods={found} />}
        </ResourceView>
      </View>
    </PageFrame>
  )
}

export default page(AddPurchaseListPage, routes.addPurchaseList)
