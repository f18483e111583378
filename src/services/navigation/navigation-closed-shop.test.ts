import { testNavigation } from '@test/test-navigation'
import { routes } from '@/routes'

const shopState = routes.shopState.path

describe('a shop that has opened again', () => {
  it('reopens the page of the link', async () => {
    const { navigation, router } = testNavigation({ stack: [routes.showDetail.path] })
    const params = { showId: '7', distributorId: 'd1' }
    navigation.recordShown(routes.showDetail, params)
    await navigation.open(routes.shopState, {})
    navigation.recordShown(routes.shopState, {})
    await navigation.leaveShopState()
    expect(router.lastMove).toEqual({ how: 'relaunch', path: routes.showDetail.path, params })
  })

  it('reopens the list with its last choices, whatever the link named first', async () => {
    const { navigation, router } = testNavigation({ stack: [routes.all.path] })
    await navigation.replaceParams(routes.all, { category: 'WuDaoBaLei', sort: undefined })
    navigation.recordShown(routes.all, { sort: 'HOT' })
    await navigation.open(routes.shopState, {})
    await navigation.leaveShopState()
    const params = { category: 'WuDaoBaLei' }
    expect(router.lastMove).toEqual({ how: 'relaunch', path: routes.all.path, params })
    // A phone opens a tab page without parameters, and the page takes them.
    expect(navigation.consumeTabParams(routes.all)).toEqual(params)
  })

  it('opens home from deeper pages and from a lone page', async () => {
    const deep = [routes.list.path, routes.showDetail.path, shopState]
    for (const stack of [deep, [shopState]]) {
      const { navigation, router } = testNavigation({ stack })
      navigation.recordShown(routes.showDetail, { showId: '7' })
      await navigation.leaveShopState()
      expect(router.lastMove).toEqual({ how: 'relaunch', path: routes.list.path, params: {} })
    }
  })

  it('goes back when a reload has forgotten the pages below', async () => {
    const { navigation, router } = testNavigation({ stack: [routes.showDetail.path, shopState] })
    navigation.recordShown(routes.shopState, {})
    await navigation.leaveShopState()
    expect(router.lastMove).toMatchObject({ how: 'back', path: routes.showDetail.path })
  })
})

describe('a link of a visitor to a page that needs a login, into a closed shop', () => {
  it('opens the login, then the page, when the shop has opened', async () => {
    const { navigation, router, user } = testNavigation({ stack: [routes.orders.path], isLoggedIn: false })
    navigation.recordShown(routes.orders, {})
    await navigation.open(routes.shopState, {})
    // The page below is not admitted; the closed shop stays above it.
    await navigation.redirectFromGuard(routes.orders, {})
    expect(router.stack()).toEqual([routes.orders.path, shopState])
    await navigation.leaveShopState()
    expect(router.stack()).toEqual([routes.login.path])
    user.isLoggedIn = true
    await navigation.leaveLogin()
    expect(router.stack()).toEqual([routes.orders.path])
  })

  it('opens both when the login was first, however long the shop was closed', async () => {
    const { navigation, router, user, clock } = await closedAboveLogin()
    clock.time += 60 * 60 * 1000
    await navigation.leaveShopState()
    expect(router.stack()).toEqual([routes.login.path])
    user.isLoggedIn = true
    await navigation.leaveLogin()
    expect(router.stack()).toEqual([routes.orders.path])
  })

  it('waits below a closed shop whose page is still loading', async () => {
    const { navigation, router } = testNavigation({ stack: [routes.orders.path], isLoggedIn: false })
    router.open = () => new Promise(() => {})
    void navigation.open(routes.shopState, {})
    await navigation.redirectFromGuard(routes.orders, {})
    expect(router.moves).toEqual([])
  })

  it('opens the page at once for a user who has logged in in the meantime', async () => {
    const { navigation, router, user } = await closedAboveLogin()
    user.isLoggedIn = true
    await navigation.leaveShopState()
    expect(router.stack()).toEqual([routes.orders.path])
  })
})

/** A visitor has followed a link to their orders, and the login page came before the shop was known to be closed. */
async function closedAboveLogin() {
  const test = testNavigation({ stack: [routes.orders.path], isLoggedIn: false })
  const { navigation, router } = test
  navigation.recordShown(routes.orders, {})
  await navigation.redirectFromGuard(routes.orders, {})
  navigation.recordShown(routes.login, {})
  await navigation.open(routes.shopState, {})
  expect(router.stack()).toEqual([routes.login.path, shopState])
  return test
}
