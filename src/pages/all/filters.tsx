import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ALL_CATEGORIES } from '@/domain/catalogue'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import type { AllModel, OpenFilter } from './all-model'
import styles from './filters.module.scss'
import { allText } from './text'

/** Height of the title bar without the status bar, px. */
const TITLE_BAR_PX = 44

/** Categories in a row, and below them the city, date and order of the list. They stay in sight. */
export const Filters = observer(function Filters({ model }: { model: AllModel }) {
  const t = useText(allText)
  const { site, system, terminal } = useApp()
  const top = terminal.form === 'desktop' ? 0 : system.statusBarHeight() + TITLE_BAR_PX
  const { category, datePreset, day, sort } = model.choices
  const categories = model.categories.value ?? [{ code: ALL_CATEGORIES, displayName: t('category.all') }]
  return (
    <View className={styles.filters} style={{ top: `${top}px` }}>
      <ScrollView className={styles.scroller} scrollX enhanced showScrollbar={false}>
        <View className={styles.categories} role="tablist" aria-label={t('category.label')}>
          {categories.map(({ code, displayName }) => (
            <Pressable
              key={code}
              id={`category-${code}`}
              role="tab"
              isSelected={code === category}
              className={classNames(styles.category, code === category && styles.selected)}
              onPress={() => model.chooseCategory(code)}
            >
              {displayName}
            </Pressable>
          ))}
        </View>
      </ScrollView>
      <View className={styles.choices}>
        <Choice model={model} filter="city" label={t('filter.city')} value={site.current?.cityName ?? ''} />
        <Choice
          model={model}
          filter="date"
          label={t('filter.date')}
          value={day ?? t(`date.${datePreset ?? 'any'}`)}
          isActive={day !== null || datePreset !== null}
        />
        <Choice
          model={model}
          filter="sort"
          label={t('filter.sort')}
          value={t(`sort.${sort}`)}
          isActive={sort !== 'RECOMMEND'}
        />
      </View>
    </View>
  )
})

interface ChoiceProps {
  model: AllModel
  filter: OpenFilter
  label: string
  value: string
  isActive?: boolean
}

const Choice = observer(function Choice({ model, filter, label, value, isActive }: ChoiceProps) {
  return (
    <Pressable
      id={`filter-${filter}`}
      className={classNames(styles.choice, isActive && styles.active)}
      label={`${label} ${value}`}
      isExpanded={model.openFilter === filter}
      onPress={() => model.showFilter(filter)}
    >
      <Text className={styles.value}>{value || label}</Text>
      <Icon name="chevron-down" size="small" />
    </Pressable>
  )
})
