import fc from 'fast-check'
import { endpoint } from '@/contracts/endpoint'
import { AppError } from '@/lib/app-error'
import { FakeStorage } from '@/platform/storage/storage-fake'
import { ticketFallback } from './interceptors/ticket-fallback'
import { createRequest } from './request'
import { TICKET_ENDPOINTS, TicketCache, ticketEndpointOf } from './ticket-cache'
import type { HttpReply, HttpRequest } from './transport'
import { unwrapEnvelope } from './unwrap-envelope'

const DAY_MS = 24 * 3_600_000

const listVouchers = endpoint<{ offset: number }, unknown>({ path: 'trade/buyer/v5/voucher/page_list' })
const getVoucher = endpoint<{ id: string }, unknown>({ path: 'trade/buyer/v5/voucher/:id/detail' })
const getOrder = endpoint<{ id: string }, unknown>({ path: 'trade/buyer/v5/orders/:id' })

function shop() {
  const clock = { time: 1_000 * DAY_MS, now: () => clock.time }
  const storage = new FakeStorage()
  const cache = new TicketCache(storage, clock)
  const state = { user: 'ann' as string | null, answer: (): HttpReply | Promise<HttpReply> => ok({ list: [] }) }
  const transport = async (_request: HttpRequest) => state.answer()
  const request = createRequest(unwrapEnvelope(transport), [ticketFallback(cache, () => state.user)])
  return { clock, storage, cache, state, request }
}

const ok = (data: unknown): HttpReply => ({ status: 200, headers: {}, body: { statusCode: 200, data } })
const http = (status: number): HttpReply => ({ status, headers: {}, body: '' })

