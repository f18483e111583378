import { testNavigation } from '@test/test-navigation'
import { routes } from '@/routes'

describe('pages that need a login', () => {
  it('send a visitor to the login page and then to their target (LOGIN-078)', async () => {
    const { navigation, router, user } = testNavigation({
      stack: [routes.list.path, routes.booking.path],
      isLoggedIn: false,
    })
    const params = { showId: '1', bizShowSessionId: '2', items: '[]' }
    await navigation.open(routes.confirmOrder, params)
    expect(router.stack()).toEqual([routes.list.path, routes.booking.path, routes.login.path])
    await navigation.open(routes.loginCode, { cellphone: '13800138000', countryCode: '86' })
    user.isLoggedIn = true
    await navigation.leaveLogin()
    expect(router.stack()).toEqual([routes.list.path, routes.booking.path, routes.confirmOrder.path])
    expect(router.lastMove).toMatchObject({ how: 'redirect', params })
  })

  it('send users without a target back', async () => {
    const stack = [routes.mine.path, routes.login.path, routes.loginCode.path]
    const { navigation, router } = testNavigation({ stack })
    await navigation.leaveLogin()
    expect(router.stack()).toEqual([routes.mine.path])
  })

  it('show a finished login for half a second (NAV-109)', async () => {
    const { navigation, user, waits } = testNavigation({ stack: [routes.list.path], isLoggedIn: false })
    await navigation.open(routes.orders, {})
    user.isLoggedIn = true
    await navigation.leaveLogin()
    expect(waits).toEqual([500])
  })

  it('forget the target after ten minutes', async () => {
    const { navigation, router, clock, user } = testNavigation({ stack: [routes.list.path], isLoggedIn: false })
    await navigation.open(routes.orders, {})
    clock.time += 10 * 60 * 1000 + 1
    user.isLoggedIn = true
    await navigation.leaveLogin()
    expect(router.stack()).toEqual([routes.list.path])
  })

  it.each<[string, (at: ReturnType<typeof testNavigation>) => Promise<void>]>([
    ['the login page', ({ navigation }) => navigation.back()],
    ['the login page by the phone’s own way back', ({ router }) => router.back(1)],
    ['it for a tab', ({ navigation }) => navigation.switchTab(routes.mine, {})],
  ])('forget the target of a visitor who left %s (NAV-109, NAV-154)', async (_what, leave) => {
    const at = testNavigation({ stack: [routes.list.path], isLoggedIn: false })
    const { navigation, router, user } = at
    await navigation.open(routes.orders, {})
    await leave(at)
    const { length } = router.stack()
    await navigation.openLogin()
    user.isLoggedIn = true
    await navigation.leaveLogin()
    expect(router.stack()).toHaveLength(length)
    expect(router.stack()).not.toContain(routes.orders.path)
  })

  it('end at home after a login that was opened by its address', async () => {
    const { navigation, router, user } = testNavigation({ stack: [routes.login.path], isLoggedIn: false })
    await navigation.open(routes.loginCode, { cellphone: '13800138000', countryCode: '86' })
    user.isLoggedIn = true
    await navigation.leaveLogin()
    expect(router.stack()).toEqual([routes.list.path])
  })

  it('keep the target while the user moves between login pages', async () => {
    const { navigation, router, user } = testNavigation({ stack: [routes.list.path], isLoggedIn: false })
    await navigation.open(routes.orders, {})
    await navigation.open(routes.loginCode, { cellphone: '13800138000', countryCode: '86' })
    await navigation.back()
    await navigation.open(routes.agreement, { id: '1' })
    await navigation.back()
    user.isLoggedIn = true
    await navigation.leaveLogin()
    expect(router.stack()).toEqual([routes.list.path, routes.orders.path])
  })

  it('reject a visitor from outside', async () => {
    const { navigation, router } = testNavigation({ stack: [routes.orders.path], isLoggedIn: false })
    expect(navigation.canEnter(routes.orders, {})).toBe(false)
    await navigation.redirectFromGuard(routes.orders, {})
    expect(router.stack()).toEqual([routes.login.path])
  })

  it('keep the target while the login page is still on its way, whatever else opens', async () => {
    const { navigation, router, user } = testNavigation({ stack: [routes.orders.path], isLoggedIn: false })
    const { redirect } = router
    let come = () => {}
    router.redirect = (to) => new Promise((resolve) => (come = () => resolve(redirect.call(router, to))))
    const redirected = navigation.redirectFromGuard(routes.orders, {})
    await navigation.open(routes.agreement, { id: '1' })
    await navigation.back()
    come()
    await redirected
    router.redirect = redirect
    user.isLoggedIn = true
    await navigation.leaveLogin()
    expect(router.stack()).toEqual([routes.orders.path])
  })

  it('open the login once, however often they are shown', async () => {
    const { navigation, router } = testNavigation({ stack: [routes.orders.path], isLoggedIn: false })
    const redirected: string[] = []
    router.redirect = ({ path }) => {
      redirected.push(path)
      return new Promise(() => {})
    }
    void navigation.redirectFromGuard(routes.orders, {})
    await navigation.redirectFromGuard(routes.orders, {})
    expect(redirected).toEqual([routes.login.path])
  })

  it('start and end on the page of login methods if the shop has one', async () => {
    const { navigation, router, user } = testNavigation({ isLoggedIn: false, stack: ['pages/mine/mine'] })
    user.loginPage = routes.loginWay
    await navigation.open(routes.orders, {})
    expect(router.lastMove).toMatchObject({ how: 'open', path: routes.loginWay.path })
    user.isLoggedIn = true
    await navigation.leaveLogin()
    expect(router.stack()).toEqual(['pages/mine/mine', routes.orders.path])
  })

  it('do nothing when the login page is open already (NAV-110)', async () => {
    const { navigation, router } = testNavigation({
      stack: [routes.list.path, routes.loginCode.path],
      isLoggedIn: false,
    })
    await navigation.openLogin()
    expect(router.moves).toHaveLength(0)
  })
})
