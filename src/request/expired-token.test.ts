import { createOrder, getOrder, ok, pipeline, refused } from '@test/request-pipeline'
import fc from 'fast-check'
import { STATUS } from '@/contracts/envelope'
import type { HttpRequest } from './transport'

describe('an expired token', () => {
  const serverWithToken = (valid: () => string) => (request: HttpRequest) =>
    request.headers['access-token'] === valid() ? ok({ fine: true }) : refused(STATUS.tokenExpire)

  it('renews once for all pending calls, and replays each once (NET-103, NET-110, NET-111)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 50 }), async (delays) => {
        const answer = serverWithToken(() => 'token-2')
        const { request, sent, refreshes } = pipeline(async (call) => {
          for (let turn = 0; turn < (delays[Number(call.url.match(/order\/(\d+)/)?.[1])] ?? 0); turn += 1) {
            await Promise.resolve()
          }
          return answer(call)
        })
        const answers = await Promise.all(delays.map((_, index) => request(getOrder, { orderId: String(index) })))
        expect(answers.every(({ fine }) => fine === true)).toBe(true)
        expect(refreshes()).toBe(1)
        expect(sent.length).toBeLessThanOrEqual(delays.length * 2)
      }),
      { numRuns: 30 },
    )
  })

  it('renews once for fifty calls in any order of answers', async () => {
    const order = fc.shuffledSubarray(
      Array.from({ length: 50 }, (_, index) => index),
      { minLength: 50 },
    )
    await fc.assert(
      fc.asyncProperty(order, async (turns) => {
        const waiting = new Map<number, () => void>()
        let arrived = 0
        const { request, refreshes, sent } = pipeline(({ headers }) => {
          if (headers['access-token'] !== 'token-1') return ok()
          return new Promise((resolve) => waiting.set(arrived++, () => resolve(refused(STATUS.tokenExpire))))
        })
        const calls = turns.map(() => request(getOrder, { orderId: '1' }))
        await new Promise((resolve) => setImmediate(resolve))
        for (const turn of turns) {
          waiting.get(turn)?.()
          if (turn % 3 === 0) await Promise.resolve()
        }
        await Promise.all(calls)
        expect(refreshes()).toBe(1)
        expect(sent).toHaveLength(100)
      }),
      { numRuns: 50 },
    )
  })

  it('replays with the same idempotency key and trace id', async () => {
    const { request, sent } = pipeline(serverWithToken(() => 'token-2'))
    await request(createOrder, { a: 1 })
    expect(sent).toHaveLength(2)
    expect(sent[1]?.headers['idempotency-key']).toBe(sent[0]?.headers['idempotency-key'])
    expect(sent[1]?.headers['front-trace-id']).toBe(sent[0]?.headers['front-trace-id'])
    expect(sent[1]?.headers['access-token']).toBe('token-2')
  })

  it('renews once when the new token is rejected as well', async () => {
    const { request, sent, refreshes } = pipeline(() => refused(STATUS.tokenExpire))
    await expect(request(getOrder, { orderId: '1' })).rejects.toMatchObject({ statusCode: STATUS.tokenExpire })
    expect(sent).toHaveLength(2)
    expect(refreshes()).toBe(1)
  })

  it.each([STATUS.loginExpire, STATUS.tokenException, STATUS.loginOut, STATUS.notLogin])(
    'ends the session for code %i (NET-143)',
    async (code) => {
      const { request, session, refreshes } = pipeline(() => refused(code))
      await expect(request(getOrder, { orderId: '1' })).rejects.toMatchObject({ kind: 'unauthorized' })
      expect(session.accessToken).toBeNull()
      expect(refreshes()).toBe(0)
    },
  )
})
