import fc from 'fast-check'
import { FakeStorage } from '@/platform/storage/storage-fake'
import { DistributorStore } from './distributor-store'

const LIFE_MS = 7 * 24 * 60 * 60 * 1000

function newStore() {
  const storage = new FakeStorage()
  const clock = { time: 1_000_000, now: () => clock.time }
  return { storage, clock, distributor: new DistributorStore(storage, clock) }
}

describe('who led the user here (SHELL-220)', () => {
  it('is remembered for seven days, and then cleared', () => {
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

  it('is the last one; a link of nobody changes nothing', () => {
    const { distributor } = newStore()
    for (const id of ['d1', 'd2', undefined, '']) distributor.remember(id)
    expect(distributor.id).toBe('d2')
  })
})
