import { createBareApp } from '@test/bare-app'
import { startTestApp } from '@test/started-app'
import { revokeCancellation } from '@/contracts/account/revoke-cancellation'
import { listOrders } from '@/contracts/order/list-orders'

/** The app of a logged-in user in one tab, and what another tab does to the shared storage. */
function openTab() {
  const sent: string[] = []
  const app = createBareApp({
    token: 'own',
    transport: async ({ method, url }) => {
      sent.push(`${method} ${url}`)
      return { status: 200, headers: {}, body: { statusCode: 200, data: { list: [], total: 0 } } }
    },
  })
  const restart = jest.fn()
  let notify = () => {}
  const watch = (_key: string, listener: () => void) => {
    notify = listener
    return () => {}
  }
  const pageLoads = { ...app.pageLoads, retry: restart }
  startTestApp({ ...app, storage: Object.assign(app.storage, { watch }), pageLoads })
  const inOtherTab = (session: object | null) => {
    if (session) app.storage.set('session', session)
    else app.storage.remove('session')
    notify()
  }
  return { app, sent, inOtherTab, restart }
}

const OTHER = { bizUserId: 'other', accessToken: 'theirs', refreshToken: 'r', loginMethod: 'CELLPHONE' }

describe('the app in two tabs', () => {
  it.each([
    ['logs out', null],
    ['logs in as another user', OTHER],
  ])('starts again when the other tab %s', (_what, session) => {
    const { inOtherTab, restart } = openTab()
    inOtherTab(session)
    expect(restart).toHaveBeenCalledTimes(1)
  })

  it('uses the tokens that the other tab has refreshed', () => {
    const { app, inOtherTab, restart } = openTab()
    inOtherTab({ ...OTHER, bizUserId: 'u', accessToken: 'newer' })
    expect(app.session.accessToken).toBe('newer')
    expect(restart).not.toHaveBeenCalled()
  })

  it('writes nothing as a former user', async () => {
    const { app, sent } = openTab()
    // The event of the other tab is still on its way.
    app.storage.set('session', OTHER)
    await expect(app.request(revokeCancellation, {})).rejects.toMatchObject({ code: 'other-user' })
    expect(sent.filter((call) => call.includes(revokeCancellation.path))).toEqual([])
    await app.request(listOrders, { tab: 'TICKET', offset: 0, length: 1 })
    expect(sent.some((call) => call.includes(listOrders.path))).toBe(true)
  })
})
