import { seatDiameter, seatStamp } from './seat-stamps'

describe('the stamp of a seat', () => {
  it.each([
    [0.4, 1],
    [3.3, 3],
    [10, 8],
    [24.9, 20],
  ])('has room for the whole seat when seats are %d pixels apart', (pitch, expected) => {
    const { size, pixels } = seatStamp({ color: '#E8477A', shape: 'disc' }, '#FFFFFF', pitch)
    expect(size).toBe(expected)
    expect(pixels).toHaveLength(size * size)
  })

  it('shrinks for an unavailable seat, and never below a pixel', () => {
    expect(seatDiameter('dot', 20)).toBeLessThan(seatDiameter('disc', 20))
    expect(seatDiameter('dot', 0.1)).toBe(1)
  })
})