describe('the calls behind the tickets', () => {
  it.each<[path: string, endpoint: string | null, row?: string]>([
    ['trade/buyer/v5/voucher/page_list', 'voucher/page_list', 'NET-116, TICKET-022'],
    ['trade/buyer/v5/voucher/:id/detail', 'voucher/:id/detail', 'NET-117, TICKET-023'],
    ['trade/buyer/v3/order/:orderId/voucher/created', 'voucher/created', 'NET-118'],
    ['trade/buyer/v5/voucher/:id/ticket_code', 'ticket_code', 'NET-119, TICKET-025'],
    ['trade/buyer/v3/reservation_voucher/:id/detail', 'reservation_voucher/:id/detail', 'NET-120'],
    ['trade/buyer/v3/voucher/:id/forget_id_card_code_detail', 'forget_id_card_code_detail', 'NET-121'],
    ['trade/buyer/v5/orders/:orderId', null],
    ['trade/buyer/v5/orders/:orderId/detail', null],
  ])('%s is %s', (path, expected) => {
    expect(ticketEndpointOf(path)).toBe(expected)
  })

  it.each([
    ['no network', () => Promise.reject(new AppError('network', 'offline'))],
    ['a timeout', () => Promise.reject(new AppError('network', 'timeout'))],
    ['500', () => http(500)],
    ['503', () => http(503)],
    ['429', () => http(429)],
    ['469', () => http(469)],
    ['an answer that is none', () => ({ status: 200, headers: {}, body: '<html>' })],
  ])('return the last answer after %s, with its time (NET-122…127)', async (_name, failure) => {
    const { request, state, clock } = shop()
    state.answer = () => ok({ list: ['ticket'] })
    await request(listVouchers, { offset: 0 })
    const savedAt = clock.time
    clock.time += DAY_MS
    state.answer = failure
    const onCached = jest.fn()
    expect(await request(listVouchers, { offset: 0 }, { onCached })).toEqual({ list: ['ticket'] })
    expect(onCached).toHaveBeenCalledWith(savedAt)
  })

  it('hide the copy when the answer is fresh', async () => {
    const { request } = shop()
    const onCached = jest.fn()
    await request(listVouchers, { offset: 0 }, { onCached })
    expect(onCached).not.toHaveBeenCalled()
  })

  it.each([
    ['a refusal', () => ({ status: 200, headers: {}, body: { statusCode: 404, data: null, comments: 'gone' } })],
    ['a session that is over', () => ({ status: 200, headers: {}, body: { statusCode: 15012002, data: null } })],
    ['403', () => http(403)],
  ])('fail after %s: a copy would hide it', async (_name, failure) => {
    const { request, state } = shop()
    await request(listVouchers, { offset: 0 })
    state.answer = failure
    await expect(request(listVouchers, { offset: 0 })).rejects.toBeInstanceOf(AppError)
  })

  it.each<[string, unknown]>([
    ['a text', 'damaged'],
    ['another thing', { list: [] }],
    ['entries that are none', [null, 7, 'x', [], {}, { key: 'k' }, { key: 1, timestamp: 'now', data: {} }]],
    ['an entry without its answer', [{ key: 'k', timestamp: 1_000 * DAY_MS, sum: 1 }]],
  ])('read nothing from a copy that is %s, and keep the next answer (TICKET-022)', async (_name, damaged) => {
    const { request, state, storage } = shop()
    storage.set('ticket-cache:voucher/page_list', damaged)
    state.answer = () => http(500)
    await expect(request(listVouchers, { offset: 0 })).rejects.toMatchObject({ kind: 'unavailable' })
    state.answer = () => ok({ list: ['ticket'] })
    await request(listVouchers, { offset: 0 })
    state.answer = () => http(500)
    expect(await request(listVouchers, { offset: 0 })).toEqual({ list: ['ticket'] })
  })

  it('read nothing from a copy that was changed on the device (TICKET-022)', async () => {
    const { request, state, storage } = shop()
    state.answer = () => ok({ list: ['ticket'] })
    await request(listVouchers, { offset: 0 })
    const [entry] = storage.get<object[]>('ticket-cache:voucher/page_list') ?? []
    storage.set('ticket-cache:voucher/page_list', [{ ...entry, data: { list: null } }])
    state.answer = () => http(500)
    await expect(request(listVouchers, { offset: 0 })).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('keep no other calls', async () => {
    const { request, state } = shop()
    await request(getOrder, { id: '1' })
    state.answer = () => http(500)
    await expect(request(getOrder, { id: '1' })).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('fail the first time, without a copy, and for other parameters', async () => {
    const { request, state } = shop()
    await request(getVoucher, { id: '1' })
    state.answer = () => http(500)
    await expect(request(getVoucher, { id: '2' })).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('never show one user the tickets of another', async () => {
    const { request, state } = shop()
    await request(listVouchers, { offset: 0 })
    state.user = 'bob'
    state.answer = () => http(500)
    await expect(request(listVouchers, { offset: 0 })).rejects.toBeInstanceOf(AppError)
  })

  it('store nothing of a user who logged out during the call', async () => {
    const { request, state, storage } = shop()
    state.answer = async () => {
      state.user = null
      return ok({ list: ['ticket'] })
    }
    await request(listVouchers, { offset: 0 })
    expect(storage.get('ticket-cache:voucher/page_list')).toBeNull()
  })
})

describe('the copies', () => {
  it('expire after fifteen days (NET-129)', () => {
    const { cache, clock } = shop()
    cache.write('ticket_code', 'a', 1)
    clock.time += 15 * DAY_MS - 1
    expect(cache.read('ticket_code', 'a')).not.toBeNull()
    clock.time += 1
    expect(cache.read('ticket_code', 'a')).toBeNull()
  })

  it('keep ten per endpoint: the eleventh replaces the oldest (NET-128)', () => {
    const { cache, clock } = shop()
    for (let count = 0; count <= 10; count += 1) {
      clock.time += 1
      cache.write('ticket_code', `key ${count}`, count)
    }
    expect(cache.read('ticket_code', 'key 0')).toBeNull()
    for (let count = 1; count <= 10; count += 1) expect(cache.read('ticket_code', `key ${count}`)?.data).toBe(count)
  })

  it('disappear on logout', () => {
    const { cache } = shop()
    for (const name of TICKET_ENDPOINTS) cache.write(name, 'a', 1)
    cache.clear()
    for (const name of TICKET_ENDPOINTS) expect(cache.read(name, 'a')).toBeNull()
  })

  it('survive invalid storage content', () => {
    const { cache, storage } = shop()
    storage.set('ticket-cache:ticket_code', { not: 'a list' })
    expect(cache.read('ticket_code', 'a')).toBeNull()
    cache.write('ticket_code', 'a', 1)
    expect(cache.read('ticket_code', 'a')?.data).toBe(1)
  })

  it('work on a device with full storage', () => {
    const { cache, storage } = shop()
    storage.isFull = true
    cache.write('ticket_code', 'a', 1)
    expect(cache.read('ticket_code', 'a')).toBeNull()
  })

  it('stay within ten entries and the size of a key, the newest of each endpoint', () => {
    const write = fc.record({
      name: fc.constantFrom(...TICKET_ENDPOINTS),
      key: fc.constantFrom(...'abcdefghijklmno'),
      size: fc.constantFrom(1, 10, 5_000, 30_000, 70_000),
      wait: fc.integer({ min: 1, max: 3 * DAY_MS }),
    })
    fc.assert(
      fc.property(fc.array(write, { maxLength: 40 }), (writes) => {
        const { cache, clock, storage } = shop()
        for (const { name, key, size, wait } of writes) {
          clock.time += wait
          const data = '票'.repeat(size)
          cache.write(name, key, data)
          const stored = storage.get<{ key: string; timestamp: number }[]>(`ticket-cache:${name}`) ?? []
          expect(stored.length).toBeLessThanOrEqual(10)
          expect(JSON.stringify(stored).length).toBeLessThanOrEqual(60_000)
          expect(new Set(stored.map((entry) => entry.key)).size).toBe(stored.length)
          if (size < 60_000) expect(cache.read(name, key)).toEqual({ data, savedAt: clock.time })
          else expect(cache.read(name, key)).toBeNull()
        }
      }),
    )
  })
})
