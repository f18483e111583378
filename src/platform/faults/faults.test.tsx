import { eventually } from '@test/screen'
import { render } from '@testing-library/react'
import { log } from '../log/log'
import { pageLoads } from '../page-loads/page-loads.h5'
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

  it('loads the code of the log without a sign of a loading page, or of a failure', async () => {
    const faults = logged()
    const inBackground = jest.spyOn(pageLoads, 'inBackground')
    render(<App />)
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError() }))
    await eventually(() => expect(faults()).toEqual(['RangeError']))
    expect(inBackground).toHaveBeenCalledTimes(1)
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
