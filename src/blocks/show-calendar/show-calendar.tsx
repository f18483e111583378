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
import { Icon } from '@/ui/icon/icon'
import { ErrorNotice } from '@/ui/notice/error-notice'
import { Spinner } from '@/ui/spinner/spinner'
import { Tappable } from '@/ui/tappable/tappable'
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
          <Tappable
            className={styles.arrow}
            label={t('calendar.previous')}
            isDisabled={!model.canGoBack}
            onTap={() => void model.move(-1)}
          >
            <Icon name="chevron-left" />
          </Tappable>
          <Text className={styles.month} aria-live="polite">
            {month.replace('-', '.')}
          </Text>
          <Tappable
            className={styles.arrow}
            label={t('calendar.next')}
            isDisabled={!model.canGoOn}
            onTap={() => void model.move(1)}
          >
            <Icon name="chevron-right" />
          </Tappable>
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
        {days.error && <ErrorNotice error={days.error} onAction={() => void days.load()} />}
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
    <Tappable
      className={classNames(styles.day, isChosen && styles.chosen)}
      label={t('calendar.day', { date, count })}
      isExpanded={isChosen}
      onTap={() => void onChoose(date)}
    >
      <View className={styles.number}>{day}</View>
      <View className={styles.dot} />
    </Tappable>
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
          onTap={() => host.openShow(showId)}
        />
      ))}
      {count > shows.length && (
        <Tappable className={styles.all} onTap={() => void navigation.switchTab(routes.all, { day: date })}>
          {t('calendar.all', { count })}
        </Tappable>
      )}
    </View>
  )
})
