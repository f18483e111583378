import { View } from '@tarojs/components'
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

/** On a desktop: what the show costs and the way to its tickets, beside what is told of it. */
export function BuyPanel(props: BuyPanelProps) {
  return (
    <View className={styles.panel}>
      <ResourceView resource={props.model.sale} skeleton={<SkeletonBlock className={styles.skeleton} />}>
        {(sale) => (
          <>
            <SalePrice sale={sale} />
            <BuyBar {...props} />
          </>
        )}
      </ResourceView>
    </View>
  )
}
