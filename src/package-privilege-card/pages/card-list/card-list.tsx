import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { CardPrice } from '@/blocks/privilege-card/card-price'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { Pressable } from '@/ui/pressable/pressable'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Tabs } from '@/ui/tabs/tabs'
import { CardFace } from '../../shared/card-face/card-face'
import { OwnCardFace } from '../../shared/own-card-face'
import { privilegeCardText } from '../../text'
import styles from './card-list.module.scss'
import { CARD_TABS, CardListModel } from './card-list-model'

function CardListPage() {
  const t = useText(privilegeCardText)
  const model = useModel((app) => new CardListModel(app))
  const { tab, offers } = model

  useLoad(model, 'shown', 'cards')
  useReachBottom(() => {
    if (tab === 'OFFERS') void offers.loadMore()
  })

  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      title={t('cardList.title')}
      isGrowing={tab === 'OFFERS' && offers.isGrowing}
    >
      <Tabs
        label={t('cardList.tabs')}
        items={CARD_TABS.map((key) => ({ key, text: t(`cardList.${key}`) }))}
        selected={tab}
        onSelect={(chosen) => model.choose(chosen)}
      />
      <View className={styles.page}>
        {tab === 'OFFERS' ? <Offers model={model} /> : <Own model={model} tab={tab} />}
      </View>
    </PageFrame>
  )
}

const Own = observer(function Own({ model, tab }: { model: CardListModel; tab: 'MINE' | 'HISTORY' }) {
  const t = useText(privilegeCardText)
  const { navigation } = useApp()
  return (
    <ResourceView resource={model.own} skeleton={<PageSkeleton height={320} />}>
      {() => {
        const cards = model.cardsOf(tab)
        if (cards.length === 0) {
          return (
            <EmptyState
              icon="credit-card"
              title={t(`cardList.empty.${tab}`)}
              {...(tab === 'MINE' && {
                actionText: t('cardList.toOffers'),
                onAction: () => model.choose('OFFERS'),
              })}
            />
          )
        }
        return (
          <View className={styles.list}>
            {cards.map((card, index) => {
              const { cardId, userCardInstanceId } = card
              return (
                <Pressable
                  key={userCardInstanceId}
                  id={`card-${index}`}
                  className={styles.card}
                  onPress={() => void navigation.open(routes.cardDetail, { cardId, userCardInstanceId })}
                >
                  <OwnCardFace card={card} />
                </Pressable>
              )
            })}
          </View>
        )
      }}
    </ResourceView>
  )
})

function Offers({ model }: { model: CardListModel }) {
  const t = useText(privilegeCardText)
  const { navigation } = useApp()
  return (
    <PagedListView
      list={model.offers}
      skeleton={<PageSkeleton height={320} />}
      emptyIcon="credit-card"
      emptyText={t('cardList.empty.OFFERS')}
    >
      {(cards) => (
        <View className={styles.list}>
          {cards.map(({ cardId, cardName, cardUrl, isAnnualCard, promotionDesc, validityDesc, ...price }, index) => (
            <Pressable
              key={cardId}
              id={`offer-${index}`}
              className={styles.card}
              onPress={() => void navigation.open(routes.cardDetail, { cardId })}
            >
              <CardFace name={cardName} imgUrl={cardUrl} isAnnual={isAnnualCard} lines={[promotionDesc, validityDesc]}>
                <View className={styles.price}>
                  <CardPrice {...price} />
                </View>
              </CardFace>
            </Pressable>
          ))}
        </View>
      )}
    </PagedListView>
  )
}

export default page(CardListPage, routes.cardList)
