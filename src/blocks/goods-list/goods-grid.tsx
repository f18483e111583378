import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { ProductCard } from '../products/product-card'
import styles from './goods-grid.module.scss'
import type { GoodsListModel } from './goods-list-model'
import { goodsListText } from './text'

const CARDS = ['first', 'second', 'third', 'fourth'] as const

/** The goods of a list, two in a row and four on a desktop. */
export function GoodsGrid({ model, onClear = model.clearFilters }: { model: GoodsListModel; onClear?(): void }) {
  const t = useText(goodsListText)
  const skeleton = (
    <View className={styles.grid} aria-hidden>
      {CARDS.map((card) => (
        <View key={card} className={styles.cell}>
          <SkeletonBlock className={styles.blank} />
        </View>
      ))}
    </View>
  )
  return (
    <PagedListView
      list={model.goods}
      skeleton={skeleton}
      emptyIcon="search"
      emptyText={t('empty.title')}
      emptyHint={t('empty.hint')}
      emptyActionText={t('empty.reset')}
      onEmptyAction={onClear}
    >
      {(goods) => (
        <View className={styles.grid}>
          {goods.map((product) => (
            <View key={product.spuId} className={styles.cell}>
              <ProductCard product={product} />
            </View>
          ))}
        </View>
      )}
    </PagedListView>
  )
}
