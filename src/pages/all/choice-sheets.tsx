import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { DATE_PRESETS } from '@/domain/date-preset'
import { SORTS } from '@/domain/show-choices'
import { useText } from '@/i18n/use-text'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { Sheet } from '@/ui/sheet/sheet'
import type { AllModel } from './all-model'
import styles from './choice-sheets.module.scss'
import { allText } from './text'

/** The presets offered first are the ones people look for; the past comes last. */
const DATES = [null, ...DATE_PRESETS] as const

export const DateSheet = observer(function DateSheet({ model }: { model: AllModel }) {
  const t = useText(allText)
  return (
    <Sheet title={t('filter.date')} onClose={model.closeFilter}>
      <View role="radiogroup" aria-label={t('filter.date')}>
        {DATES.map((preset) => (
          <Option
            key={preset ?? 'any'}
            id={`date-${preset ?? 'any'}`}
            text={t(`date.${preset ?? 'any'}`)}
            isChecked={model.choices.day === null && model.choices.datePreset === preset}
            onPress={() => model.chooseDate(preset)}
          />
        ))}
      </View>
    </Sheet>
  )
})

export const SortSheet = observer(function SortSheet({ model }: { model: AllModel }) {
  const t = useText(allText)
  return (
    <Sheet title={t('filter.sort')} onClose={model.closeFilter}>
      <View role="radiogroup" aria-label={t('filter.sort')}>
        {SORTS.map((sort) => (
          <Option
            key={sort}
            id={`sort-${sort}`}
            text={t(`sort.${sort}`)}
            isChecked={model.choices.sort === sort}
            onPress={() => model.chooseSort(sort)}
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
