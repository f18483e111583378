import Taro from '@tarojs/taro'
import { privacy } from '../privacy/privacy'
import { refusalOf } from '../vendor-error'
import type { Calendar } from './contract'
import { noCalendar } from './no-calendar'

const SECOND_MS = 1000
/** Told this long before it begins, s. */
const ALARM_S = 2 * 60 * 60

export const calendar: Calendar = {
  ...noCalendar,
  isSupported: true,
  async add({ title, startAt, endAt, place }) {
    if (!(await privacy.authorise())) return { kind: 'denied' }
    try {
      await Taro.addPhoneCalendar({
        title,
        startTime: Math.floor(startAt / SECOND_MS),
        // The vendor wants text here.
        endTime: String(Math.floor(endAt / SECOND_MS)),
        location: place,
        alarm: true,
        alarmOffset: ALARM_S,
      })
      return { kind: 'added' }
    } catch (error) {
      return refusalOf(error)
    }
  },
}
