import { filledText } from './filled-text'

const TEXT = '{count} {count, plural, one {day} other {days}} to go'

describe('a text with marks', () => {
  it.each([
    [1, '1 day to go'],
    [0, '0 days to go'],
    [28, '28 days to go'],
  ])('has the texts for %i', (count, words) => {
    expect(filledText(TEXT, { count })).toBe(words)
  })

  it('keeps a mark without a value', () => {
    expect(filledText('{name}: {count}', { count: 2 })).toBe('{name}: 2')
  })
})
