import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { TITLE_BAR_HEIGHT } from '@/shell/page-frame/bar-heights'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './goods-filters.module.scss'
import { type GoodsListModel, SPU_SORTS } from './goods-list-model'
import { goodsListText } from './text'

/** Categories in a row, and below them the order of the list. They stay in sight. */
export const GoodsFilters = observer(function GoodsFilters({ model }: { model: GoodsListModel }) {
  const t = useText(goodsListText)
  const { system, terminal } = useApp()
  const top = terminal.form === 'desktop' ? 0 : system.statusBarHeight() + TITLE_BAR_HEIGHT
  const categories = [{ categoryId: null, name: t('category.all') }, ...(model.categories.value ?? [])]
  return (
    <View className={styles.filters} style={{ top: `${top}px` }}>
      <ScrollView className={styles.scroller} scrollX enhanced showScrollbar={false}>
        <View className={styles.row} role="tablist" aria-label={t('category.label')}>
          {categories.map(({ categoryId, name }) => (
            <Pressable
              key={categoryId ?? 'all'}
              id={`goods-category-${categoryId ?? 'all'}`}
              role="tab"
              isSelected={categoryId === model.categoryId}
              className={classNames(styles.category, categoryId === model.categoryId && styles.selected)}
              onPress={() => model.chooseCategory(categoryId)}
            >
              {name}
            </Pressable>
          ))}
        </View>
      </ScrollView>
      <ScrollView className={styles.scroller} scrollX enhanced showScrollbar={false}>
        <View className={styles.row} role="radiogroup" aria-label={t('sort.label')}>
          {SPU_SORTS.map((sort) => (
            <Pressable
              key={sort}
              id={`goods-sort-${sort}`}
              role="radio"
              isChecked={sort === model.sort}
              className={classNames(styles.sort, sort === model.sort && styles.active)}
              onPress={() => model.chooseSort(sort)}
            >
              {t(`sort.${sort}`)}
            </Pressable>
          ))}
        </View>
      </ScrollView>
    </View>
  )
})
