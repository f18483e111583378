import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useMemo } from 'react'
import { monthGrid } from '@/domain/month-grid'
import { weekdayLetters } from '@/domain/show-date'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { useModel } from '@/shell/use-model'
import { classNames } from '@/ui/class-names'
import { ErrorState } from '@/ui/empty-state/error-state'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { Spinner } from '@/ui/spinner/spinner'
import type { BlockHost, BlockProps } from '../block'
import { MediaRow } from '../media-row/media-row'
import { Section } from '../section/section'
import { blockText } from '../text'
import { CalendarModel } from './calendar-model'
import styles from './show-calendar.module.scss'

/** A month of shows: the days that have some lead to them. */
export const ShowCalendar = observer(function ShowCalendar({ component, host }: BlockProps<'SHOW_CALENDAR'>) {
  const t = useText(blockText)
  const { locale } = useApp()
  const model = useModel((app) => new CalendarModel(app, component.data))
  const { month, counts, days } = model
  const weeks = useMemo(() => monthGrid(month), [month])
  return (
    <Section title={component.data.title}>
      <View className={styles.card}>
        <View className={styles.head}>
          <Pressable
            className={styles.arrow}
            label={t('calendar.previous')}
            isDisabled={!model.canGoBack}
            onPress={() => void model.move(-1)}
          >
            <Icon name="chevron-left" />
          </Pressable>
          <Text className={styles.month} aria-live="polite">
            {month.replace('-', '.')}
          </Text>
          <Pressable
            className={styles.arrow}
            label={t('calendar.next')}
            isDisabled={!model.canGoOn}
            onPress={() => void model.move(1)}
          >
            <Icon name="chevron-right" />
          </Pressable>
        </View>
        <View className={styles.week} aria-hidden>
          {weekdayLetters(locale.locale).map((letter) => (
            <Text key={letter} className={styles.weekday}>
              {letter}
            </Text>
          ))}
        </View>
        {weeks.map((week) => (
          <View key={week.find(Boolean) ?? ''} className={styles.week}>
            {week.map((date, weekday) => (
              <Day
                // biome-ignore lint/suspicious/noArrayIndexKey: a place of the week is what it is.
                key={weekday}
                date={date}
                count={date ? (counts.get(date) ?? 0) : 0}
                isChosen={date !== null && date === model.chosen}
                onChoose={model.choose}
              />
            ))}
          </View>
        ))}
        {days.status === 'loading' && <Spinner className={styles.spinner} />}
        {days.error && <ErrorState error={days.error} onAction={() => void days.load()} />}
        {days.status === 'ready' && counts.size === 0 && <View className={styles.none}>{t('calendar.none')}</View>}
      </View>
      <DayShows model={model} host={host} />
    </Section>
  )
})

interface DayProps {
  date: string | null
  count: number
  isChosen: boolean
  onChoose(date: string): Promise<void>
}

function Day({ date, count, isChosen, onChoose }: DayProps) {
  const t = useText(blockText)
  if (date === null) return <View className={styles.day} />
  const day = Number(date.slice(8))
  if (count === 0) return <View className={classNames(styles.day, styles.empty)}>{day}</View>
  return (
    <Pressable
      className={classNames(styles.day, isChosen && styles.chosen)}
      label={t('calendar.day', { date, count })}
      isExpanded={isChosen}
      onPress={() => void onChoose(date)}
    >
      <View className={styles.number}>{day}</View>
      <View className={styles.dot} />
    </Pressable>
  )
}

/** The hottest shows of the chosen day, and the way to all of them. */
const DayShows = observer(function DayShows({ model, host }: { model: CalendarModel; host: BlockHost }) {
  const t = useText(blockText)
  const { navigation } = useApp()
  const { chosenDay } = model
  if (!chosenDay) return null
  const { date, count, shows } = chosenDay
  return (
    <View className={styles.shows} aria-live="polite">
      {shows.map(({ showId, showName, posterUrl, displayShowTime, venueName }) => (
        <MediaRow
          key={showId}
          imgUrl={posterUrl}
          title={showName}
          lines={[displayShowTime, venueName]}
          onPress={() => host.openShow(showId)}
        />
      ))}
      {count > shows.length && (
        <Pressable className={styles.all} onPress={() => void navigation.switchTab(routes.all, { day: date })}>
          {t('calendar.all', { count })}
        </Pressable>
      )}
    </View>
  )
})
