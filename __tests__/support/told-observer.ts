import { act } from '@testing-library/react'

/** The browser's observer of what is on the screen, which here says what the test tells it. */
class ToldObserver {
  static all: ToldObserver[] = []

  constructor(
    readonly tell: (entries: object[]) => void,
    readonly options: IntersectionObserverInit = {},
  ) {
    ToldObserver.all.push(this)
  }

  observe(): void {}
  disconnect(): void {}
}

/** For the tests of a file nothing is on the screen until `seeEverything`. */
export function tellWhatIsSeen(): void {
  beforeEach(() => {
    ToldObserver.all = []
    Object.assign(globalThis, { IntersectionObserver: ToldObserver })
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  })
}

export function seeEverything(): void {
  const entry = { isIntersecting: true, boundingClientRect: { height: 1 } }
  act(() => {
    for (const { tell } of ToldObserver.all) tell([entry])
  })
}

/** How far before the screen each observer begins to look. */
export function marginsOfObservers(): (string | undefined)[] {
  return ToldObserver.all.map(({ options }) => options.rootMargin)
}
