import type { TestGateway } from '@test/test-gateway'
import { listFavorites } from '@/contracts/favorite/list-favorites'
import { setFavorite } from '@/contracts/favorite/set-favorite'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { querySubscriptions } from '@/contracts/show/query-subscriptions'
import { subscribeShow } from '@/contracts/show/subscribe-show'
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
  it('are each user’s own, once each, and counted over all users', async () => {
    const [one, other] = [await newUser(), await newUser()]
    expect((await keep(one, simpleConcert)).data).toEqual({ favorite: true, count: 1 })
    expect((await keep(one, simpleConcert)).data).toEqual({ favorite: true, count: 1 })
    expect((await keep(other, simpleConcert)).data).toEqual({ favorite: true, count: 2 })
    expect((await keep(other, simpleConcert, false)).data).toEqual({ favorite: false, count: 1 })
    expect([await kept(one), await kept(other)]).toEqual([[simpleConcert], []])
  })

  it('stand on the page of the show for the user, and not for a visitor', async () => {
    const as = await newUser()
    await keep(as, soldOut)
    const own = await shop.call(getShowDynamic, { showId: soldOut }, { as })
    expect(own.data?.cyUserFavoriteVO).toEqual({ favorite: true, count: 1 })
    expect((await shop.call(getShowDynamic, { showId: soldOut })).data?.cyUserFavoriteVO).toBeUndefined()
  })

  it('are shows that there are', async () => {
    const as = await newUser()
    expect((await keep(as, 'none')).statusCode).not.toBe(200)
    expect(await kept(as)).toEqual([])
  })
})

describe('reminders of shows (CAT-077, CAT-117)', () => {
  it('are something else than keeping a show, and are told of one by one', async () => {
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

  it('are offered where there is something to wait for', async () => {
    const typeOf = async (showId: string) => (await shop.call(getShowDynamic, { showId })).data?.remindType
    expect([await typeOf(preSale), await typeOf(soldOut), await typeOf(simpleConcert)]).toEqual([
      'SALE',
      'LACK',
      'NONE',
    ])
  })
})
