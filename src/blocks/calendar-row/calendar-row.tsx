import { useText } from '@/i18n/use-text'
import type { CalendarEvent, CalendarOutcome } from '@/platform/calendar/contract'
import { useApp } from '@/shell/app-context'
import { CalendarButton } from '@/ui/calendar-button/calendar-button'
import { Cell } from '@/ui/cell/cell'
import { calendarText } from './text'

/** Assumed length of a show, which has none: calendars need an end. */
const SHOW_MS = 2 * 60 * 60 * 1000

interface CalendarRowProps {
  id: string
  /** `startAt` in epoch ms. */
  show: Omit<CalendarEvent, 'endAt'>
  /** Subject among several shows. */
  value?: string
}

/** Writes a show into the phone's calendar; nothing where a platform has none. */
export function CalendarRow({ id, show, value }: CalendarRowProps) {
  const t = useText(calendarText)
  const { calendar, prompts } = useApp()
  const event = { ...show, endAt: show.startAt + SHOW_MS }
  const notify = ({ kind }: CalendarOutcome) => {
    if (kind !== 'cancelled' && kind !== 'unsupported') prompts.showToast(t(kind))
  }
  const cell = { icon: 'calendar-days', title: t('add'), ...(value && { value }) } as const
  if (calendar.hasVendorButton) {
    return (
      <CalendarButton id={id} event={event} onAnswer={(detail) => notify(calendar.readAnswer(detail))}>
        <Cell {...cell} />
      </CalendarButton>
    )
  }
  if (!calendar.isSupported) return null
  return <Cell id={id} {...cell} onPress={() => void calendar.add(event).then(notify)} />
}
