import type { ReactNode } from 'react'
import type { CalendarEvent } from '@/platform/calendar/contract'

/** A button of the vendor's, which writes into the calendar. */
export interface CalendarButtonProps {
  id: string
  event: CalendarEvent
  children: ReactNode
  /** The vendor's answer, for `Calendar.readAnswer`. */
  onAnswer(detail: unknown): void
}
