import Taro from '@tarojs/taro'
import { ALARM_HOURS } from '@/domain/calendar-file'
import { privacy } from '../privacy/privacy'
import { refusalOf } from '../vendor-error'
import type { Calendar } from './contract'
import { noCalendar } from './no-calendar'

const SECOND_MS = 1000
const HOUR_S = 60 * 60

export const calendar: Calendar = {
  ...noCalendar,
  isSupported: true,
  async add({ title, startAt, endAt, place }) {
    if (!(await privacy.authorise())) return { kind: 'denied' }
    try {
      await Taro.addPhoneCalendar({
        title,
        startTime: Math.floor(startAt / SECOND_MS),
        // The vendor expects text here.
        endTime: String(Math.floor(endAt / SECOND_MS)),
        location: place,
        alarm: true,
        alarmOffset: ALARM_HOURS * HOUR_S,
      })
      return { kind: 'added' }
    } catch (error) {
      return refusalOf(error)
    }
  },
}
