import { observer } from 'mobx-react'
import { monthText, weekdayLetters } from '@/domain/month-grid'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { MonthCalendar } from '@/ui/month-calendar/month-calendar'
import { bookingText } from '../../booking/text'
import type { BookingModel } from './booking-model'

/** Calendar of a show with more sessions than a list can show: the day comes first. */
export const SessionCalendar = observer(function SessionCalendar({ model }: { model: BookingModel }) {
  const t = useText(bookingText)
  const { locale } = useApp()
  const { days } = model
  return (
    <MonthCalendar
      month={days.month}
      title={monthText(days.month, locale.locale)}
      weekdays={weekdayLetters(locale.locale)}
      counts={days.counts}
      chosen={days.day}
      canGoBack={days.canGoBack}
      canGoOn={days.canGoOn}
      previousLabel={t('booking.previousMonth')}
      nextLabel={t('booking.nextMonth')}
      dayLabel={(date, count) => t('booking.day', { date, count })}
      onMove={days.move}
      onChoose={model.chooseDay}
    />
  )
})
