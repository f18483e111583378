import { changeShop, renderPage } from '@test/render-page'
import { done } from '@test/screen'
import { routes } from '@/routes'
import { page } from './page'

afterEach(() => changeShop({ status: 'OPEN' }))

const Wanted = page(() => null, routes.address)

it('sends a visitor to the login only once the page is visible, not below the closed shop (NAV-108)', async () => {
  await changeShop({ status: 'MAINTAIN' })
  const stack = [routes.address.path, routes.shopState.path]
  const { router, app, show } = await renderPage(Wanted, routes.address, { stack })
  expect(router.moves).toEqual([])
  await changeShop({ status: 'OPEN' })
  await done(app.shopConfig.load())
  await router.back(1)
  await show()
  expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.login.path })
})

it('selects the tab of a visible tab page, and keeps it below other pages', async () => {
  const Mine = page(() => null, routes.mine)
  const { app } = await renderPage(Mine, routes.mine)
  expect(app.tabs.selected).toBe('mine')
  const Show = page(() => null, routes.showDetail)
  const { app: other } = await renderPage(Show, routes.showDetail, { params: { showId: '7' } })
  expect(other.tabs.selected).toBe('list')
})

it('shows the page of the link again when the shop has opened (SHELL-047)', async () => {
  const Show = page(() => null, routes.showDetail)
  await changeShop({ status: 'MAINTAIN' })
  const { router, app } = await renderPage(Show, routes.showDetail, {
    stack: [routes.showDetail.path],
    params: { showId: '7%207' },
  })
  expect(router.stack()).toEqual([routes.showDetail.path, routes.shopState.path])
  await app.navigation.leaveShopState()
  expect(router.lastMove).toEqual({ how: 'relaunch', path: routes.showDetail.path, params: { showId: '7' } })
})
