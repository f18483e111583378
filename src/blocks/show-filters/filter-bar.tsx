import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ALL_CATEGORIES } from '@/domain/catalogue'
import type { ShowChoices } from '@/domain/show-choices'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { HEADER_HEIGHT, TITLE_BAR_HEIGHT } from '@/shell/page-frame/bar-heights'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './filter-bar.module.scss'
import type { OpenFilter, ShowFilters } from './show-filters'
import { filterText } from './text'

/** Categories in a row, and below them the city, date and order of the list. They stay in sight. */
export const FilterBar = observer(function FilterBar({ filters }: { filters: ShowFilters }) {
  const t = useText(filterText)
  const { site, system, terminal } = useApp()
  const top = terminal.form === 'desktop' ? HEADER_HEIGHT : system.statusBarHeight() + TITLE_BAR_HEIGHT
  const categories = filters.categories.value ?? [{ code: ALL_CATEGORIES, displayName: t('category.all') }]
  return (
    <View className={styles.filters} style={{ top: `${top}px` }}>
      <ScrollView className={styles.scroller} scrollX enhanced showScrollbar={false}>
        <View className={styles.categories} role="tablist" aria-label={t('category.label')}>
          {categories.map(({ code, displayName }) => (
            <Pressable
              key={code}
              id={`category-${code}`}
              role="tab"
              isSelected={code === filters.choices.category}
              className={classNames(styles.category, code === filters.choices.category && styles.selected)}
              onPress={() => filters.chooseCategory(code)}
            >
              {displayName}
            </Pressable>
          ))}
        </View>
      </ScrollView>
      <View className={styles.choices}>
        <Choice
          filters={filters}
          filter="city"
          label={t('filter.city')}
          value={filters.isEverywhere ? t('city.everywhere') : (site.current?.cityName ?? '')}
        />
        <Choice
          filters={filters}
          filter="date"
          label={t('filter.date')}
          value={daysText(filters.choices) ?? t(`date.${filters.choices.datePreset ?? 'any'}`)}
          isActive={filters.choices.day !== null || filters.choices.datePreset !== null}
        />
        <Choice
          filters={filters}
          filter="sort"
          label={t('filter.sort')}
          value={t(`sort.${filters.choices.sort}`)}
          isActive={filters.choices.sort !== 'RECOMMEND'}
        />
      </View>
    </View>
  )
})

/** Days that were chosen one by one: several without their years, for which there is no room. */
function daysText({ day, until }: ShowChoices): string | null {
  if (day === null || until === null) return day
  return [day, until].map((one) => one.slice(5).replace('-', '.')).join(' – ')
}

interface ChoiceProps {
  filters: ShowFilters
  filter: OpenFilter
  label: string
  value: string
  isActive?: boolean
}

const Choice = observer(function Choice({ filters, filter, label, value, isActive }: ChoiceProps) {
  return (
    <Pressable
      id={`filter-${filter}`}
      className={classNames(styles.choice, isActive && styles.active)}
      label={`${label} ${value}`}
      isExpanded={filters.openFilter === filter}
      onPress={() => filters.showFilter(filter)}
    >
      <Text className={styles.value}>{value || label}</Text>
      <Icon name="chevron-down" size="small" />
    </Pressable>
  )
})
