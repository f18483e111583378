import { FakeRouter } from '@test/fake-router'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { BACK_TO_BOOKING, Navigation } from './navigation'

function build({ stack, isLoggedIn = true }: { stack?: string[]; isLoggedIn?: boolean } = {}) {
  const router = new FakeRouter(stack)
  const clock = { time: 1_000_000, now: () => clock.time }
  const user = { isLoggedIn, loginPage: routes.login as Route }
  const waits: number[] = []
  const wait = async (ms: number) => void waits.push(ms)
  const navigation = new Navigation({
    router,
    clock,
    isLoggedIn: () => user.isLoggedIn,
    loginPage: () => user.loginPage,
    wait,
  })
  return { router, clock, user, navigation, waits }
}

describe('opening a page', () => {
  it('puts it above the current one, with its parameters as texts', async () => {
    const { navigation, router } = build()
    await navigation.open(routes.booking, { showId: '12', seatPlanId: undefined })
    expect(router.lastMove).toEqual({ how: 'open', path: routes.booking.path, params: { showId: '12' } })
  })

  it('takes the place of the current one when the stack is full', async () => {
    const { navigation, router } = build({ stack: Array.from({ length: 10 }, () => routes.showDetail.path) })
    await navigation.open(routes.booking, { showId: '12' })
    expect(router.lastMove?.how).toBe('redirect')
    expect(router.stack()).toHaveLength(10)
  })

  it('counts a second tap within 100 ms once (NAV-102)', async () => {
    const { navigation, router, clock } = build()
    await navigation.open(routes.showDetail, { showId: '1' })
    clock.time += 99
    await navigation.open(routes.showDetail, { showId: '1' })
    expect(router.moves).toHaveLength(1)
    clock.time += 100
    await navigation.open(routes.showDetail, { showId: '1' })
    expect(router.moves).toHaveLength(2)
  })

  it('opens a different page within that time', async () => {
    const { navigation, router } = build()
    await navigation.open(routes.showDetail, { showId: '1' })
    await navigation.open(routes.showDetail, { showId: '2' })
    expect(router.moves).toHaveLength(2)
  })

  it('does not open a unique page twice (NAV-103)', async () => {
    const { navigation, router } = build({ stack: [routes.list.path, routes.login.path, routes.agreement.path] })
    await navigation.open(routes.login, {})
    expect(router.moves).toHaveLength(0)
  })

  it('shows a tab page as a tab and keeps its parameters for it, once', async () => {
    const { navigation, router } = build({ stack: [routes.list.path, routes.showDetail.path] })
    await navigation.open(routes.all, { category: 'YinYueHui' } as object)
    expect(router.lastMove?.how).toBe('switchTab')
    expect(navigation.takeTabParams(routes.all)).toEqual({ category: 'YinYueHui' })
    expect(navigation.takeTabParams(routes.all)).toBeNull()
  })
})

describe('going back', () => {
  it('goes home from the first page (NAV-104)', async () => {
    const { navigation, router } = build({ stack: [routes.showDetail.path] })
    await navigation.back()
    expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.list.path })
  })

  it('never goes below the first page', async () => {
    const { navigation, router } = build({ stack: [routes.list.path, routes.orders.path, routes.orderDetail.path] })
    await navigation.back(9)
    expect(router.stack()).toEqual([routes.list.path])
  })

  it('goes to a page that is open below, else opens it', async () => {
    const stack = [routes.list.path, routes.showDetail.path, routes.booking.path, routes.confirmOrder.path]
    const { navigation, router } = build({ stack })
    await navigation.backTo(routes.showDetail, { showId: '1' })
    expect(router.stack()).toEqual([routes.list.path, routes.showDetail.path])
    await navigation.backTo(routes.orders, {})
    expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.orders.path })
  })
})

describe('a result', () => {
  it('is left for the page below, which takes it once', async () => {
    const { navigation, router } = build({ stack: [routes.list.path, routes.confirmOrder.path, routes.orders.path] })
    await navigation.backWith({ addressId: '7' })
    expect(router.stack()).toEqual([routes.list.path, routes.confirmOrder.path])
    expect(navigation.takeResult(routes.list)).toBeUndefined()
    expect(navigation.takeResult(routes.confirmOrder)).toEqual({ addressId: '7' })
    expect(navigation.takeResult(routes.confirmOrder)).toBeUndefined()
  })

  it('goes as far as the way back does, and home from the first page', async () => {
    const far = build({ stack: [routes.list.path, routes.confirmOrder.path, routes.orders.path] })
    await far.navigation.backWith('far', 2)
    expect(far.navigation.takeResult(routes.list)).toBe('far')
    const first = build({ stack: [routes.orders.path] })
    await first.navigation.backWith('home')
    expect(first.router.lastMove).toMatchObject({ how: 'switchTab', path: routes.list.path })
  })
})

