import { type GestureListener, TouchGestures } from './touch-gestures'

function gestures(isForSomething = false) {
  const heard: unknown[] = []
  const listener: GestureListener = {
    onMove: (dx, dy) => heard.push(['move', dx, dy]),
    onPinch: (factor, at) => heard.push(['pinch', factor, at]),
    onTap(at) {
      heard.push(['tap', at])
      return isForSomething
    },
    onDoubleTap: (at) => heard.push(['double', at]),
    onHold: (at) => heard.push(['hold', at]),
    onThrow: (speed) => heard.push(['throw', speed]),
  }
  return { fingers: new TouchGestures(listener), heard }
}

const finger = (x: number, y: number, id = 1) => ({ id, x, y })

describe('fingers on the map (SEAT-001)', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('tap at their first point, despite trembling', () => {
    const { fingers, heard } = gestures()
    fingers.down([finger(10, 10)], 0)
    fingers.move([finger(14, 12)], 20)
    fingers.up([], 100)
    expect(heard).toEqual([['tap', { x: 10, y: 10 }]])
  })

  it('zoom in with two taps on empty space', () => {
    const { fingers, heard } = gestures()
    for (const at of [0, 200]) {
      fingers.down([finger(10, 10)], at)
      fingers.up([], at + 50)
    }
    expect(heard.map((one) => (one as unknown[])[0])).toEqual(['tap', 'double'])
  })

  it('tap each seat by itself, however fast', () => {
    const { fingers, heard } = gestures(true)
    for (const at of [0, 200]) {
      fingers.down([finger(10, 10)], at)
      fingers.up([], at + 50)
    }
    expect(heard.map((one) => (one as unknown[])[0])).toEqual(['tap', 'tap'])
  })

  it('move the map, and throw it on release', () => {
    const { fingers, heard } = gestures()
    fingers.down([finger(100, 100)], 0)
    fingers.move([finger(120, 100)], 16)
    fingers.move([finger(140, 110)], 32)
    fingers.up([], 40)
    expect(heard).toEqual([
      ['move', 20, 0],
      ['move', 20, 10],
      ['throw', { x: 40 / 32, y: 10 / 32 }],
    ])
  })

  it('throw nothing after they stood still', () => {
    const { fingers, heard } = gestures()
    fingers.down([finger(100, 100)], 0)
    fingers.move([finger(140, 100)], 16)
    fingers.up([], 300)
    expect(heard).toEqual([['move', 40, 0]])
  })

  it('pinch around the middle between them, and tap nothing afterwards', () => {
    const { fingers, heard } = gestures()
    fingers.down([finger(100, 100)], 0)
    fingers.down([finger(100, 100), finger(200, 100, 2)], 10)
    fingers.move([finger(80, 100), finger(220, 100, 2)], 20)
    fingers.up([finger(80, 100)], 30)
    fingers.up([], 40)
    expect(heard).toEqual([
      ['move', 0, 0],
      ['pinch', 1.4, { x: 150, y: 100 }],
    ])
  })

  it('inspect a seat on a long press, without choosing it', () => {
    const { fingers, heard } = gestures()
    fingers.down([finger(10, 10)], 0)
    jest.advanceTimersByTime(450)
    fingers.up([], 500)
    expect(heard).toEqual([['hold', { x: 10, y: 10 }]])
  })

  it('do nothing after the system has cancelled them', () => {
    const { fingers, heard } = gestures()
    fingers.down([finger(10, 10)], 0)
    fingers.cancel()
    jest.advanceTimersByTime(1000)
    fingers.up([], 1000)
    expect(heard).toEqual([])
  })
})
