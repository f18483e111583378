import type { TestGateway } from '@test/test-gateway'
import { rootPathOf } from '@/contracts/endpoint'
import { generateShortCode } from '@/contracts/link/generate-short-code'

describe('reads that a process works for', () => {
  let shop: TestGateway
  afterEach(() => shop.close())

  it('draws the poster of a short code, none for an unknown code', async () => {
    shop = await createTestGateway()
    const { data } = await shop.call(generateShortCode, { path: '/list', params: {}, expireDays: 1 })
    const poster = await shop.gateway.inject(`/static/posters/${data?.code}.png`)
    expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'image/png'])
    expect(poster.headers['cache-control']).toBe('public, max-age=86400')
    const unknown = await shop.gateway.inject('/static/posters/AAAA000001.png')
    expect([unknown.headers['content-type'], unknown.headers['cache-control']]).toEqual([
      'application/json; charset=utf-8',
      'no-store',
    ])
  })

  it('limits each caller, calls not included', async () => {
    shop = await createTestGateway({ callsPerMinute: 50 })
    const { data } = await shop.call(generateShortCode, { path: '/list', params: {}, expireDays: 1 })
    const read = async (remoteAddress: string) =>
      (await shop.gateway.inject({ url: `/static/posters/${data?.code}.png`, remoteAddress })).statusCode
    expect([await read('10.1.1.1'), await read('10.1.1.1'), await read('10.1.1.1')]).toEqual([200, 200, 429])
    expect(await read('10.1.1.2')).toBe(200)
    const url = rootPathOf(generateShortCode)
    const call = { method: 'POST' as const, url, payload: { path: '/list', params: {}, expireDays: 1 } }
    expect((await shop.gateway.inject({ ...call, remoteAddress: '10.1.1.1' })).statusCode).toBe(200)
  })
})
