import { demoOffers } from '../src/demo/offers'
import { parkingFee } from '../src/services/parking/parking-fee'

const MINUTE = 60_000
const [, LOT] = demoOffers().parkings

describe('the fee for parking', () => {
  const fee = (minutes: number, isLonger = false) =>
    LOT && parkingFee(LOT, { from: 0, until: minutes * MINUTE, isLonger })

  it.each([
    ['nothing for the first minutes', 15, 0],
    ['an hour from then on', 16, 800],
    ['every hour begun', 61, 1600],
    ['no more than the price of a day', 23 * 60, 6000],
    ['a day and an hour', 24 * 60 + 1, 6800],
    ['two days', 48 * 60, 12_000],
  ])('costs %s (PARK-007)', (_what, minutes, cents) => {
    expect(fee(minutes)).toBe(cents)
  })

  it('grants free minutes only once', () => {
    expect(fee(1, true)).toBe(800)
    expect(fee(0, true)).toBe(0)
  })
})
