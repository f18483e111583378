import { AppError } from './app-error'
import { PagedList } from './paged-list'
import { Resource } from './resource'
import { Submission } from './submission'

/** An answer that the test delivers. */
function deferred<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (reason: unknown) => void = () => {}
  const promise = new Promise<T>((onValue, onFailure) => {
    resolve = onValue
    reject = onFailure
  })
  return { promise, resolve, reject }
}

describe('Resource', () => {
  it('drops an answer that arrives after a newer request', async () => {
    const first = deferred<string>()
    const second = deferred<string>()
    const answers = [first, second]
    const resource = new Resource(() => answers.shift()?.promise ?? Promise.reject(new Error('asked too often')))
    const loads = [resource.load(), resource.load()]
    second.resolve('new')
    first.resolve('old')
    await Promise.all(loads)
    expect(resource.value).toBe('new')
    expect(resource.status).toBe('ready')
  })

  it('reports every accepted answer, regardless of the caller', async () => {
    const reported: string[] = []
    const answers = ['one', null, 'two']
    const resource = new Resource(
      async () => {
        const answer = answers.shift()
        if (!answer) throw new AppError('network', 'offline')
        return answer
      },
      (value) => reported.push(value),
    )
    for (let times = 0; times < 3; times += 1) await resource.load()
    expect(reported).toEqual(['one', 'two'])
  })

  it('keeps its value when a reload fails, and reports the failure', async () => {
    let isUp = true
    const resource = new Resource(async () => {
      if (!isUp) throw new AppError('network', 'offline')
      return 'shown'
    })
    await resource.load()
    isUp = false
    await resource.load()
    expect(resource.value).toBe('shown')
    expect(resource.status).toBe('failed')
    expect(resource.error?.code).toBe('offline')
    expect(resource.isFirstLoad).toBe(false)
  })

  it('turns anything thrown into an AppError', async () => {
    const resource = new Resource(() => Promise.reject('odd'))
    await resource.load()
    expect(resource.error?.kind).toBe('unexpected')
  })

  it('ignores an older answer after a value was set', async () => {
    const answer = deferred<string>()
    const resource = new Resource(() => answer.promise)
    const load = resource.load()
    resource.set('chosen')
    answer.resolve('late')
    await load
    expect(resource.value).toBe('chosen')
  })

  it('stays empty once cleared, despite pending requests', async () => {
    const answer = deferred<string>()
    const resource = new Resource(() => answer.promise)
    const load = resource.load()
    resource.clear()
    answer.resolve('late')
    await load
    expect([resource.value, resource.status, resource.isFirstLoad]).toEqual([null, 'idle', true])
  })
})

describe('PagedList', () => {
  const numbers = (from: number, length: number) => Array.from({ length }, (_, index) => from + index)

  it('appends pages up to the last', async () => {
    const list = new PagedList(async (offset) => ({ list: numbers(offset, 2), hasMore: offset < 4 }))
    await list.refresh()
    await list.loadMore()
    await list.loadMore()
    await list.loadMore()
    expect(list.items).toEqual([0, 1, 2, 3, 4, 5])
    expect(list.hasMore).toBe(false)
  })

  it('keeps every shown page on a refresh, while it exists (ORDER-003)', async () => {
    let length = 9
    let seen: readonly number[] = []
    const list = new PagedList(async (offset) => {
      seen = list.items
      return { list: numbers(offset, Math.min(2, length - offset)), hasMore: offset + 2 < length }
    })
    await list.refresh()
    await list.loadMore()
    await list.loadMore()
    await list.refresh()
    expect([seen, list.items, list.hasMore]).toEqual([numbers(0, 6), numbers(0, 6), true])
    length = 3
    await list.refresh()
    expect([list.items, list.hasMore]).toEqual([[0, 1, 2], false])
  })

  it('fetches once while a page is pending', async () => {
    const offsets: number[] = []
    const list = new PagedList(async (offset) => {
      offsets.push(offset)
      return { list: numbers(offset, 2), hasMore: true }
    })
    await list.refresh()
    await Promise.all([list.loadMore(), list.loadMore(), list.loadMore()])
    expect(offsets).toEqual([0, 2])
  })

  it('keeps its items when the next page fails, and continues from there', async () => {
    let isUp = true
    const list = new PagedList(async (offset) => {
      if (!isUp) throw new AppError('network', 'timeout')
      return { list: numbers(offset, 2), hasMore: true }
    })
    await list.refresh()
    isUp = false
    await list.loadMore()
    expect(list.status).toBe('failed')
    expect(list.items).toEqual([0, 1])
    isUp = true
    await list.loadMore()
    expect(list.items).toEqual([0, 1, 2, 3])
  })

  it('ends when a server promises more but has none', async () => {
    const list = new PagedList(async () => ({ list: [], hasMore: true }))
    await list.refresh()
    expect(list.isEmpty).toBe(true)
    expect(list.hasMore).toBe(false)
  })

  it('forgets the old list at once when its filter changes', async () => {
    const answers = [deferred<number[]>(), deferred<number[]>()]
    let requested = 0
    const list = new PagedList(async () => ({ list: await (answers[requested++]?.promise ?? []), hasMore: false }))
    const first = list.refresh()
    const second = list.restart()
    answers[1]?.resolve([2])
    await second
    answers[0]?.resolve([1])
    await first
    expect(list.items).toEqual([2])
  })
})

describe('Submission', () => {
  it('runs once for two taps', async () => {
    const answer = deferred<string>()
    const perform = jest.fn(() => answer.promise)
    const submission = new Submission(perform)
    const taps = [submission.submit(), submission.submit()]
    expect(submission.isRunning).toBe(true)
    answer.resolve('done')
    expect(await Promise.all(taps)).toEqual(['done', null])
    expect(perform).toHaveBeenCalledTimes(1)
    expect(submission.isRunning).toBe(false)
  })

  it('reports why it failed and allows another try', async () => {
    let isUp = false
    const submission = new Submission(async () => {
      if (!isUp) throw new AppError('rejected', 'soldOut')
      return 'done'
    })
    expect(await submission.submit()).toBeNull()
    expect(submission.error?.code).toBe('soldOut')
    isUp = true
    expect(await submission.submit()).toBe('done')
    expect(submission.error).toBeNull()
  })
})
