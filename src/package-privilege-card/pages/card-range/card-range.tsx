import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { MediaRow } from '@/blocks/media-row/media-row'
import { ShowCard } from '@/blocks/show-card/show-card'
import { ShowCardSkeleton } from '@/blocks/show-card/show-card-skeleton'
import { priceText } from '@/domain/money'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import type { CardParams } from '@/routes/user-routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { Tabs } from '@/ui/tabs/tabs'
import { privilegeCardText } from '../../text'
import styles from './card-range.module.scss'
import { CardRangeModel, RANGES, type RangeItem } from './card-range-model'

function CardRangePage() {
  const t = useText(privilegeCardText)
  const { cardId = '', userCardInstanceId } = useParams(routes.cardRange)
  const card = { cardId, ...(userCardInstanceId && { userCardInstanceId }) }
  const model = useModel((app) => new CardRangeModel(app, card))
  const { items, type } = model

  useLoad(items, 'opened')
  useReachBottom(() => void items.loadMore())

  return (
    <PageFrame above={<Breadcrumbs />} title={t('cardRange.title')} isGrowing={items.isGrowing}>
      <Tabs
        label={t('cardRange.title')}
        items={RANGES.map((key) => ({ key, text: t(`cardRange.${key}`) }))}
        selected={type}
        onSelect={(chosen) => model.choose(chosen)}
      />
      <View className={styles.page}>
        <PagedListView
          list={items}
          skeleton={<ShowCardSkeleton count={4} />}
          emptyIcon="ticket"
          emptyText={t(`cardRange.empty.${type}`)}
          emptyHint={t('cardRange.emptyHint')}
        >
          {(found) => (
            <View className={styles.list}>
              {found.map((item) => (
                <Row key={keyOf(item)} item={item} card={model.card} />
              ))}
            </View>
          )}
        </PagedListView>
      </View>
    </PageFrame>
  )
}

/** An item in the scope of the card; a show opens with the card, which pays for its tickets. */
function Row({ item, card }: { item: RangeItem; card: CardParams }) {
  const t = useText(privilegeCardText)
  const { navigation } = useApp()
  if ('showId' in item) {
    const { showId } = item
    const withCard = card.userCardInstanceId ? card : {}
    return <ShowCard show={item} onPress={() => void navigation.open(routes.showDetail, { showId, ...withCard })} />
  }
  if ('venueId' in item) {
    const { venueId, venueName, venueAddress, imgUrl, onSaleShowCount: count } = item
    return (
      <MediaRow
        imgUrl={imgUrl}
        title={venueName}
        lines={[venueAddress, t('cardRange.shows', { count })]}
        onPress={() => void navigation.open(routes.venue, { venueId })}
      />
    )
  }
  const { spuId, name, imgUrl, priceInfo } = item
  return (
    <MediaRow
      imgUrl={imgUrl}
      title={name}
      lines={[priceText(priceInfo)]}
      onPress={() => void navigation.open(routes.shopDetail, { spuId })}
    />
  )
}

function keyOf(item: RangeItem): string {
  if ('showId' in item) return item.showId
  return 'venueId' in item ? item.venueId : item.spuId
}

export default page(CardRangePage, routes.cardRange)
