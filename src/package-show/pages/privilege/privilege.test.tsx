import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import type { TestApp } from '@test/test-app'
import { fireEvent, screen } from '@testing-library/react'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import BookingPage from '../booking/booking'
import ShowDetailPage from '../show-detail/show-detail'
import PrivilegePage from './privilege'

const { privilege: showId } = NAMED_SHOWS

async function about() {
  const { data } = await (await theGateway()).call(getShowDynamic, { showId })
  return { showId, privilegeId: data?.discountPrivilegeIds[0] ?? '' }
}

const open = async () => {
  const params = await about()
  return { params, ...(await renderPage(PrivilegePage, routes.privilege, { params, signedInAs: newBuyer() })) }
}

describe('the privilege page (CAT-010)', () => {
  it('opens from the priority button of a show (CAT-067, CAT-137)', async () => {
    const { router } = await renderPage(ShowDetailPage, routes.showDetail, {
      params: { showId },
      signedInAs: newBuyer(),
    })
    await seenText('优先购')
    await tap('buy')
    expect(router.lastMove).toMatchObject({ path: routes.privilege.path, params: await about() })
  })

  it('names the show of the code, and accepts a code for unknown ones (CAT-108)', async () => {
    const { network, ...page } = await open()
    await seenText('林屿「星河入梦」')
    expect(network.sent.filter((call) => call.includes(`/shows/${showId}/brief`))).toHaveLength(1)
    page.close()
    const prepare = (testApp: TestApp) => {
      testApp.network.intercept = ({ url }) =>
        url.includes('/brief') ? { status: 500, headers: {}, body: '' } : undefined
    }
    const params = await about()
    const { router } = await renderPage(PrivilegePage, routes.privilege, { params, signedInAs: newBuyer(), prepare })
    await type('code', 'XINGHE2026')
    await tap('verify')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.booking.path))
  })

  it('stores the proof of a right code, and opens tickets before the sale (SEAT-020)', async () => {
    const { params, ...testApp } = await open()
    const { router } = testApp
    await type('code', 'xinghe2026')
    await tap('verify')
    await eventually(() =>
      expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.booking.path, params }),
    )
    await renderPage(BookingPage, routes.booking, { params, testApp })
    await eventually(() => expect(byId('plan-0')).toBeTruthy())
    fireEvent.click(byId('plan-0') as HTMLElement)
    await tap(screen.getByRole('button', { name: '立即购买' }))
    expect(testApp.router.lastMove).toMatchObject({
      path: routes.confirmOrder.path,
      params: { ...params, items: expect.stringContaining('"qty":1') },
    })
    const requested = testApp.network.sent.filter((call) => /\/(sessions|seat_plans)_/.test(call))
    expect(requested.length).toBeGreaterThanOrEqual(4)
    expect(requested.filter((call) => !call.includes('/privilege/show/'))).toEqual([])
  })

  it('sends a visitor to the login', async () => {
    const { router } = await renderPage(PrivilegePage, routes.privilege, { params: await about() })
    await eventually(() => expect(router.lastMove?.path).toBe(routes.login.path))
    expect(document.getElementById('code')).toBeNull()
  })

  it('shows a wrong code, and stays', async () => {
    const { router } = await open()
    await type('code', 'NOT THIS')
    await tap('verify')
    await seenText('特权码不正确')
    expect(router.moves).toEqual([])
    expect((byId('code') as HTMLInputElement).value).toBe('NOTTHIS')
  })

  it('opens again for a booking without a proof', async () => {
    const params = await about()
    const { router } = await renderPage(BookingPage, routes.booking, { params, signedInAs: newBuyer() })
    await eventually(() =>
      expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.privilege.path, params }),
    )
  })

  it('sends nothing without a code, and keeps it when the shop does not answer', async () => {
    const { network, router } = await open()
    const sent = network.sent.length
    await tap('verify')
    expect(network.sent).toHaveLength(sent)
    await type('code', 'XINGHE2026')
    network.isOnline = false
    await tap('verify')
    await seenText('网络')
    expect((byId('code') as HTMLInputElement).value).toBe('XINGHE2026')
    expect(router.moves).toEqual([])
  })
})
