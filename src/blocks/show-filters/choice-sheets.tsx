import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { DATE_PRESETS } from '@/domain/date-preset'
import { useText } from '@/i18n/use-text'
import { latePart } from '@/shell/late-part'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { Sheet } from '@/ui/sheet/sheet'
import { LateCityPicker } from '../city-picker/late-city-picker'
import styles from './choice-sheets.module.scss'
import type { ShowFilters } from './show-filters'
import { filterText } from './text'

const LateDayRange = latePart(async () => (await import('./day-range')).DayRange)

/** The presets offered first are the ones people look for; the past comes last. */
const DATES = [null, ...DATE_PRESETS] as const

interface FilterSheetProps {
  filters: ShowFilters
  /** The list may be of every city. */
  hasEverywhere?: boolean
}

/** The choices of the filter that is open, over the page. */
export const FilterSheet = observer(function FilterSheet({ filters, hasEverywhere = false }: FilterSheetProps) {
  const { openFilter, isEverywhere } = filters
  if (openFilter === 'date') return <DateSheet filters={filters} />
  if (openFilter === 'sort') return <SortSheet filters={filters} />
  if (openFilter === null) return null
  return (
    <LateCityPicker
      everywhere={hasEverywhere ? { isChosen: isEverywhere, onChoose: filters.chooseEverywhere } : undefined}
      onChoose={filters.chooseCity}
      onClose={filters.closeFilter}
    />
  )
})

const DateSheet = observer(function DateSheet({ filters }: { filters: ShowFilters }) {
  const t = useText(filterText)
  return (
    <Sheet title={t('filter.date')} onClose={filters.closeFilter}>
      <View role="radiogroup" aria-label={t('filter.date')}>
        {DATES.map((preset) => (
          <Option
            key={preset ?? 'any'}
            id={`date-${preset ?? 'any'}`}
            text={t(`date.${preset ?? 'any'}`)}
            isChecked={filters.choices.day === null && filters.choices.datePreset === preset}
            onPress={() => filters.chooseDate(preset)}
          />
        ))}
      </View>
      <LateDayRange filters={filters} />
    </Sheet>
  )
})

const SortSheet = observer(function SortSheet({ filters }: { filters: ShowFilters }) {
  const t = useText(filterText)
  return (
    <Sheet title={t('filter.sort')} onClose={filters.closeFilter}>
      <View role="radiogroup" aria-label={t('filter.sort')}>
        {filters.sorts.map((sort) => (
          <Option
            key={sort}
            id={`sort-${sort}`}
            text={t(`sort.${sort}`)}
            isChecked={filters.choices.sort === sort}
            onPress={() => void filters.chooseSort(sort)}
          />
        ))}
      </View>
    </Sheet>
  )
})

interface OptionProps {
  id: string
  text: string
  isChecked: boolean
  onPress(): void
}

function Option({ id, text, isChecked, onPress }: OptionProps) {
  return (
    <Pressable
      id={id}
      role="radio"
      isChecked={isChecked}
      className={classNames(styles.option, isChecked && styles.checked)}
      onPress={onPress}
    >
      <Text className={styles.text}>{text}</Text>
      {isChecked && <Icon name="check" />}
    </Pressable>
  )
}
