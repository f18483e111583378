import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { MediaRow } from '@/blocks/media-row/media-row'
import { ShowCardSkeleton } from '@/blocks/show-card/show-card-skeleton'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import type { TiedGoods } from '@/contracts/goods/list-tied-goods'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Price } from '@/ui/price/price'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { showText } from '../../text'
import styles from './tied-sale-list.module.scss'
import { TiedSaleListModel } from './tied-sale-list-model'

/** Goods that are sold with a show; each leads to its page. */
function TiedSaleListPage() {
  const t = useText(showText)
  const params = useParams(routes.tiedSaleList)
  const model = useModel((app) => new TiedSaleListModel(app, params))

  // Others buy too.
  useLoad(model, 'shown')

  return (
    <PageFrame isWide title={t('tiedSaleList.title')}>
      <View className={styles.page}>
        <TiedShow model={model} />
        <ResourceView resource={model.goods} skeleton={<ShowCardSkeleton count={3} />}>
          {(goods) =>
            goods.length === 0 ? (
              <EmptyState icon="inbox" title={t('tied.empty')} />
            ) : (
              <View className={styles.rows}>
                {goods.map((one) => (
                  <Goods key={one.spuId} goods={one} />
                ))}
              </View>
            )
          }
        </ResourceView>
      </View>
    </PageFrame>
  )
}

/** The show that they belong to; without an answer the goods stand alone. */
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

function Goods({ goods: { spuId, name, imgUrl, priceInfo, maxQty } }: { goods: TiedGoods }) {
  const t = useText(showText)
  const { navigation } = useApp()
  return (
    <MediaRow
      imgUrl={imgUrl}
      title={name}
      lines={[t(maxQty > 0 ? 'tied.hint' : 'tied.soldOut')]}
      after={<Price className={styles.price} price={priceInfo} />}
      onPress={() => void navigation.open(routes.shopDetail, { spuId })}
    />
  )
}

export default page(TiedSaleListPage, routes.tiedSaleList)
