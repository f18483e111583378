import { offerOf } from '@test/buyer'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, pass, seen, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ConfirmOrderPage from './confirm-order'

const showId = NAMED_SHOWS.simpleConcert

/** Opens the order of a hot show: one turn every two seconds, five buyers ahead. */
async function openHotOrder(signedInAs = newBuyer()) {
  const shop = await theGateway()
  const { seatPlanId, ...session } = await offerOf(shop, showId)
  const params = { ...session, items: JSON.stringify([{ seatPlanId, qty: 1 }]) }
  const page = await renderPage(ConfirmOrderPage, routes.confirmOrder, { params, signedInAs })
  await seen('submit-order')
  return { ...page, signedInAs }
}

async function setSale(sale: object): Promise<void> {
  const { gateway } = await theGateway()
  await gateway.inject({ method: 'POST', url: '/sandbox/api/hot-sales', payload: sale })
}

async function submit(): Promise<void> {
  await type('contact', '13800138000')
  await tap('agree')
  await tap('submit-order')
}

describe('an order of a hot show (CAT-076)', () => {
  beforeEach(async () => {
    // Empties the queue of the previous test.
    const { clock } = await theGateway()
    clock.advance(60_000)
    await setSale({ perMinute: 30, ahead: 5 })
  })
  afterEach(() => setSale({ perMinute: 0 }))

  it('waits in the queue in sight, and is placed when it is its turn', async () => {
    const { gateway } = await openHotOrder()
    expect(screen.queryByText(/排队位置/)).toBeNull()
    await submit()
    const place = await seen('queue-place')
    expect(place.textContent).toContain('第 5 位')
    expect(place.textContent).toContain('每分钟轮到 30 人')
    gateway.clock.advance(8000)
    await pass(3000)
    await eventually(() => expect(byId('queue-place').textContent).toContain('第 1 位'))
    gateway.clock.advance(2000)
    await pass(3000)
    await seen('payment-sheet')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('keeps its place when the app is closed, and reports it when reopened', async () => {
    const first = await openHotOrder()
    await submit()
    await seen('queue-place')
    first.close()
    first.gateway.clock.advance(2000)
    const again = await openHotOrder(first.signedInAs)
    expect((await seen('queue-notice')).textContent).toContain('第 4 位，00:08 后轮到您')
    again.gateway.clock.advance(3000)
    await pass(1000)
    expect(byId('queue-notice').textContent).toContain('第 3 位，00:05 后轮到您')
    again.gateway.clock.advance(5000)
    await pass(1000)
    expect(byId('queue-notice').textContent).toContain('轮到您了')
    await submit()
    await seen('payment-sheet')
    expect(screen.queryByText(/轮到您了/)).toBeNull()
  })

  it('leaves the visible queue, not the place in it, when the user goes back', async () => {
    const { router, gateway, signedInAs } = await openHotOrder()
    await submit()
    await seen('queue-place')
    await tap('dialog-confirm')
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'back' }))
    gateway.clock.advance(4000)
    await openHotOrder(signedInAs)
    expect((await seen('queue-notice')).textContent).toContain('第 3 位')
  })
})
