import path from 'node:path'
import { Person } from '@test/other-users/person'
import { PUBLISH_TOKEN } from '@test/own-content'
import { freeSeatsOf, hallOf } from '@test/seat-hall'
import type { TestGateway } from '@test/test-gateway'
import { listPolicies } from '@/contracts/agreement/list-policies'
import { listSpus } from '@/contracts/goods/list-spus'
import { getLayout } from '@/contracts/layout/get-layout'
import { lockSeats } from '@/contracts/seat/lock-seats'
import { listSeatPlansStatic } from '@/contracts/session/list-seat-plans-static'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { listShows } from '@/contracts/show/list-shows'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { runShopCommand } from '../../scripts/shop/commands'
import { showIdOf } from '../src/content/compile-show'

const EXAMPLE = path.resolve(__dirname, '../../examples/harbour-stage')
const ENGLISH = { headers: { locale: 'en' } }
const KEEPER = showIdOf('lighthouse-keeper')
const SHIPS = showIdOf('ships-in-bottles')

let shop: TestGateway
let origin: string
const output: string[] = []

const publish = (...args: string[]) =>
  runShopCommand(['publish', EXAMPLE, '--gateway', origin, ...args], {
    write: (line) => output.push(line),
    env: { PUBLISH_TOKEN },
    now: Date.now(),
  })

beforeAll(async () => {
  shop = await createTestGateway({ publishToken: PUBLISH_TOKEN })
  origin = await shop.listen()
  const code = await publish('--note', 'Opening')
  expect([code, output.slice(-2)]).toEqual([0, ['4 pictures stored.', 'Published as revision 1.']])
})
afterAll(() => shop.close())

async function sessionsOf(showId: string) {
  const { data } = await shop.call(listSessionsStatic, { showId }, ENGLISH)
  return data?.sessions ?? []
}

