import { act } from '@testing-library/react'

/** A screen shows 60 pictures a second. */
const FRAME_MS = 17

/** The browser's intersection observer, controlled by the test. */
class FakeIntersectionObserver {
  static all: FakeIntersectionObserver[] = []

  constructor(
    readonly report: (entries: object[]) => void,
    readonly options: IntersectionObserverInit = {},
  ) {
    FakeIntersectionObserver.all.push(this)
  }

  observe(): void {}
  disconnect(): void {}
}

/** For the tests of a file nothing is on the screen until `intersectEverything`. */
export function fakeIntersectionObserver(): void {
  beforeEach(() => {
    FakeIntersectionObserver.all = []
    Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver })
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  })
}

export function intersectEverything(): void {
  const entry = { isIntersecting: true, boundingClientRect: { height: 1 } }
  act(() => {
    for (const { report } of FakeIntersectionObserver.all) report([entry])
    // On the web one part is drawn a frame.
    jest.advanceTimersByTime(FRAME_MS * FakeIntersectionObserver.all.length)
  })
}

/** Margins of the observers. */
export function marginsOfObservers(): (string | undefined)[] {
  return FakeIntersectionObserver.all.map(({ options }) => options.rootMargin)
}
