import { seatMap } from '@test/seat-maps'
import type { SeatMapDynamic } from '@/contracts/seat/seat-map'
import { packStates } from './packed-states'
import { SeatAvailability } from './seat-availability'
import { SeatLayout } from './seat-layout'

const layout = new SeatLayout(seatMap(['000', '111']))

const answer = (more: Partial<SeatMapDynamic> = {}): SeatMapDynamic => ({
  version: '1',
  ts: 1000,
  zones: [{ zoneId: 'A', left: 4, status: 'AVAILABLE' }],
  ...more,
})
const whole = answer({ seats: [{ zoneId: 'A', states: packStates([1, 1, 3, 2, 1, 1]) }] })

describe('current availability (SEAT-001)', () => {
  it('applies a whole answer, then changes', () => {
    const availability = new SeatAvailability(layout)
    expect(availability.isKnown('A')).toBe(false)
    expect(availability.apply(whole)).toBe(true)
    expect(availability.isKnown('A')).toBe(true)
    expect([...availability.states]).toEqual([1, 1, 3, 2, 1, 1])
    expect(availability.apply(answer({ ts: 2000, changes: [{ zoneId: 'A', states: [0, 3, 3, 1] }] }))).toBe(true)
    expect([...availability.states]).toEqual([3, 1, 3, 1, 1, 1])
    expect(availability.zones.get('A')).toEqual({ left: 4, status: 'AVAILABLE' })
  })

  it('marks the seats that are held for this user', () => {
    const availability = new SeatAvailability(layout)
    availability.apply({ ...whole, mine: ['A.2.1', 'A.9.9'] })
    expect([...availability.states]).toEqual([1, 1, 3, 4, 1, 1])
  })

  it.each([
    ['another version', { ...whole, version: '2' }],
    ['states of another number of seats', answer({ seats: [{ zoneId: 'A', states: 'A' }] })],
    ['an unknown zone', answer({ seats: [{ zoneId: 'B', states: 'AA' }] })],
    ['changes of a zone that was never told', answer({ changes: [{ zoneId: 'A', states: [0, 3] }] })],
  ])('does not fit %s', (_what, odd) => {
    expect(new SeatAvailability(layout).apply(odd)).toBe(false)
  })

  it('ignores changes beyond the zone they are for', () => {
    const availability = new SeatAvailability(layout)
    availability.apply(whole)
    availability.apply(answer({ changes: [{ zoneId: 'A', states: [6, 3, 99, 3] }] }))
    expect([...availability.states]).toEqual([1, 1, 3, 2, 1, 1])
  })
})