describe('the example shop, published', () => {
  it('has a home page of its own in both languages, with nothing of the demo', async () => {
    for (const [headers, name] of [
      [ENGLISH.headers, 'The Lighthouse Keeper'],
      [{ locale: 'zh-CN' }, '灯塔守望者'],
    ] as const) {
      const { data } = await shop.call(getLayout, { page: 'HOME' }, { headers })
      expect(JSON.stringify(data)).toContain(name)
      expect(JSON.stringify(data)).not.toMatch(/Encore Prime|Lin Yu|林屿/)
    }
  })

  it('lists its four shows, and no other', async () => {
    const { data } = await shop.call(listShows, { offset: 0, length: 20 }, ENGLISH)
    expect(data?.list.map(({ showName }) => showName).sort()).toEqual([
      'Ships in Bottles',
      'Songs of the Tide',
      'The Lighthouse Keeper',
      'The Paper Boats',
    ])
  })

  it('shows a poster of its own', async () => {
    const { data } = await shop.call(getShowStatic, { showId: KEEPER }, ENGLISH)
    const poster = await shop.gateway.inject({ url: new URL(data?.basicInfo.posterUrl ?? '').pathname })
    expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(poster.body).toContain('THE LIGHTHOUSE KEEPER')
    expect(poster.headers['cache-control']).toBe('public, max-age=300')
  })

  it('sells two picked seats through the cashier, with their names on the ticket', async () => {
    const buyer = await Person.join(shop)
    const [first] = await sessionsOf(KEEPER)
    const session = { showId: KEEPER, bizShowSessionId: first?.bizShowSessionId ?? '' }
    const { seatIds, seatPlanId, layout } = await freeSeatsOf(shop, session, 2)
    expect([layout.count, seatIds]).toEqual([192, ['stalls.1.1', 'stalls.1.2']])
    const { seatLockId } = await buyer.call(lockSeats, { ...session, seatIds })
    const more = { ...session, items: [{ seatPlanId, qty: 2 }], ...(seatLockId && { seatLockId }) }
    const orderId = await buyer.paid(KEEPER, more)
    const { data } = await shop.call(getVoucher, { id: await buyer.voucherOf(orderId) }, { as: buyer.as, ...ENGLISH })
    expect(data?.tickets).toHaveLength(2)
    const ticket = JSON.stringify(data)
    for (const words of ['The Lighthouse Keeper', 'Harbour Stage', 'Row 1', 'North door'])
      expect(ticket).toContain(words)
    const { stateOf } = await hallOf(shop, session)
    expect(seatIds.map(stateOf)).toEqual([3, 3])
  })

  it('sells the standing places of the hall by number', async () => {
    const [first] = await sessionsOf(KEEPER)
    const { data } = await shop.call(
      listSeatPlansStatic,
      { showId: KEEPER, bizShowSessionId: first?.bizShowSessionId ?? '' },
      ENGLISH,
    )
    expect(data?.seatPlans.map(({ seatPlanName }) => seatPlanName).sort()).toEqual([
      'Balcony',
      'Front stalls',
      'Stalls',
      'Standing rail',
    ])
  })

  it('sells slots of its exhibition, dearer at weekends', async () => {
    const sessions = await sessionsOf(SHIPS)
    expect(sessions).toHaveLength(776)
    const priceOf = async (at: number) => {
      const bizShowSessionId = sessions[at]?.bizShowSessionId ?? ''
      const { data } = await shop.call(listSeatPlansStatic, { showId: SHIPS, bizShowSessionId }, ENGLISH)
      return data?.seatPlans.map(({ seatPlanName, priceInfo }) => `${seatPlanName} ${priceInfo.yuanNum}`)
    }
    expect([await priceOf(0), await priceOf(8)]).toEqual([
      ['Adult 50', 'Concession 30'],
      ['Adult 70', 'Concession 40'],
    ])
  })

  it('has goods and policies of its own', async () => {
    const { data: goods } = await shop.call(listSpus, { offset: 0, length: 20 }, ENGLISH)
    expect(JSON.stringify(goods)).toContain("The Keeper's Mug")
    const { data: policies } = await shop.call(listPolicies, {}, ENGLISH)
    expect(JSON.stringify(policies)).toContain('Ticket policy')
  })

  it('stays as it is when the same folder is published again', async () => {
    expect(await publish()).toBe(0)
    expect(output[output.length - 1]).toBe('Nothing changes; revision 1 stays.')
  })
})

describe('pictures over the network', () => {
  const post = (url: string, payload: string | Buffer | object, headers = {}) =>
    shop.gateway.inject({
      method: 'POST',
      url,
      payload,
      headers: { authorization: `Bearer ${PUBLISH_TOKEN}`, ...headers },
    })
  const file = { 'content-type': 'application/octet-stream' }

  it('rejects those with a fault', async () => {
    const reply = await post('/content/pictures', Buffer.from('<html></html>'), file)
    expect([reply.statusCode, reply.json()]).toEqual([
      422,
      { error: 'A picture is a JPEG, PNG, WebP, AVIF or SVG file.' },
    ])
    const large = await post('/content/pictures', Buffer.alloc(21 * 1024 * 1024), file)
    expect(large.statusCode).toBe(413)
    expect((await post('/content/pictures', Buffer.from('x'), { ...file, authorization: 'Bearer x' })).statusCode).toBe(
      403,
    )
  })

  it('stores them before a show may name them', async () => {
    const headers = { authorization: `Bearer ${PUBLISH_TOKEN}` }
    const { documents } = (await shop.gateway.inject({ url: '/content/documents', headers })).json()
    for (const poster of [`pictures/${'0'.repeat(32)}.jpg`, 'pictures/elsewhere.jpg']) {
      const changed = documents.map((one: { id: string; body: object }) =>
        one.id === 'lighthouse-keeper' ? { ...one, body: { ...one.body, poster } } : one,
      )
      const reply = await post('/content/publish', { documents: changed, base: 1, author: '', note: '' })
      expect([reply.statusCode, reply.json()]).toMatchObject([
        422,
        { faults: [{ id: 'lighthouse-keeper', value: poster }] },
      ])
    }
  })
})
