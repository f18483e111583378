import { ShopTime } from './shop-time'

const MINUTE = 60_000

describe('the time of the shop', () => {
  it('corrects a wrong device clock (TICKET-029)', () => {
    let device = 1_000 * MINUTE
    const time = new ShopTime({ now: () => device })
    time.record(device + 9 * MINUTE, null)
    device += 30 * MINUTE
    expect(time.now()).toBe(device + 9 * MINUTE)
  })

  it('derives from a cached answer too, by its age (TICKET-029)', () => {
    const device = 1_000 * MINUTE
    const time = new ShopTime({ now: () => device })
    time.record(100 * MINUTE, 103 * MINUTE)
    expect(time.now()).toBe(device - 3 * MINUTE)
  })
})
