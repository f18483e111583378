import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ALL_CATEGORIES } from '@/domain/catalogue'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Chip } from '@/ui/chip/chip'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading/heading'
import { searchText } from '../../search/text'
import type { SearchModel } from './search-model'
import styles from './search-results.module.scss'

interface BrowseCategoriesProps {
  model: SearchModel
  /** True for a heading as high as those of the page before a search. */
  hasLine?: boolean
}

/** Show categories, each a link to its list: shown before a search and without results. */
export const BrowseCategories = observer(function BrowseCategories({ model, hasLine }: BrowseCategoriesProps) {
  const t = useText(searchText)
  const { navigation } = useApp()
  const categories = (model.filters.categories.value ?? []).filter(({ code }) => code !== ALL_CATEGORIES)
  if (categories.length === 0) return null
  return (
    <View>
      <Heading className={classNames(styles.near, hasLine && styles.line)}>{t('search.categories')}</Heading>
      <View className={styles.chips}>
        {categories.map(({ code, displayName }) => (
          <Chip
            key={code}
            id={`browse-${code}`}
            role="button"
            isSelected={false}
            onPress={() => void navigation.switchTab(routes.all, { category: code })}
          >
            {displayName}
          </Chip>
        ))}
      </View>
    </View>
  )
})
