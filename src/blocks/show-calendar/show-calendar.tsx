import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { monthText, weekdayLetters } from '@/domain/month-grid'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { useModel } from '@/shell/use-model'
import { ErrorState } from '@/ui/empty-state/error-state'
import { MonthCalendar } from '@/ui/month-calendar/month-calendar'
import { Pressable } from '@/ui/pressable/pressable'
import { Spinner } from '@/ui/spinner/spinner'
import type { BlockHost, BlockProps } from '../block'
import { MediaRow } from '../media-row/media-row'
import { Section } from '../section/section'
import { blockText } from '../text'
import { CalendarModel } from './calendar-model'
import styles from './show-calendar.module.scss'

/** A month of shows: days with shows are links to them. */
export const ShowCalendar = observer(function ShowCalendar({ component, host }: BlockProps<'SHOW_CALENDAR'>) {
  const t = useText(blockText)
  const { locale } = useApp()
  const model = useModel((app) => new CalendarModel(app, component.data))
  const { month, counts, days } = model

  useEffect(() => void model.chooseBusiest(), [model])

  return (
    <Section title={component.data.title}>
      <View className={styles.columns}>
        <View className={styles.card}>
          <MonthCalendar
            month={month}
            title={monthText(month, locale.locale)}
            weekdays={weekdayLetters(locale.locale)}
            counts={counts}
            chosen={model.chosen}
            canGoBack={model.canGoBack}
            canGoOn={model.canGoOn}
            previousLabel={t('calendar.previous')}
            nextLabel={t('calendar.next')}
            dayLabel={(date, count) => t('calendar.day', { date, count })}
            onMove={(step) => void model.move(step)}
            onChoose={(date) => void model.choose(date)}
          >
            {days.status === 'loading' && <Spinner className={styles.spinner} />}
            {days.error && <ErrorState error={days.error} onAction={() => void days.load()} />}
            {days.status === 'ready' && counts.size === 0 && <View className={styles.none}>{t('calendar.none')}</View>}
          </MonthCalendar>
        </View>
        <DayShows model={model} host={host} />
      </View>
    </Section>
  )
})

/** Hottest shows of the chosen day, with a link to all. */
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
