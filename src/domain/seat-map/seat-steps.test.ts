import { seated, someSeats } from '@test/seat-maps'
import fc from 'fast-check'
import { SeatIndex } from './seat-index'
import { type StepDirection, stepFrom } from './seat-steps'

const BACK: Readonly<Record<StepDirection, StepDirection>> = { left: 'right', right: 'left', up: 'down', down: 'up' }

describe('walking from seat to seat by arrow keys (SEAT-001)', () => {
  it('follows rows, over aisles, and from row to row', () => {
    const { layout } = seated(['00 00', '00 00'], '.... ....')
    const index = new SeatIndex(layout)
    expect(stepFrom(layout, index, 1, 'right')).toBe(2)
    expect(stepFrom(layout, index, 2, 'left')).toBe(1)
    expect(stepFrom(layout, index, 1, 'down')).toBe(5)
    expect(stepFrom(layout, index, 5, 'up')).toBe(1)
    expect(stepFrom(layout, index, 0, 'left')).toBeNull()
    expect(stepFrom(layout, index, 0, 'up')).toBeNull()
  })

  it('reaches every seat of a row, one after the other', () => {
    fc.assert(
      fc.property(someSeats, ({ layout }) => {
        const index = new SeatIndex(layout)
        const row = layout.zones[0]?.rows[0]
        if (!row) return
        for (let seat = row.from; seat + 1 < row.to; seat += 1) {
          expect(stepFrom(layout, index, seat, 'right')).toBe(seat + 1)
          expect(stepFrom(layout, index, seat + 1, BACK.right)).toBe(seat)
        }
      }),
    )
  })
})
