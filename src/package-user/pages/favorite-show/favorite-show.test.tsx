import { renderPage, theGateway } from '@test/render-page'
import { done, eventually, gone, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { listFavorites } from '@/contracts/favorite/list-favorites'
import { setFavorite } from '@/contracts/favorite/set-favorite'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import FavoriteShowPage from './favorite-show'

async function keeping(...showIds: string[]) {
  const signedInAs = newBuyer()
  const shop = await theGateway()
  const as = await shop.signIn(signedInAs)
  for (const targetId of showIds) {
    await shop.call(setFavorite, { targetId, targetType: 'SHOW', favorite: true }, { as })
    shop.clock.advance(1000)
  }
  return { signedInAs }
}

describe('the shows that a user keeps (CAT-013)', () => {
  describeStates({
    Page: FavoriteShowPage,
    route: routes.favoriteShow,
    options: () => keeping(NAMED_SHOWS.simpleConcert),
    words: '林屿「星河入梦」',
  })

  it('list with the latest first, and open their pages', async () => {
    const { router } = await renderPage(
      FavoriteShowPage,
      routes.favoriteShow,
      await keeping(NAMED_SHOWS.simpleConcert, NAMED_SHOWS.soldOut),
    )
    await seen(`favorite-${NAMED_SHOWS.simpleConcert}`)
    const ids = [...document.querySelectorAll('[id^=favorite-]')].map(({ id }) => id)
    expect(ids).toEqual([`favorite-${NAMED_SHOWS.soldOut}`, `favorite-${NAMED_SHOWS.simpleConcert}`])
    await tap(`favorite-${NAMED_SHOWS.soldOut}`)
    expect(router.lastMove).toMatchObject({ path: routes.showDetail.path, params: { showId: NAMED_SHOWS.soldOut } })
  })

  it('disappear from the list once removed (CAT-082)', async () => {
    const { app, show } = await renderPage(
      FavoriteShowPage,
      routes.favoriteShow,
      await keeping(NAMED_SHOWS.simpleConcert),
    )
    await seen(`favorite-${NAMED_SHOWS.simpleConcert}`)
    const target = { targetId: NAMED_SHOWS.simpleConcert, targetType: 'SHOW' } as const
    await done(app.request(setFavorite, { ...target, favorite: false }))
    await show()
    await gone(`favorite-${NAMED_SHOWS.simpleConcert}`)
    await seenText('还没有想看的演出')
  })

  it('send a visitor to the login', async () => {
    const { router, network } = await renderPage(FavoriteShowPage, routes.favoriteShow)
    await eventually(() => expect(router.lastMove?.path).toBe(routes.login.path))
    expect(network.sent.some((call) => call.includes(listFavorites.path))).toBe(false)
  })

  it('offer all shows when empty', async () => {
    const { router } = await renderPage(FavoriteShowPage, routes.favoriteShow, await keeping())
    await tap(await eventually(() => screen.getByRole('button', { name: '去逛逛' })))
    expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.all.path })
  })
})
