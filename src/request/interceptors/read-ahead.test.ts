import { type Fields, getShow, ok } from '@test/request-pipeline'
import { AppError } from '@/lib/app-error'
import { createRequest } from '../request'
import type { HttpReply } from '../transport'
import { unwrapEnvelope } from '../unwrap-envelope'
import { readAhead } from './read-ahead'

/** A pipeline of the one interceptor; every answer has the number of its call. */
function reader(answer: (count: number) => HttpReply | Promise<HttpReply> = (count) => ok({ count })) {
  const at = { now: 1_000_000, viewer: 'ann zh-CN' }
  const sent: string[] = []
  const transport = async ({ url }: { url: string }) => {
    sent.push(url)
    return answer(sent.length)
  }
  const request = createRequest(unwrapEnvelope(transport), [readAhead({ now: () => at.now }, () => at.viewer)])
  const ahead = (input: Fields) => request(getShow, input, { isAhead: true })
  return { at, sent, ahead, read: (input: Fields) => request(getShow, input) }
}

describe('a read that began ahead', () => {
  it('answers the first call for the same, and no other', async () => {
    const { sent, ahead, read } = reader()
    void ahead({ showId: '1', b: '2', a: '1' })
    expect(await read({ a: '1', b: '2', showId: '1' })).toEqual({ count: 1 })
    expect(await read({ showId: '1', b: '2', a: '1' })).toEqual({ count: 2 })
    expect(sent).toHaveLength(2)
  })

  it('does not answer for another show, or with other parameters', async () => {
    const { ahead, read } = reader()
    void ahead({ showId: '1' })
    expect(await read({ showId: '2' })).toEqual({ count: 2 })
    expect(await read({ showId: '1', cityId: '3' })).toEqual({ count: 3 })
  })

  it('runs once for two taps', async () => {
    const { sent, ahead, read } = reader()
    void ahead({ showId: '1' })
    void ahead({ showId: '1' })
    expect(await read({ showId: '1' })).toEqual({ count: 1 })
    expect(sent).toHaveLength(1)
  })

  it('expires after five seconds', async () => {
    const { at, ahead, read } = reader()
    await ahead({ showId: '1' })
    at.now += 5000
    expect(await read({ showId: '1' })).toEqual({ count: 2 })
  })

  it('serves the same user and language only', async () => {
    const { at, ahead, read } = reader()
    await ahead({ showId: '1' })
    at.viewer = 'ann en-US'
    expect(await read({ showId: '1' })).toEqual({ count: 2 })
  })

  it('runs again after a failure, so that the page can show it', async () => {
    const { ahead, read } = reader((count) => {
      if (count < 3) throw new AppError('network', 'offline')
      return ok({ count })
    })
    const failed = ahead({ showId: '1' }).catch(() => 'failed')
    await expect(read({ showId: '1' })).rejects.toMatchObject({ kind: 'network' })
    expect(await failed).toBe('failed')
    expect(await read({ showId: '1' })).toEqual({ count: 3 })
  })
})
