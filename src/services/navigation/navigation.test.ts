import { testNavigation } from '@test/test-navigation'
import { routes } from '@/routes'
import { pageConfig } from '@/routes/page-config'
import type { Route } from '@/routes/route'

describe('opening a page', () => {
  it('pushes it above the current one, with its parameters as texts (NAV-093)', async () => {
    const { navigation, router } = testNavigation()
    await navigation.open(routes.booking, { showId: '12', seatPlanId: undefined })
    expect(router.lastMove).toEqual({ how: 'open', path: routes.booking.path, params: { showId: '12' } })
  })

  it('replaces the current page when the stack is full (NAV-101)', async () => {
    const { navigation, router } = testNavigation({ stack: Array.from({ length: 10 }, () => routes.showDetail.path) })
    await navigation.open(routes.booking, { showId: '12' })
    expect(router.lastMove?.how).toBe('redirect')
    expect(router.stack()).toHaveLength(10)
  })

  it('counts a second tap within 100 ms once (NAV-102, CONST-013)', async () => {
    const { navigation, router, clock } = testNavigation()
    await navigation.open(routes.showDetail, { showId: '1' })
    clock.time += 99
    await navigation.open(routes.showDetail, { showId: '1' })
    expect(router.moves).toHaveLength(1)
    clock.time += 100
    await navigation.open(routes.showDetail, { showId: '1' })
    expect(router.moves).toHaveLength(2)
  })

  it('counts a second tap that replaces the page once as well (NAV-102)', async () => {
    const { navigation, router } = testNavigation()
    await navigation.redirect(routes.showDetail, { showId: '1' })
    await navigation.redirect(routes.showDetail, { showId: '1' })
    expect(router.moves).toHaveLength(1)
  })

  it('opens a different page within that time', async () => {
    const { navigation, router } = testNavigation()
    await navigation.open(routes.showDetail, { showId: '1' })
    await navigation.open(routes.showDetail, { showId: '2' })
    expect(router.moves).toHaveLength(2)
  })

  it('does not open a unique page twice (NAV-103)', async () => {
    const { navigation, router } = testNavigation({
      stack: [routes.list.path, routes.login.path, routes.agreement.path],
    })
    await navigation.open(routes.login, {})
    expect(router.moves).toHaveLength(0)
  })

  it('opens a unique page again after it was left (NAV-103)', async () => {
    const { navigation, router, clock } = testNavigation({ stack: [routes.list.path] })
    for (const opened of [1, 2]) {
      await navigation.open(routes.login, {})
      expect(router.moves.filter(({ how }) => how === 'open')).toHaveLength(opened)
      await navigation.back()
      clock.time += 1000
    }
  })

  it('opens a unique page once while its code is still on its way (NAV-103, NAV-153)', async () => {
    const { navigation, router } = testNavigation()
    const opened: string[] = []
    router.open = ({ path }) => {
      opened.push(path)
      return new Promise(() => {})
    }
    void navigation.open(routes.login, {})
    void navigation.open(routes.shopState, {})
    await navigation.open(routes.login, {})
    expect(opened).toEqual([routes.login.path, routes.shopState.path])
  })

  it('opens a unique page again when it did not arrive', async () => {
    const { navigation, router, clock } = testNavigation()
    const { open } = router
    router.open = async () => Promise.reject(new Error('no network'))
    await expect(navigation.open(routes.login, {})).rejects.toThrow('no network')
    router.open = open
    clock.time += 1000
    await navigation.open(routes.login, {})
    expect(router.lastMove).toMatchObject({ how: 'open', path: routes.login.path })
  })

  it('opens the home page first when the stack is cleared (NAV-097)', async () => {
    const { navigation, router } = testNavigation({
      stack: [routes.list.path, routes.showDetail.path, routes.booking.path],
    })
    await navigation.clearToRootThenOpen(routes.orderDetail, { orderId: '1' })
    expect(router.stack()).toEqual([routes.list.path, routes.orderDetail.path])
  })

  it('shows a tab page as a tab and keeps its parameters for it, once (NAV-095)', async () => {
    const { navigation, router } = testNavigation({ stack: [routes.list.path, routes.showDetail.path] })
    await navigation.open(routes.all, { category: 'YinYueHui' })
    expect(router.lastMove?.how).toBe('switchTab')
    expect(navigation.consumeTabParams(routes.all)).toEqual({ category: 'YinYueHui' })
    expect(navigation.consumeTabParams(routes.all)).toBeNull()
  })
})

