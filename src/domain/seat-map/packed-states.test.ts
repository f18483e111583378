import fc from 'fast-check'
import { packStates, SEAT_STATE, unpackStates } from './packed-states'

describe('packed states of seats (SEAT-001)', () => {
  it('round-trip, three to a character', () => {
    fc.assert(
      fc.property(fc.uint8Array({ max: 3 }), (states) => {
        const text = packStates(states)
        expect(text).toHaveLength(Math.ceil(states.length / 3))
        expect(unpackStates(text, states.length)).toEqual(Uint8Array.from(states))
      }),
    )
  })

  it('shows a seat locked by another buyer as locked', () => {
    expect(unpackStates(packStates([SEAT_STATE.mine]), 1)).toEqual(Uint8Array.of(SEAT_STATE.locked))
  })

  it.each([
    ['too short', 'A', 4],
    ['too long', 'AAA', 4],
    ['of another alphabet', 'A!', 4],
  ])('rejects states that are %s', (_what, text, count) => {
    expect(unpackStates(text, count)).toBeNull()
  })
})
