import type { ButtonProps } from '@tarojs/components'
import { ALARM_HOURS } from '@/domain/calendar-file'
import { BareButton } from '../bare-button/bare-button'
import type { CalendarButtonProps } from './contract'

const SECOND_MS = 1000
const HOUR_MIN = 60

/** Douyin's button; Taro's types do not know it (config/plugin-attributes). */
export function CalendarButton({ id, event, children, onAnswer }: CalendarButtonProps) {
  const { title, startAt, endAt, place } = event
  const button = {
    openType: 'addCalendarEvent',
    calendarOptions: {
      title,
      startTime: Math.floor(startAt / SECOND_MS),
      endTime: Math.floor(endAt / SECOND_MS),
      location: place,
      alarm: true,
      alarmOffset: ALARM_HOURS * HOUR_MIN,
    },
    onAddCalendarEvent: ({ detail }: { detail: unknown }) => onAnswer(detail),
  } as unknown as ButtonProps
  return (
    <BareButton id={id} {...button}>
      {children}
    </BareButton>
  )
}