describe('a tab page', () => {
  it('keeps its state unless parameters are passed', async () => {
    const { navigation, router } = testNavigation({ stack: [routes.all.path] })
    await navigation.replaceParams(routes.all, { sort: 'HOT' })
    await navigation.switchTab(routes.mine, {})
    await navigation.switchTab(routes.all, {})
    expect(router.lastMove).toMatchObject({ how: 'switchTab', params: { sort: 'HOT' } })
    await navigation.switchTab(routes.all, { category: 'YinYueHui' })
    expect(router.lastMove).toMatchObject({ params: { category: 'YinYueHui' } })
  })

  it('stays when it is on screen already', async () => {
    const { navigation, router } = testNavigation({ stack: [routes.all.path] })
    await navigation.switchTab(routes.all, {})
    expect(router.moves).toEqual([])
  })

  it('reads parameters from its address, if it has one', async () => {
    const { navigation, router } = testNavigation({ stack: [routes.list.path] })
    router.address = { sort: 'HOT' }
    await navigation.switchTab(routes.all, { category: 'YinYueHui' })
    expect(navigation.consumeTabParams(routes.all)).toEqual({ sort: 'HOT' })
  })
})

describe('going back', () => {
  it('opens the home page from the first page (NAV-104)', async () => {
    const { navigation, router } = testNavigation({ stack: [routes.showDetail.path] })
    await navigation.back()
    expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.list.path })
  })

  it('never leaves the first page (NAV-098)', async () => {
    const { navigation, router } = testNavigation({
      stack: [routes.list.path, routes.orders.path, routes.orderDetail.path],
    })
    await navigation.back(9)
    expect(router.stack()).toEqual([routes.list.path])
  })

  it('returns to a page that is open below, otherwise opens it (NAV-094, NAV-098, NAV-100)', async () => {
    const stack = [routes.list.path, routes.showDetail.path, routes.booking.path, routes.confirmOrder.path]
    const { navigation, router } = testNavigation({ stack })
    await navigation.backTo(routes.showDetail, { showId: '1' })
    expect(router.stack()).toEqual([routes.list.path, routes.showDetail.path])
    await navigation.backTo(routes.orders, {})
    expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.orders.path })
  })
})

describe('the way back to the booking (NET-084, ORDER-063)', () => {
  const stack = [routes.list.path, routes.showDetail.path, routes.booking.path, routes.confirmOrder.path]

  it('opens it once, from any page', async () => {
    const { navigation, router } = testNavigation({ stack: [...stack, routes.agreement.path] })
    navigation.setBackMode(11)
    await navigation.back()
    expect(router.stack()).toEqual(stack.slice(0, 3))
    expect(navigation.backMode).toBeNull()
    await navigation.back()
    expect(router.stack()).toEqual(stack.slice(0, 2))
  })

  it('goes back as usual without an open booking', async () => {
    const { navigation, router } = testNavigation({ stack: [routes.list.path, routes.confirmOrder.path] })
    navigation.setBackMode(11)
    await navigation.back()
    expect(router.stack()).toEqual([routes.list.path])
  })

  it('ends when the booking was opened', async () => {
    const { navigation, router } = testNavigation({ stack })
    navigation.setBackMode(11)
    await navigation.backTo(routes.booking, { showId: '7' })
    expect(router.stack()).toEqual(stack.slice(0, 3))
    expect(navigation.backMode).toBeNull()
  })
})

