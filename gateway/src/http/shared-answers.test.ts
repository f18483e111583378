import { FixedClock } from '../clock'
import { shared } from './shared-answers'

describe('shared answers', () => {
  const clock = new FixedClock(1_000_000)
  const shop = { catalogue: {}, brand: { color: '#FF7A1A' }, merchant: 'demo' }
  const call = { clock, shop, locale: 'zh-CN', origin: 'http://localhost', input: { page: 'HOME', cityId: 'a' } }

  function counted() {
    const handler = jest.fn(async (given: typeof call) => ({ ...given }))
    return { handler, answer: shared(handler) }
  }

  it('compute once per second', async () => {
    const { handler, answer } = counted()
    const first = await answer(call)
    clock.advance(999)
    expect(await answer({ ...call, input: { cityId: 'a', page: 'HOME' } })).toBe(first)
    expect(handler).toHaveBeenCalledTimes(1)
    clock.advance(1)
    expect(await answer(call)).not.toBe(first)
  })

  it.each([
    ['catalogue', { shop: { ...shop, catalogue: {} } }],
    ['brand', { shop: { ...shop, brand: { color: '#0E8F80' } } }],
    ['merchant', { shop: { ...shop, merchant: 'minimal' } }],
    ['language', { locale: 'en-US' }],
    ['address of the gateway', { origin: 'http://127.0.0.1' }],
    ['input', { input: { page: 'HOME', cityId: 'b' } }],
  ])('compute again for another %s', async (_what, changes) => {
    const { answer } = counted()
    const first = await answer(call)
    expect(await answer({ ...call, ...changes })).toMatchObject(changes)
    expect(await answer(call)).toBe(first)
  })

  it('cache a bounded number of requests, and compute every other', async () => {
    const { handler, answer } = counted()
    const requested = (count: number) => answer({ ...call, input: { page: String(count), cityId: 'a' } })
    for (let count = 0; count < 300; count += 1) await requested(count)
    expect(await requested(0)).toBe(await requested(0))
    handler.mockClear()
    expect(await requested(299)).toMatchObject({ input: { page: '299' } })
    expect(handler).toHaveBeenCalledTimes(1)
  })

  it('fail for all callers in that second, and may succeed in the next', async () => {
    const handler = jest.fn(async (_call: typeof call): Promise<string> => Promise.reject(new Error('broken')))
    const answer = shared(handler)
    await expect(answer(call)).rejects.toThrow('broken')
    await expect(answer(call)).rejects.toThrow('broken')
    clock.advance(1_000)
    handler.mockResolvedValue('well')
    expect(await answer(call)).toBe('well')
  })
})
