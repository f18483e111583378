import type { TestGateway } from '@test/test-gateway'
import { listFavorites } from '@/contracts/favorite/list-favorites'
import { setFavorite } from '@/contracts/favorite/set-favorite'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { querySubscriptions } from '@/contracts/show/query-subscriptions'
import { subscribeShow } from '@/contracts/show/subscribe-show'
import { getTour } from '@/contracts/tour/get-tour'
import { listVenueShows } from '@/contracts/venue/list-venue-shows'
import { listVenues } from '@/contracts/venue/list-venues'
import { NAMED_SHOWS } from '../src/demo/named-shows'

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

let users = 0
const newUser = () => {
  users += 1
  return shop.signIn(`1390013${7000 + users}`)
}
const { simpleConcert, soldOut, preSale } = NAMED_SHOWS
const keep = (as: string, targetId: string, favorite = true) =>
  shop.call(setFavorite, { targetId, targetType: 'SHOW', favorite }, { as })
const kept = async (as: string) =>
  (await shop.call(listFavorites, { type: 'SHOW', offset: 0, length: 20 }, { as })).data?.list.map(
    ({ showId }) => showId,
  )

describe('shows that users keep (CAT-013, CAT-082)', () => {
  it('belong to each user, once each, and count over all users', async () => {
    const [one, other] = [await newUser(), await newUser()]
    expect((await keep(one, simpleConcert)).data).toEqual({ favorite: true, count: 1 })
    expect((await keep(one, simpleConcert)).data).toEqual({ favorite: true, count: 1 })
    expect((await keep(other, simpleConcert)).data).toEqual({ favorite: true, count: 2 })
    expect((await keep(other, simpleConcert, false)).data).toEqual({ favorite: false, count: 1 })
    expect([await kept(one), await kept(other)]).toEqual([[simpleConcert], []])
  })

  it('appear as favourites on the show page for the user, not for visitors', async () => {
    const as = await newUser()
    await keep(as, soldOut)
    const own = await shop.call(getShowDynamic, { showId: soldOut }, { as })
    expect(own.data?.cyUserFavoriteVO).toEqual({ favorite: true, count: 1 })
    expect((await shop.call(getShowDynamic, { showId: soldOut })).data?.cyUserFavoriteVO).toBeUndefined()
  })

  it('exist in the catalogue', async () => {
    const as = await newUser()
    expect((await keep(as, 'none')).statusCode).not.toBe(200)
    expect(await kept(as)).toEqual([])
  })
})

describe('venues and tours that users keep (contract U8, U9)', () => {
  const keepAs = (as: string, targetType: 'VENUE' | 'TOUR', targetId: string, favorite = true) =>
    shop.call(setFavorite, { targetId, targetType, favorite }, { as })
  const showsOf = async (as: string, type: 'SHOW' | 'VENUE' | 'TOUR') =>
    (await shop.call(listFavorites, { type, offset: 0, length: 50 }, { as })).data?.list ?? []

  it('list the shows of a venue, apart from favourites', async () => {
    const as = await newUser()
    const { data: venues } = await shop.call(listVenues, { offset: 0, length: 20 })
    const venueId = venues?.list[0]?.venueId ?? ''
    expect((await keepAs(as, 'VENUE', venueId)).data).toEqual({ favorite: true, count: 1 })
    const { data: there } = await shop.call(listVenueShows, { venueId, offset: 0, length: 50 })
    expect(await showsOf(as, 'VENUE')).toEqual(there?.list)
    expect(there?.list).not.toEqual([])
    expect(await showsOf(as, 'SHOW')).toEqual([])
    expect((await keepAs(as, 'VENUE', venueId, false)).data).toEqual({ favorite: false, count: 0 })
    expect(await showsOf(as, 'VENUE')).toEqual([])
  })

  it('list the stops of a tour, which is followed with it', async () => {
    const as = await newUser()
    const demo = await shop.gateway.inject('/sandbox/api/demo')
    const tourId: string = demo.json().tourId
    await keepAs(as, 'TOUR', tourId)
    const { data: tour } = await shop.call(getTour, { tourId }, { as })
    expect(tour?.favorite).toBe(true)
    const stops = tour?.stops.map(({ showId }) => showId) ?? []
    expect(stops.length).toBeGreaterThan(0)
    expect((await showsOf(as, 'TOUR')).map(({ showId }) => showId).sort()).toEqual(stops.sort())
  })

  it.each(['SHOW', 'VENUE', 'TOUR'] as const)('reject a %s of another kind (D-28)', async (targetType) => {
    const as = await newUser()
    const answer = await shop.call(setFavorite, { targetId: 'none', targetType, favorite: true }, { as })
    expect(answer.data).toBeNull()
  })
})

describe('reminders of shows (CAT-077, CAT-117)', () => {
  it('differ from favourites, and list one by one', async () => {
    const as = await newUser()
    await keep(as, preSale)
    const target = { targetType: 'SHOW', remindType: 'SALE' } as const
    const targets = [preSale, simpleConcert].map((targetId) => ({ targetId, ...target }))
    const states = async () => (await shop.call(querySubscriptions, { targets }, { as })).data
    expect((await states())?.map(({ subscribed }) => subscribed)).toEqual([false, false])
    await shop.call(subscribeShow, { showId: preSale, remindType: 'SALE', subscribeTargetType: 'SHOW' }, { as })
    expect(await states()).toMatchObject([
      { targetId: preSale, remindType: 'SALE', subscribed: true },
      { targetId: simpleConcert, remindType: 'SALE', subscribed: false },
    ])
  })

  it('exist only for events to wait for', async () => {
    const typeOf = async (showId: string) => (await shop.call(getShowDynamic, { showId })).data?.remindType
    expect([await typeOf(preSale), await typeOf(soldOut), await typeOf(simpleConcert)]).toEqual([
      'SALE',
      'LACK',
      'NONE',
    ])
  })
})
