import { changeShop, renderPage } from '@test/render-page'
import { eventually, tap } from '@test/screen'
import { fireEvent, screen } from '@testing-library/react'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import BookingPage from './booking'

const params = { showId: NAMED_SHOWS.simpleConcert }

async function choosePlan() {
  await eventually(() => expect(document.getElementById('plan-0')).not.toBeNull())
  fireEvent.click(document.getElementById('plan-0') as HTMLElement)
}

describe('the booking page', () => {
  it('leads to the confirmation with what was chosen', async () => {
    const { router } = await renderPage(BookingPage, routes.booking, { params, signedInAs: '13800138000' })
    await choosePlan()
    fireEvent.click(screen.getByRole('button', { name: '增加一份' }))
    await tap(screen.getByRole('button', { name: '下一步' }))
    expect(router.lastMove).toMatchObject({ how: 'open', path: routes.confirmOrder.path })
    expect(JSON.parse(router.lastMove?.params.items ?? '')).toEqual([{ seatPlanId: expect.any(String), qty: 2 }])
  })

  it('sends a visitor to the login first', async () => {
    const { router } = await renderPage(BookingPage, routes.booking, { params, locale: 'en-US' })
    await choosePlan()
    await tap(screen.getByRole('button', { name: 'Continue' }))
    expect(router.lastMove).toMatchObject({ path: routes.login.path })
  })

  it('offers to try again after a network failure', async () => {
    const { network } = await renderPage(BookingPage, routes.booking, {
      params,
      prepare: (testApp) => {
        testApp.network.isOnline = false
      },
    })
    await eventually(() => screen.getByText('无法连接网络'))
    network.isOnline = true
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    await eventually(() => expect(screen.queryByText('无法连接网络')).toBeNull())
  })
})

describe('a session whose seats are chosen', () => {
  const seated = { showId: NAMED_SHOWS.seatsClub }

  it('leads to its seats as soon as a plan is chosen (CAT-061, SEAT-028)', async () => {
    const { router } = await renderPage(BookingPage, routes.booking, { params: seated })
    await choosePlan()
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.pickSeat.path, params: seated }))
  })

  it('waits for the button where the merchant says so (SEAT-028)', async () => {
    await changeShop({ config: { noAutoJumpPickSeat: true } })
    const { router } = await renderPage(BookingPage, routes.booking, { params: seated })
    await choosePlan()
    await tap('pick-seats')
    expect(router.moves).toHaveLength(1)
    expect(router.lastMove).toMatchObject({ path: routes.pickSeat.path })
    await changeShop({ config: {} })
  })
})
