import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ShowCard } from '@/contracts/show/show-card'
import { shownCardPrice, shownPrice } from '@/domain/shown-price'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { BuyBar } from './buy-bar'
import styles from './buy-panel.module.scss'
import { SalePrice } from './sale-price'
import type { ShowDetailModel } from './show-detail-model'

interface BuyPanelProps {
  model: ShowDetailModel
  showId: string
  onBook(): void
  onSettings(): void
}

/** Desktop panel beside the description: price and ticket button. */
export const BuyPanel = observer(function BuyPanel(props: BuyPanelProps) {
  return (
    <View className={styles.panel}>
      {props.model.isUnoffered ? (
        <BuyBar {...props} />
      ) : (
        <ResourceView resource={props.model.sale} skeleton={<Skeleton card={props.model.card} />}>
          {(sale) => (
            <>
              <SalePrice price={shownPrice(sale)} discount={sale.discount} fee={props.model.fee} />
              <BuyBar {...props} />
            </>
          )}
        </ResourceView>
      )}
    </View>
  )
})

/** Price known from the card of the show. */
function Skeleton({ card }: { card: ShowCard | null }) {
  return (
    <>
      {card && <SalePrice price={shownCardPrice(card)} />}
      <SkeletonBlock className={styles.skeleton} />
    </>
  )
}
