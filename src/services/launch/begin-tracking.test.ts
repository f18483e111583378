import { createBareApp } from '@test/bare-app'
import { beginTracking } from './begin-tracking'

const mockTrack = jest.fn(() => mockStop)
const mockStop = jest.fn()
jest.mock('@/services/tracking/track-with-consent', () => ({ trackWithConsent: () => mockTrack() }))

const visitor = () => createBareApp({ transport: () => Promise.reject(new Error('no call is expected')) })
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000)

describe('the code that tracks', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    jest.clearAllMocks()
  })
  afterEach(() => jest.useRealTimers())

  it('loads two seconds after the consent, never for a visitor', async () => {
    const app = visitor()
    const end = beginTracking(app)
    await seconds(60)
    expect(mockTrack).not.toHaveBeenCalled()
    app.tracking.choose(true)
    await seconds(1.9)
    expect(mockTrack).not.toHaveBeenCalled()
    await seconds(0.2)
    expect(mockTrack).toHaveBeenCalledTimes(1)
    end()
    expect(mockStop).toHaveBeenCalledTimes(1)
  })

  it('stays unloaded once the app has ended', async () => {
    const app = visitor()
    const end = beginTracking(app)
    app.tracking.choose(true)
    end()
    await seconds(60)
    expect(mockTrack).not.toHaveBeenCalled()
  })
})
