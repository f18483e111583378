import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { venueTime } from '@/domain/show-date'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { DayInput } from '@/ui/day-input/day-input'
import styles from './day-range.module.scss'
import type { ShowFilters } from './show-filters'
import { filterText } from './text'

/** Tickets are not sold further ahead. */
const YEARS_AHEAD = 2
const DAY = 'YYYY-MM-DD'

/** Custom days: one, or all from it until another. */
export const DayRange = observer(function DayRange({ filters }: { filters: ShowFilters }) {
  const t = useText(filterText)
  const { clock } = useApp()
  const [first, setFirst] = useState(filters.choices.day ?? '')
  const [last, setLast] = useState(filters.choices.until ?? '')
  const today = venueTime(clock.now())
  const limit = today.add(YEARS_AHEAD, 'year').format(DAY)
  return (
    <View className={styles.range} role="group" aria-label={t('days.title')}>
      <Text className={styles.title}>{t('days.title')}</Text>
      <View className={styles.days}>
        <View className={styles.day}>
          <DayInput
            id="day-first"
            label={t('days.first')}
            placeholder={t('days.first')}
            value={first}
            first={today.format(DAY)}
            last={limit}
            onPick={setFirst}
          />
        </View>
        <Text aria-hidden>–</Text>
        <View className={styles.day}>
          <DayInput
            id="day-last"
            label={t('days.last')}
            placeholder={t('days.last')}
            value={last}
            first={first || today.format(DAY)}
            last={limit}
            onPick={setLast}
          />
        </View>
      </View>
      <Button
        id="days-choose"
        kind="secondary"
        isWide
        isDisabled={first === ''}
        onPress={() => filters.chooseDays(first, last)}
      >
        {t('days.choose')}
      </Button>
    </View>
  )
})
