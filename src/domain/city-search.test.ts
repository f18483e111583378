import { isCityMatch, isCityName } from './city-search'

const BEIJING = { cityName: '北京', pinyin: 'bei jing' }

it.each(['北', '北京', 'bei', 'Bei Jing', 'beijing', 'bj', ' BJ '])('finds 北京 by “%s”', (typed) => {
  expect(isCityMatch(BEIJING, typed)).toBe(true)
})

it.each(['上', 'jing', 'bx', 'shanghai'])('does not find it by “%s”', (typed) => {
  expect(isCityMatch(BEIJING, typed)).toBe(false)
})

it('finds a city by its English name in any spacing, also without pinyin', () => {
  expect(isCityMatch({ cityName: 'Hong Kong' }, 'hongk')).toBe(true)
  expect(isCityMatch({ cityName: 'Xi’an', pinyin: 'xi an' }, "xi'an")).toBe(true)
  expect(isCityMatch({ cityName: '北京' }, 'bei')).toBe(false)
})

it.each([
  ['北京', true],
  ['北京市', true],
  ['Beijing', true],
  ['bei jing', true],
  ['北', false],
  ['bei', false],
  ['', false],
])('recognises %j as the whole name of a city: %s', (typed, isName) => {
  expect(isCityName({ cityName: '北京', pinyin: 'bei jing' }, typed)).toBe(isName)
})
