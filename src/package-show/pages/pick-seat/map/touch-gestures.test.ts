import { type GestureListener, TouchGestures } from './touch-gestures'

function gestures(isForSomething = false) {
  const events: unknown[] = []
  const listener: GestureListener = {
    onMove: (dx, dy) => events.push(['move', dx, dy]),
    onPinch: (factor, at) => events.push(['pinch', factor, at]),
    onTap(at) {
      events.push(['tap', at])
      return isForSomething
    },
    onDoubleTap: (at) => events.push(['double', at]),
    onHold: (at) => events.push(['hold', at]),
    onThrow: (speed) => events.push(['throw', speed]),
  }
  return { fingers: new TouchGestures(listener), events }
}

const finger = (x: number, y: number, id = 1) => ({ id, x, y })

describe('fingers on the map (SEAT-001)', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('tap at their first point, despite trembling', () => {
    const { fingers, events } = gestures()
    fingers.down([finger(10, 10)], 0)
    fingers.move([finger(14, 12)], 20)
    fingers.up([], 100)
    expect(events).toEqual([['tap', { x: 10, y: 10 }]])
  })

  it('zoom in with two taps on empty space', () => {
    const { fingers, events } = gestures()
    for (const at of [0, 200]) {
      fingers.down([finger(10, 10)], at)
      fingers.up([], at + 50)
    }
    expect(events.map((one) => (one as unknown[])[0])).toEqual(['tap', 'double'])
  })

  it('tap each seat by itself, however fast', () => {
    const { fingers, events } = gestures(true)
    for (const at of [0, 200]) {
      fingers.down([finger(10, 10)], at)
      fingers.up([], at + 50)
    }
    expect(events.map((one) => (one as unknown[])[0])).toEqual(['tap', 'tap'])
  })

  it('move the map, and throw it on release', () => {
    const { fingers, events } = gestures()
    fingers.down([finger(100, 100)], 0)
    fingers.move([finger(120, 100)], 16)
    fingers.move([finger(140, 110)], 32)
    fingers.up([], 40)
    expect(events).toEqual([
      ['move', 20, 0],
      ['move', 20, 10],
      ['throw', { x: 40 / 32, y: 10 / 32 }],
    ])
  })

  it('throw nothing after they stood still', () => {
    const { fingers, events } = gestures()
    fingers.down([finger(100, 100)], 0)
    fingers.move([finger(140, 100)], 16)
    fingers.up([], 300)
    expect(events).toEqual([['move', 40, 0]])
  })

  it('pinch around the middle between them, and tap nothing afterwards', () => {
    const { fingers, events } = gestures()
    fingers.down([finger(100, 100)], 0)
    fingers.down([finger(100, 100), finger(200, 100, 2)], 10)
    fingers.move([finger(80, 100), finger(220, 100, 2)], 20)
    fingers.up([finger(80, 100)], 30)
    fingers.up([], 40)
    expect(events).toEqual([
      ['move', 0, 0],
      ['pinch', 1.4, { x: 150, y: 100 }],
    ])
  })

  it('inspect a seat on a long press, without choosing it', () => {
    const { fingers, events } = gestures()
    fingers.down([finger(10, 10)], 0)
    jest.advanceTimersByTime(450)
    fingers.up([], 500)
    expect(events).toEqual([['hold', { x: 10, y: 10 }]])
  })

  it('do nothing after the system has cancelled them', () => {
    const { fingers, events } = gestures()
    fingers.down([finger(10, 10)], 0)
    fingers.cancel()
    jest.advanceTimersByTime(1000)
    fingers.up([], 1000)
    expect(events).toEqual([])
  })
})
