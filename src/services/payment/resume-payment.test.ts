import { fakeCapabilities } from '@test/fake-capabilities'
import { FakeRouter } from '@test/fake-router'
import { shopFlags } from '@/domain/shop-flags'
import { AppError } from '@/lib/app-error'
import { FakeStorage } from '@/platform/storage/storage-fake'
import type { Request } from '@/request/request'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { Navigation } from '@/services/navigation/navigation'
import { PickerResults } from '@/services/navigation/picker-results'
import { ChangesStore } from '@/stores/changes-store'
import { PendingPaymentStore } from '@/stores/pending-payment-store'
import { resumePendingPayment } from './resume-payment'

const HOUR_MS = 60 * 60 * 1000

interface Given {
  state?: string | 'offline'
  isLoggedIn?: boolean
  stack?: string[]
  orderType?: string
  payReturnUrl?: string
}

function setUp({
  state = 'DELIVERING',
  isLoggedIn = true,
  stack = ['pages/list/list'],
  orderType,
  payReturnUrl,
}: Given = {}) {
  const clock = { time: 1_000_000, now: () => clock.time }
  const router = new FakeRouter(stack)
  const storage = new FakeStorage()
  const requested: string[] = []
  const request = (async (_endpoint: unknown, { orderId }: { orderId: string }) => {
    requested.push(orderId)
    if (state === 'offline') throw new AppError('network', 'offline')
    return { orderBrief: { orderState: { name: state }, orderType, payReturnUrl } }
  }) as unknown as Request
  const navigation = new Navigation({
    router,
    clock,
    results: new PickerResults(new FakeStorage(), { now: () => 0 }),
    onOpening: () => {},
    onShown: () => {},
    isLoggedIn: () => isLoggedIn,
    loginPage: () => routes.login,
    wait: async () => {},
  })
  const pendingPayment = new PendingPaymentStore(storage, clock)
  const session = { isLoggedIn } as App['session']
  pendingPayment.remember('7')
  const shopConfig = { flags: shopFlags([]) } as App['shopConfig']
  return {
    app: {
      request,
      navigation,
      session,
      pendingPayment,
      launchQuery: {},
      shopConfig,
      changes: new ChangesStore(),
      pageLoads: fakeCapabilities().pageLoads,
    },
    router,
    clock,
    requested,
    storage,
  }
}

describe('a payment without a known result', () => {
  it('shows a made payment once', async () => {
    const { app, router, requested } = setUp()
    await resumePendingPayment(app)
    expect(router.lastMove).toMatchObject({ path: routes.paySuccess.path, params: { orderId: '7' } })
    await resumePendingPayment(app)
    expect(requested).toEqual(['7'])
  })

  it('shows a paid membership on its own page (NAV-131)', async () => {
    const { app, router } = setUp({ orderType: 'MEMBER' })
    await resumePendingPayment(app)
    expect(router.lastMove).toMatchObject({ path: routes.memberPaySuccess.path, params: { orderId: '7' } })
  })

  it('opens the page that the order names (D-37, ORDER-013)', async () => {
    const { app, router } = setUp({ payReturnUrl: '/package-reserve/pages/reserve-order/reserve-order?orderId=7' })
    await resumePendingPayment(app)
    expect(router.lastMove).toMatchObject({ path: routes.reserveOrder.path, params: { orderId: '7' } })
  })

  it.each(['UNPAID', 'offline', 'A_STATE_TO_COME'])('prompts again when the order is %s', async (state) => {
    const { app, router, requested } = setUp({ state })
    await resumePendingPayment(app)
    await resumePendingPayment(app)
    expect(requested).toEqual(['7', '7'])
    expect(router.moves).toEqual([])
  })

  it.each(['CANCELED', 'CLOSED', 'REFUNDED_TICKET'])('forgets an order that is %s (PAY-022, D-36)', async (state) => {
    const { app, router } = setUp({ state })
    await resumePendingPayment(app)
    expect(router.moves).toEqual([])
    expect(app.pendingPayment.orderId).toBeNull()
  })

  it.each([routes.payLoading, routes.paySuccess, routes.paySuccessNew, routes.memberPaySuccess, routes.ticketDetail])(
    'leaves it to $path, which shows the result itself',
    async ({ path }) => {
      const { app, router } = setUp({ stack: ['pages/list/list', path] })
      await resumePendingPayment(app)
      expect(router.moves).toEqual([])
    },
  )

  it('forgets it on logout', async () => {
    const { app, requested } = setUp({ isLoggedIn: false })
    await resumePendingPayment(app)
    expect(requested).toEqual([])
  })

  it('expires after an hour', async () => {
    const { app, clock, requested } = setUp()
    clock.time += HOUR_MS - 1
    expect(app.pendingPayment.orderId).toBe('7')
    clock.time += 1
    await resumePendingPayment(app)
    expect(requested).toEqual([])
  })

  it('survives full storage', () => {
    const { app, storage } = setUp()
    storage.isFull = true
    expect(() => app.pendingPayment.remember('8')).not.toThrow()
  })
})