describe('pages that need a login', () => {
  it('send a visitor to the login page and take them where they wanted to go', async () => {
    const { navigation, router, user } = build({ stack: [routes.list.path, routes.booking.path], isLoggedIn: false })
    const params = { showId: '1', bizShowSessionId: '2', items: '[]' }
    await navigation.open(routes.confirmOrder, params)
    expect(router.stack()).toEqual([routes.list.path, routes.booking.path, routes.login.path])
    await navigation.open(routes.loginCode, { cellphone: '13800138000', countryCode: '86' })
    user.isLoggedIn = true
    await navigation.leaveLogin()
    expect(router.stack()).toEqual([routes.list.path, routes.booking.path, routes.confirmOrder.path])
    expect(router.lastMove).toMatchObject({ how: 'redirect', params })
  })

  it('send back someone who came to log in without a target', async () => {
    const stack = [routes.mine.path, routes.login.path, routes.loginCode.path]
    const { navigation, router } = build({ stack })
    await navigation.leaveLogin()
    expect(router.stack()).toEqual([routes.mine.path])
  })

  it('let a finished login be seen for half a second (NAV-109)', async () => {
    const { navigation, user, waits } = build({ stack: [routes.list.path], isLoggedIn: false })
    await navigation.open(routes.orders, {})
    user.isLoggedIn = true
    await navigation.leaveLogin()
    expect(waits).toEqual([500])
  })

  it('forget the target after ten minutes', async () => {
    const { navigation, router, clock, user } = build({ stack: [routes.list.path], isLoggedIn: false })
    await navigation.open(routes.orders, {})
    clock.time += 10 * 60 * 1000 + 1
    user.isLoggedIn = true
    await navigation.leaveLogin()
    expect(router.stack()).toEqual([routes.list.path])
  })

  it('turn away a visitor who came from outside', async () => {
    const { navigation, router } = build({ stack: [routes.orders.path], isLoggedIn: false })
    expect(navigation.canEnter(routes.orders, {})).toBe(false)
    await navigation.redirectFromGuard(routes.orders, {})
    expect(router.stack()).toEqual([routes.login.path])
  })

  it('begin where the shop lets them choose how to log in, and end there as well', async () => {
    const { navigation, router, user } = build({ isLoggedIn: false, stack: ['pages/mine/mine'] })
    user.loginPage = routes.loginWay
    await navigation.open(routes.orders, {})
    expect(router.lastMove).toMatchObject({ how: 'open', path: routes.loginWay.path })
    user.isLoggedIn = true
    await navigation.leaveLogin()
    expect(router.stack()).toEqual(['pages/mine/mine', routes.orders.path])
  })

  it('do nothing when the login page is open already (NAV-110)', async () => {
    const { navigation, router } = build({ stack: [routes.list.path, routes.loginCode.path], isLoggedIn: false })
    await navigation.openLogin()
    expect(router.moves).toHaveLength(0)
  })
})

describe('the way back to the booking (NET-084, ORDER-063)', () => {
  const stack = [routes.list.path, routes.showDetail.path, routes.booking.path, routes.confirmOrder.path]

  it('leads there once, from wherever the user is', async () => {
    const { navigation, router } = build({ stack: [...stack, routes.agreement.path] })
    navigation.setBackMode(BACK_TO_BOOKING)
    await navigation.back()
    expect(router.stack()).toEqual(stack.slice(0, 3))
    expect(navigation.backMode).toBeNull()
    await navigation.back()
    expect(router.stack()).toEqual(stack.slice(0, 2))
  })

  it('is any other way where no booking is open', async () => {
    const { navigation, router } = build({ stack: [routes.list.path, routes.confirmOrder.path] })
    navigation.setBackMode(BACK_TO_BOOKING)
    await navigation.back()
    expect(router.stack()).toEqual([routes.list.path])
  })

  it('is forgotten once the booking was opened', async () => {
    const { navigation, router } = build({ stack })
    navigation.setBackMode(BACK_TO_BOOKING)
    await navigation.backTo(routes.booking, { showId: '7' })
    expect(router.stack()).toEqual(stack.slice(0, 3))
    expect(navigation.backMode).toBeNull()
  })
})

describe('an address', () => {
  const at = async (path: string, query: Record<string, string> = {}, isLoggedIn = true) => {
    const { navigation, router } = build({ isLoggedIn })
    await navigation.openUnknown(path, query)
    const { path: opened, params } = router.lastMove ?? {}
    return [opened, params]
  }

  it.each([
    ['/content/12', { a: '2' }, routes.showDetail.path, { showId: '12', a: '2' }],
    ['content/12/', {}, routes.showDetail.path, { showId: '12' }],
    ['/content/12', { showId: '7' }, routes.showDetail.path, { showId: '12' }],
    ['/booking/a%2Fb', {}, routes.booking.path, { showId: 'a/b' }],
    ['/ticket-detail', { id: '1' }, routes.ticketDetail.path, { id: '1' }],
    ['package-ticket/pages/ticket-detail/ticket-detail', { id: '1' }, routes.ticketDetail.path, { id: '1' }],
    ['pages/show-detail/show-detail', { showId: '12' }, routes.showDetail.path, { showId: '12' }],
    ['/content/SG12', {}, routes.pageError.path, { from: 'groupShowDetail' }],
    ['/annual-review', {}, routes.pageError.path, { from: 'annualReview' }],
    ['/nowhere/at/all', {}, routes.pageError.path, { from: '/nowhere/at/all' }],
    ['', {}, routes.list.path, {}],
  ])('%s with %j leads to %s', async (path, query, page, params) => {
    expect(await at(path, query as Record<string, string>)).toEqual([page, params])
  })

  it('of a page for users leads a visitor to the login first', async () => {
    expect(await at('/ticket-detail', { id: '1' }, false)).toEqual([routes.login.path, {}])
  })

  it('of a group of shows, or of nothing yet, is the same from inside the app', async () => {
    const { navigation, router, clock } = build()
    await navigation.open(routes.showDetail, { showId: 'SG12' })
    expect(router.lastMove).toMatchObject({ path: routes.pageError.path, params: { from: 'groupShowDetail' } })
    clock.time += 1000
    await navigation.switchTab(routes.list, {})
    await navigation.open(routes.coupon, {})
    expect(router.lastMove).toMatchObject({ path: routes.pageError.path, params: { from: 'coupon' } })
    expect(navigation.canEnter(routes.showDetail, { showId: 'SG12' })).toBe(false)
    expect(navigation.canEnter(routes.showDetail, { showId: '12' })).toBe(true)
  })
})
