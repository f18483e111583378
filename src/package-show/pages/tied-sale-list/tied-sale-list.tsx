import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ShowCardSkeleton } from '@/blocks/show-card/show-card-skeleton'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import { TiedGoodsRows } from '@/blocks/tied-goods/tied-goods'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { sharedText } from '../../shared/text'
import styles from './tied-sale-list.module.scss'
import { TiedSaleListModel } from './tied-sale-list-model'

/** Goods sold with a show, each linked to its page. */
function TiedSaleListPage() {
  const t = useText(sharedText)
  const params = useParams(routes.tiedSaleList)
  const model = useModel((app) => new TiedSaleListModel(app, params))

  // Other users buy too.
  useLoad(model, 'shown')

  return (
    <PageFrame isWide title={t('tiedSaleList.title')}>
      <View className={styles.page}>
        <TiedShow model={model} />
        <ResourceView resource={model.goods} skeleton={<ShowCardSkeleton count={3} />}>
          {(goods) => <TiedGoodsRows goods={goods} />}
        </ResourceView>
      </View>
    </PageFrame>
  )
}

/** Show of the goods; the goods stand alone if its call fails. */
const TiedShow = observer(function TiedShow({ model: { show } }: { model: TiedSaleListModel }) {
  const { value } = show
  if (!value) return null
  const { showName, posterUrl, displayShowTime, cityName, venueName } = value
  return (
    <View className={styles.show}>
      <ShowSummary name={showName} posterUrl={posterUrl} lines={[displayShowTime, `${cityName} ${venueName}`]} />
    </View>
  )
})

export default page(TiedSaleListPage, routes.tiedSaleList)
