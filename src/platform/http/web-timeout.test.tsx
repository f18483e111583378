import { createTransport } from './http.h5'

it('aborts a call of the web after its timeout (NET-148)', async () => {
  jest.useFakeTimers()
  const fetching = (_url: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
  Object.assign(globalThis, { fetch: fetching })
  const call = { method: 'GET', url: '/gateway/x', headers: {}, timeoutMs: 5000 } as const
  const outcomes: unknown[] = []
  void createTransport('')(call).catch((thrown: unknown) => outcomes.push(thrown))
  await jest.advanceTimersByTimeAsync(4999)
  expect(outcomes).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(outcomes).toMatchObject([{ kind: 'network', code: 'timeout', isTimeout: true }])
  jest.useRealTimers()
})
