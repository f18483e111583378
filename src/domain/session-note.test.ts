import { sessionNote } from './session-note'

it.each([
  ['2026.11.21 周六 10:00', '2026.11.21 周六 10:00', ''],
  ['2026.11.21 周六 全天', '2026.11.21 周六 10:00', '全天'],
  ['Sat, Nov 21, 2026 all day', 'Sat, Nov 21, 2026 10:00', 'all day'],
  ['首演场', '2026.11.21 周六 10:00', '首演场'],
  ['首演场', '待定', '首演场'],
])('shows “%s” at %s beside its time “%s”', (sessionName, sessionShowTime, note) => {
  expect(sessionNote({ sessionName, sessionShowTime })).toBe(note)
})
