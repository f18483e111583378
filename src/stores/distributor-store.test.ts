import fc from 'fast-check'
import { FakeStorage } from '@/platform/storage/storage-fake'
import { DistributorStore } from './distributor-store'

const LIFE_MS = 7 * 24 * 60 * 60 * 1000

function newStore() {
  const storage = new FakeStorage()
  const clock = { time: 1_000_000, now: () => clock.time }
  return { storage, clock, distributor: new DistributorStore(storage, clock) }
}

describe('the distributor of a user (SHELL-220)', () => {
  it('expires after seven days', () => {
    fc.assert(
      fc.property(fc.nat(2 * LIFE_MS), (passed) => {
        const { storage, clock, distributor } = newStore()
        distributor.remember('d1')
        clock.time += passed
        expect(new DistributorStore(storage, clock).id).toBe(passed < LIFE_MS ? 'd1' : undefined)
        expect(storage.get('distributor') === null).toBe(passed >= LIFE_MS)
      }),
    )
  })

  it('keeps the latest one; a link without one changes nothing', () => {
    const { distributor } = newStore()
    for (const id of ['d1', 'd2', undefined, '']) distributor.remember(id)
    expect(distributor.id).toBe('d2')
  })
})
