import { translate } from './text'

describe('a text of the gateway', () => {
  it.each([
    [1, '1 active order'],
    [3, '3 active orders'],
  ])('has the English texts for %i', (count, words) => {
    expect(translate('en-US', 'account.blocker.ONGOING_ORDER', { count })).toBe(words)
  })
})
