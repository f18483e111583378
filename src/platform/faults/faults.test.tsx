import { eventually } from '@test/screen'
import { render } from '@testing-library/react'
import { log } from '../log/log'
import { useFaultLog } from './faults.h5'

function App() {
  useFaultLog()
  return null
}

const logged = () => {
  const system = jest.spyOn(log, 'system').mockImplementation(() => {})
  return () => system.mock.calls.map(([fault]) => fault.split(' ')[0])
}

afterEach(() => jest.restoreAllMocks())

describe('uncaught errors of a web page (TRACK-012)', () => {
  it('logs a system fault: an error, and a rejected promise', async () => {
    const faults = logged()
    render(<App />)
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('13812345678') }))
    const forgotten = new Event('unhandledrejection')
    window.dispatchEvent(Object.assign(forgotten, { reason: new TypeError('13812345678') }))
    await eventually(() => expect(faults().sort()).toEqual(['RangeError', 'TypeError']))
  })

  it('stops when the app has gone', async () => {
    const faults = logged()
    const { unmount } = render(<App />)
    unmount()
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError() }))
    await Promise.resolve()
    expect(faults()).toEqual([])
  })
})
