import { EventEmitter } from 'node:events'
import { Admission, CallerGone, TooBusy } from './admission'

class Caller extends EventEmitter {
  destroyed = false

  hangUp(): void {
    this.destroyed = true
    this.emit('close')
  }
}

/** Work that ends on the test's command. */
function work() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const run = jest.fn(() => ended)
  return { run, end }
}

/** Runs all pending microtasks. */
async function settled(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await new Promise(setImmediate)
}

describe('admission', () => {
  it('limits concurrent calls, and runs the others in order of arrival', async () => {
    const admission = new Admission({ atOnce: 2, inLine: 10 })
    const works = [work(), work(), work(), work()]
    const done = works.map(({ run }) => admission.run(new Caller(), run))
    const begun = () => works.map(({ run }) => run.mock.calls.length)
    await settled()
    expect(begun()).toEqual([1, 1, 0, 0])
    works[1]?.end()
    await settled()
    expect(begun()).toEqual([1, 1, 1, 0])
    for (const { end } of works) end()
    await Promise.all(done)
    expect(begun()).toEqual([1, 1, 1, 1])
  })

  it('never starts the work of a disconnected caller, and admits the next one', async () => {
    const admission = new Admission({ atOnce: 1, inLine: 10 })
    const [first, left, last] = [work(), work(), work()]
    const caller = new Caller()
    const begun = admission.run(new Caller(), first.run)
    const leaving = admission.run(caller, left.run)
    const waiting = admission.run(new Caller(), last.run)
    caller.hangUp()
    await expect(leaving).rejects.toThrow(CallerGone)
    await expect(admission.run(caller, left.run)).rejects.toThrow(CallerGone)
    first.end()
    last.end()
    await Promise.all([begun, waiting])
    expect(left.run).not.toHaveBeenCalled()
    expect(last.run).toHaveBeenCalled()
  })

  it('passes on the place of a caller that disconnects before its work starts', async () => {
    const admission = new Admission({ atOnce: 1, inLine: 10 })
    const [left, last] = [work(), work()]
    const caller = new Caller()
    const first = admission.run(new Caller(), async () => setImmediate(() => caller.hangUp()))
    const leaving = admission.run(caller, left.run)
    const waiting = admission.run(new Caller(), last.run)
    last.end()
    await expect(leaving).rejects.toThrow(CallerGone)
    await Promise.all([first, waiting])
    expect(left.run).not.toHaveBeenCalled()
  })

  it('drops disconnected callers among calls that arrive together', async () => {
    const admission = new Admission({ atOnce: 2, inLine: 100 })
    const run = jest.fn(() => Promise.resolve())
    const callers = Array.from({ length: 50 }, () => new Caller())
    const calls: Promise<void>[] = []
    for (const caller of callers) {
      calls.push(admission.run(caller, run))
      // Like the event loop between two requests: promises continue, connections are not checked.
      for (let round = 0; round < 10; round += 1) await null
    }
    for (const caller of callers) caller.hangUp()
    const ends = await Promise.allSettled(calls)
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(50)
    expect(run).not.toHaveBeenCalled()
  })

  it('rejects callers beyond the queue limit', async () => {
    const admission = new Admission({ atOnce: 1, inLine: 1 })
    const [first, second] = [work(), work()]
    const done = [admission.run(new Caller(), first.run), admission.run(new Caller(), second.run)]
    await expect(admission.run(new Caller(), work().run)).rejects.toThrow(TooBusy)
    first.end()
    second.end()
    await Promise.all(done)
  })

  it('releases its places after failed work', async () => {
    const admission = new Admission({ atOnce: 1, inLine: 1 })
    const fail = () => Promise.reject(new Error('broken'))
    for (let count = 0; count < 3; count += 1) {
      await expect(admission.run(new Caller(), fail)).rejects.toThrow('broken')
    }
  })
})
