import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { getPickSeatUrl } from '@/contracts/seat/get-pick-seat-url'
import { lockSeats } from '@/contracts/seat/lock-seats'
import { recommendSeats } from '@/contracts/seat/recommend-seats'
import { redeemSeatToken } from '@/contracts/seat/redeem-seat-token'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const LIFE_MS = 10 * 60 * 1000

let shop: TestGateway
let session: { showId: string; bizShowSessionId: string }

beforeEach(async () => {
  shop = await createTestGateway()
  session = await sessionOf(NAMED_SHOWS.seatsByOthers)
})
afterEach(() => shop.close())

async function sessionOf(showId: string) {
  const { data } = await shop.call(listSessionsStatic, { showId })
  return { showId, bizShowSessionId: data?.sessions[0]?.bizShowSessionId ?? '' }
}

/** The path of the page where the seats are chosen. */
async function page(headers = {}): Promise<string> {
  const { data } = await shop.call(getPickSeatUrl, session, { headers })
  const { pathname, search } = new URL(data?.url ?? '')
  return pathname + search
}

const open = async (url: string) => (await shop.gateway.inject({ url })).body

async function choose(url: string, seatIds: readonly string[]): Promise<string> {
  const payload = new URLSearchParams(seatIds.map((seatId) => [seatId, 'on'])).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return (await shop.gateway.inject({ method: 'POST', url, headers, payload })).body
}

const freeIn = (html: string) =>
  [...html.matchAll(/<input type="checkbox" name="([^"]+)" aria-label="[^"]+">/g)].map(([, seatId = '']) => seatId)

/** Return address of the page. */
function backOf(html: string): URL {
  const address = /id="back" href="([^"]+)"/.exec(html)?.[1] ?? ''
  return new URL(address.replaceAll('&amp;', '&'))
}

async function tokenFor(seatIds: readonly string[]): Promise<string> {
  return backOf(await choose(await page(), seatIds)).searchParams.get('thirdPartySeatToken') ?? ''
}

const redeem = (as: string, thirdPartySeatToken: string) =>
  shop.call(redeemSeatToken, { ...session, thirdPartySeatToken }, { as })

describe('seats chosen on the page of another provider (SEAT-002, SEAT-023)', () => {
  it('return with a token, and belong to its holder', async () => {
    const as = await shop.signIn()
    const seatIds = freeIn(await open(await page())).slice(0, 2)
    const back = backOf(await choose(await page(), seatIds))
    expect(back.pathname).toBe('/order/confirm')
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      showId: session.showId,
      sessionId: session.bizShowSessionId,
    })
    const { data } = await redeem(as, back.searchParams.get('thirdPartySeatToken') ?? '')
    expect(data).toMatchObject({ seatLockId: expect.any(String), expireSeconds: 600, failedSeatIds: [] })
    expect(data?.seats.map(({ seatId }) => seatId)).toEqual(seatIds)
    expect(freeIn(await open(await page()))).not.toContain(seatIds[0])
  })

  it('fail together when another buyer was quicker, with the lost ones named', async () => {
    const [as, other] = [await shop.signIn('13800138000'), await shop.signIn('13900139002')]
    const seatIds = freeIn(await open(await page())).slice(0, 2)
    const token = await tokenFor(seatIds)
    await shop.call(lockSeats, { ...session, seatIds: seatIds.slice(1) }, { as: other })
    const { data } = await redeem(as, token)
    expect(data).toMatchObject({ failedSeatIds: [seatIds[1]], seats: [] })
    expect(data?.seatLockId).toBeUndefined()
  })

  it('reject a token that is expired, forged, or of another session', async () => {
    const as = await shop.signIn()
    const token = await tokenFor(freeIn(await open(await page())).slice(0, 1))
    const isOver = { data: null, statusCode: BUSINESS_ERROR.seatLockOver }
    expect(await redeem(as, 'made up')).toMatchObject(isOver)
    const elsewhere = await sessionOf(NAMED_SHOWS.seatsTheatre)
    const moved = { ...elsewhere, thirdPartySeatToken: token }
    expect(await shop.call(redeemSeatToken, moved, { as })).toMatchObject(isOver)
    shop.clock.advance(LIFE_MS + 1000)
    expect(await redeem(as, token)).toMatchObject(isOver)
  })

  it('stay within the limit of an order, at least one (SEAT-026)', async () => {
    const free = freeIn(await open(await page()))
    const { data } = await shop.call(listSessionsStatic, { showId: session.showId })
    const limit = data?.sessions[0]?.limitation ?? 0
    expect(await choose(await page(), free.slice(0, limit + 1))).toContain(`role="alert">最多可选 ${limit} 座`)
    expect(await choose(await page(), [])).toContain('role="alert">请先选择座位')
    expect(await choose(await page(), ['no.such.1'])).toContain('role="alert">请先选择座位')
  })
})

describe('the page of the other provider', () => {
  it('uses the language of the shop, one area at a time', async () => {
    const html = await open(await page({ locale: 'en' }))
    expect(html).toContain('<html lang="en">')
    expect(html).toMatch(/aria-label="Row \d+, seat \d+, ¥[\d.]+"/)
    expect(html).toMatch(/<legend>Row 1 · ¥[\d.]+<\/legend>/)
    const second = [...html.matchAll(/<a href="([^"]+)">/g)][0]?.[1]?.replaceAll('&amp;', '&') ?? ''
    const other = await open(second)
    expect(freeIn(other).length).toBeGreaterThan(0)
    expect(freeIn(other)[0]).not.toBe(freeIn(html)[0])
  })

  it('uses only colours of its style', async () => {
    const html = await open(await page())
    const colours = [...html.matchAll(/var\((--[a-z]+)\)/g)].map(([, name = '']) => name)
    expect(colours.length).toBeGreaterThan(0)
    for (const name of colours) expect(html).toContain(`${name}: #`)
  })

  it('returns to the shop by its public name', async () => {
    await shop.close()
    shop = await createTestGateway({ publicOrigin: 'https://demo.example' })
    const free = freeIn(await open(await page()))
    expect(backOf(await choose(await page(), free.slice(0, 1))).origin).toBe('https://demo.example')
  })

  it('shows the free seats', async () => {
    const { data } = await shop.call(recommendSeats, { ...session, qty: 2 })
    const zoneId = data?.seats[0]?.zoneId ?? ''
    const free = freeIn(await open(`${await page()}&zoneId=${encodeURIComponent(zoneId)}`))
    expect(free).toEqual(expect.arrayContaining(data?.seats.map(({ seatId }) => seatId) ?? ['']))
  })

  it('sells nothing of the shop’s own, and repeats nothing of an address as markup', async () => {
    session = await sessionOf(NAMED_SHOWS.seatsClub)
    const path = (show: string) => `/sandbox/outside/seats?showId=${show}&bizShowSessionId=${session.bizShowSessionId}`
    expect(await open(path(session.showId))).toContain('这个场次不在本页售票')
    expect(await open(path(NAMED_SHOWS.seatsByOthers))).toContain('这个场次不在本页售票')
    session = await sessionOf(NAMED_SHOWS.seatsByOthers)
    const hostile = await open(`${path(session.showId)}&zoneId=${encodeURIComponent('"><script>x</script>')}`)
    expect(hostile).not.toContain('<script>x')
  })
})
