import { rankOf, sightOn } from './stage-sight'

const endStage = { width: 400, height: 500, stage: { x: 150, y: 0, width: 100, height: 40, label: '' } }
const round = { width: 400, height: 400, stage: { x: 150, y: 150, width: 100, height: 100, label: '' } }

describe('the view of the stage from a seat (SEAT-001)', () => {
  it('calls the middle straight and the edge sideways', () => {
    const sight = sightOn(endStage)
    expect(sight(200, 220)).toEqual({ distance: 200, turn: 0 })
    expect(sight(400, 20).turn).toBeCloseTo(-90)
    expect(sight(0, 20).turn).toBeCloseTo(90)
  })

  it('rates all sides alike when the stage is in the middle', () => {
    const sight = sightOn(round)
    expect(sight(200, 0)).toEqual({ distance: 200, turn: 0 })
    expect(sight(0, 200)).toEqual({ distance: 200, turn: 0 })
  })

  it('decreases with distance and angle', () => {
    expect(rankOf({ distance: 100, turn: 0 })).toBeLessThan(rankOf({ distance: 120, turn: 0 }))
    expect(rankOf({ distance: 100, turn: 0 })).toBeLessThan(rankOf({ distance: 100, turn: 45 }))
    expect(rankOf({ distance: 100, turn: -45 })).toBe(rankOf({ distance: 100, turn: 45 }))
  })
})
