import { appLink } from './app-link.h5'

describe('opening the app from a browser', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  it.each([true, false])('waits three seconds for the app to open: %s (SHELL-216)', async (isInFront) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(isInFront)
    const outcomes: boolean[] = []
    // An address that the test browser can open.
    void appLink.open('#app').then((isOpen) => outcomes.push(isOpen))
    expect(window.location.hash).toBe('#app')
    await jest.advanceTimersByTimeAsync(2999)
    expect(outcomes).toEqual([])
    await jest.advanceTimersByTimeAsync(1)
    expect(outcomes).toEqual([isInFront])
  })
})