describe('an address', () => {
  const at = async (path: string, query: Record<string, string> = {}, isLoggedIn = true) => {
    const { navigation, router } = testNavigation({ isLoggedIn, stack: [routes.mine.path] })
    await navigation.openUnknown(path, query)
    const { path: opened, params } = router.lastMove ?? {}
    return [opened, params]
  }

  it.each([
    ['/content/12', { a: '2' }, routes.showDetail.path, { showId: '12', a: '2' }],
    ['content/12/', {}, routes.showDetail.path, { showId: '12' }],
    ['/content/12', { showId: '7' }, routes.showDetail.path, { showId: '12' }],
    ['/booking/a%2Fb', {}, routes.booking.path, { showId: 'a' }],
    ['/content/12。', {}, routes.showDetail.path, { showId: '12' }],
    ['/content/12%E3%80%82', {}, routes.showDetail.path, { showId: '12' }],
    ['/content/12，快来看', {}, routes.showDetail.path, { showId: '12' }],
    ['/content/12)', {}, routes.showDetail.path, { showId: '12' }],
    ['/content/12%20', {}, routes.showDetail.path, { showId: '12' }],
    ['/content/12&from=singlemessage', {}, routes.showDetail.path, { showId: '12' }],
    ['/order/detail/9)', {}, routes.orderDetail.path, { orderId: '9' }],
    ['/content/0A1B2C3D4E5F0A1B2C3D4E5F', {}, routes.showDetail.path, { showId: '0a1b2c3d4e5f0a1b2c3d4e5f' }],
    ['/ticket-detail', { id: '1' }, routes.ticketDetail.path, { id: '1' }],
    ['package-ticket/pages/ticket-detail/ticket-detail', { id: '1' }, routes.ticketDetail.path, { id: '1' }],
    ['pages/show-detail/show-detail', { showId: '12' }, routes.showDetail.path, { showId: '12' }],
    ['/content/SG12', {}, routes.groupShowDetail.path, { showId: 'SG12' }],
    ['pages/group-show-detail/group-show-detail', { showId: 'SG1' }, routes.groupShowDetail.path, { showId: 'SG1' }],
    ['/group-show/SG1', {}, routes.groupShowDetail.path, { showId: 'SG1' }],
    ['/tour-detail/7', {}, routes.tourDetail.path, { tourId: '7' }],
    ['/search', {}, routes.search.path, {}],
    ['/search/abc', {}, routes.search.path, { placeholder: 'abc' }],
    ['/search/%E6%9E%97%E5%B1%BF', {}, routes.search.path, { placeholder: '林屿' }],
    ['/favorite-show', {}, routes.favoriteShow.path, {}],
    ['/annual-review', {}, routes.annualReview.path, {}],
    ['/nowhere/at/all', {}, routes.pageError.path, { from: '/nowhere/at/all' }],
    ['/search/%E0%A4%A', {}, routes.pageError.path, { from: '/search/%E0%A4%A' }],
    ['', {}, routes.list.path, {}],
  ])(
    'opens for %s with %j the page %s (NAV-004, CAT-002, CAT-004, CAT-006, CAT-007)',
    async (path, query, page, params) => {
      expect(await at(path, query as Record<string, string>)).toEqual([page, params])
    },
  )

  const elsewhere = Object.values<Route>(routes).flatMap(({ path, otherPaths }) =>
    otherPaths.map((other) => [other, path]),
  )

  it.each(elsewhere)('%s is the same page as %s (NAV-152)', async (other, path) => {
    const landing = await at(other, { showId: '1' })
    expect(landing[0]).toBeDefined()
    expect(landing).toEqual(await at(path, { showId: '1' }))
  })

  it('exists for every page that is in more than one package (NAV-152)', () => {
    const names = elsewhere.map(([other = '']) => other.split('/').pop())
    expect(names).toEqual(
      expect.arrayContaining([
        'show-detail',
        'group-show-detail',
        'site-purchase',
        'search',
        'confirm-order',
        'preload-ticket',
        'parking-payment',
        'open-show',
        'ticket-package-detail',
        'ticket-package-show',
        'ticket-package-show-detail',
        'ticket-package-session',
      ]),
    )
  })

  it('opens the confirmation of the order package for that of the show package, and stays still (ORDER-002)', async () => {
    const path = 'package-show/pages/confirm-order/confirm-order'
    const query = { showId: '1', bizShowSessionId: '2', items: '[]' }
    expect(await at(path, query)).toEqual([routes.confirmOrder.path, query])
    expect(await at(path, query, false)).toEqual([routes.login.path, {}])
    expect(pageConfig(routes.confirmOrder)).toMatchObject({ disableScroll: true })
  })

  it('sends a visitor to the login first (NAV-108)', async () => {
    expect(await at('/ticket-detail', { id: '1' }, false)).toEqual([routes.login.path, {}])
  })

  it('opens the same page from inside the app for a group', async () => {
    const { navigation, router } = testNavigation()
    await navigation.open(routes.showDetail, { showId: 'SG12' })
    expect(router.lastMove).toMatchObject({ path: routes.groupShowDetail.path, params: { showId: 'SG12' } })
    expect(navigation.canEnter(routes.showDetail, { showId: 'SG12' })).toBe(false)
    expect(navigation.canEnter(routes.showDetail, { showId: '12' })).toBe(true)
  })
})
