import { nearDistance, onFirstMove } from './near-distance'

describe('how far from the screen something is near', () => {
  it('is little until the visitor moves, and what asks for less keeps less', () => {
    expect([nearDistance(1200), nearDistance(100)]).toEqual([300, 100])
  })

  it('is not changed by slides that scroll by themselves', () => {
    const listener = jest.fn()
    const callOff = onFirstMove(listener)
    document.body.dispatchEvent(new Event('scroll', { bubbles: true }))
    expect(listener).not.toHaveBeenCalled()
    expect(nearDistance(1200)).toBe(300)
    callOff()
  })

  it('is all of it from the first touch on, which is told once, and to nobody who has called it off', () => {
    const [told, calledOff, late] = [jest.fn(), jest.fn(), jest.fn()]
    onFirstMove(told)
    onFirstMove(calledOff)()
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }))
    document.body.dispatchEvent(new Event('wheel', { bubbles: true }))
    expect(told).toHaveBeenCalledTimes(1)
    expect(calledOff).not.toHaveBeenCalled()
    expect(nearDistance(1200)).toBe(1200)
    onFirstMove(late)
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(late).not.toHaveBeenCalled()
  })
})
