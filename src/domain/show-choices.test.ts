import fc from 'fast-check'
import { ALL_CATEGORIES } from './catalogue'
import { listInputOf, NO_CHOICES, paramsOfChoices, SORTS, showChoicesOf } from './show-choices'

/** Monday, 1 June 2026, 12:00 in Shanghai. */
const NOW = Date.UTC(2026, 5, 1, 4)

it('chooses everything when the address names nothing', () => {
  expect(showChoicesOf({})).toEqual(NO_CHOICES)
  expect(Object.values(paramsOfChoices(NO_CHOICES)).every((value) => value === undefined)).toBe(true)
})

it('parses its own output', () => {
  const choices = fc.record({
    category: fc.constantFrom(ALL_CATEGORIES, 'YinYueHui', 'made-by-a-merchant_2'),
    datePreset: fc.constantFrom(null, 'oneWeek' as const, 'nextWeek' as const),
    day: fc.constant(null),
    until: fc.constant(null),
    sort: fc.constantFrom(...SORTS),
  })
  fc.assert(fc.property(choices, (chosen) => expect(showChoicesOf(paramsOfChoices(chosen))).toEqual(chosen)))
  const day = { ...NO_CHOICES, day: '2026-06-07' }
  expect(showChoicesOf(paramsOfChoices(day))).toEqual(day)
  const days = { ...day, until: '2026-06-10' }
  expect(showChoicesOf(paramsOfChoices(days))).toEqual(days)
})

it.each([
  [{ sort: '__proto__' }],
  [{ sort: 'price' }],
  [{ date: 'constructor' }],
  [{ day: '2026-02-30' }],
  [{ day: '../../2026-02-03' }],
  [{ category: '<script>' }],
  [{ category: 'x'.repeat(41) }],
])('ignores %j', (params) => {
  expect(showChoicesOf(params)).toEqual(NO_CHOICES)
})

it('leaves out an order that needs the user’s position', () => {
  expect(showChoicesOf(paramsOfChoices({ ...NO_CHOICES, sort: 'DISTANCE' }))).toEqual(NO_CHOICES)
})

it('ignores days that end before they begin', () => {
  expect(showChoicesOf({ day: '2026-06-07', until: '2026-06-01' })).toMatchObject({ day: '2026-06-07', until: null })
  expect(showChoicesOf({ until: '2026-06-01' })).toEqual(NO_CHOICES)
})

it('prefers one day to a range', () => {
  expect(showChoicesOf({ day: '2026-06-07', date: 'oneWeek' })).toMatchObject({ day: '2026-06-07', datePreset: null })
})

it('requests the chosen days, category and order (CAT-031, CAT-092)', () => {
  expect(listInputOf(NO_CHOICES, 'BL1106', NOW)).toEqual({
    cityId: 'BL1106',
    sortType: 'RECOMMEND',
    backendCategoryCode: 'ALL',
  })
  const chosen = { ...NO_CHOICES, category: 'YinYueHui', datePreset: 'oneWeek' as const, sort: 'HOT' as const }
  expect(listInputOf(chosen, 'BL1101', NOW)).toEqual({
    cityId: 'BL1101',
    sortType: 'HOT',
    backendCategoryCode: 'YinYueHui',
    startDate: '2026-06-01',
    endDate: '2026-06-07',
  })
  expect(listInputOf({ ...NO_CHOICES, day: '2026-06-07', until: '2026-06-10' }, 'BL1106', NOW)).toMatchObject({
    startDate: '2026-06-07',
    endDate: '2026-06-10',
  })
  expect(listInputOf({ ...NO_CHOICES, day: '2026-06-07' }, 'BL1106', NOW)).toMatchObject({
    startDate: '2026-06-07',
    endDate: '2026-06-07',
  })
})
