import type { LogicInstance } from '../view/view-engine'
import { Activity } from './activity'
import { FaultLog } from './fault-log'
import { SetDataMeter } from './set-data-meter'

const KB = 1024
/** Of `{"text":""}`. */
const EMPTY_BYTES = 11

/** Faults of a page that sends this much in one call. */
function faultsOf(bytes: number): string[] {
  const faults = new FaultLog()
  const meter = new SetDataMeter('weapp', new Activity(), faults)
  const page: LogicInstance = { data: {}, setData: () => undefined }
  meter.instrument(page, 'pages/list/list')
  page.setData({ text: 'x'.repeat(bytes - EMPTY_BYTES) })
  return faults.faults.map(({ message, where }) => `${where}: ${message}`)
}

describe('a call across the bridge', () => {
  it('fails on warnings of the vendors’ audits', () => {
    expect(faultsOf(256 * KB)).toEqual([])
    expect(faultsOf(256 * KB + 1)).toEqual(['pages/list/list: setData of 262145 bytes: vendors’ audits allow 256 KB'])
  })
})
