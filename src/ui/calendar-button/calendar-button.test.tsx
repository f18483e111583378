import { CalendarButton } from './calendar-button.tt'

it('passes Douyin an event in seconds and its reminder in minutes', () => {
  const event = {
    id: 'ticket',
    title: '星河入梦',
    startAt: 1_800_000_000_999,
    endAt: 1_800_007_200_000,
    place: '星汇体育场',
  }
  const { props } = CalendarButton({ id: 'calendar', event, children: '加入日历', onAnswer: () => {} })
  expect(props.calendarOptions).toEqual({
    title: '星河入梦',
    startTime: 1_800_000_000,
    endTime: 1_800_007_200,
    location: '星汇体育场',
    alarm: true,
    alarmOffset: 120,
  })
})
