import { Text, View } from '@tarojs/components'
import { type ReactNode, useMemo } from 'react'
import { monthGrid } from '@/domain/month-grid'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import styles from './month-calendar.module.scss'

interface MonthCalendarProps {
  /** `yyyy-MM` */
  month: string
  /** Name of the month. */
  title: string
  /** From Monday to Sunday. */
  weekdays: readonly string[]
  /** Number of items on a day, `yyyy-MM-dd`; a day without any is no link. */
  counts: ReadonlyMap<string, number>
  chosen: string | null
  canGoBack: boolean
  canGoOn: boolean
  previousLabel: string
  nextLabel: string
  dayLabel(date: string, count: number): string
  /** A month on (1) or back (-1). */
  onMove(step: 1 | -1): void
  onChoose(date: string): void
  /** Below the days. */
  children?: ReactNode
}

/** A month, of which the days that have something can be chosen. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, title, weekdays, canGoBack, canGoOn, previousLabel, nextLabel, onMove, children } = props
  const weeks = useMemo(() => monthGrid(month), [month])
  return (
    <>
      <View className={styles.head}>
        <Pressable className={styles.arrow} label={previousLabel} isDisabled={!canGoBack} onPress={() => onMove(-1)}>
          <Icon name="chevron-left" />
        </Pressable>
        <Text className={styles.month} aria-live="polite">
          {title}
        </Text>
        <Pressable className={styles.arrow} label={nextLabel} isDisabled={!canGoOn} onPress={() => onMove(1)}>
          <Icon name="chevron-right" />
        </Pressable>
      </View>
      <View className={styles.week} aria-hidden>
        {weekdays.map((letter) => (
          <Text key={letter} className={styles.weekday}>
            {letter}
          </Text>
        ))}
      </View>
      {weeks.map((week) => (
        <View key={week.find(Boolean) ?? ''} className={styles.week}>
          {week.map((date, weekday) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place of the week is what it is.
            <Day key={weekday} date={date} calendar={props} />
          ))}
        </View>
      ))}
      {children}
    </>
  )
}

function Day({ date, calendar }: { date: string | null; calendar: MonthCalendarProps }) {
  if (date === null) return <View className={styles.day} />
  const { counts, chosen, dayLabel, onChoose } = calendar
  const day = Number(date.slice(8))
  const count = counts.get(date) ?? 0
  if (count === 0) return <View className={classNames(styles.day, styles.empty)}>{day}</View>
  return (
    <Pressable
      className={classNames(styles.day, date === chosen && styles.chosen)}
      label={dayLabel(date, count)}
      isExpanded={date === chosen}
      onPress={() => onChoose(date)}
    >
      <View className={styles.number}>{day}</View>
      <View className={styles.dot} />
    </Pressable>
  )
}
