import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, pass, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { act } from '@testing-library/react'
import { lockSeats } from '@/contracts/seat/lock-seats'
import { recommendSeats } from '@/contracts/seat/recommend-seats'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ConfirmOrderPage from './confirm-order'

/** Opens an order with two picked seats. */
async function openWithSeats() {
  const shop = await theGateway()
  const signedInAs = newBuyer()
  const as = await shop.signIn(signedInAs)
  const showId = NAMED_SHOWS.seatsClub
  const { data: sessions } = await shop.call(listSessionsStatic, { showId })
  const session = { showId, bizShowSessionId: sessions?.sessions[0]?.bizShowSessionId ?? '' }
  const { data: best } = await shop.call(recommendSeats, { ...session, qty: 2 })
  const seatIds = best?.seats.map(({ seatId }) => seatId) ?? []
  const { data: lock } = await shop.call(lockSeats, { ...session, seatIds }, { as })
  const items = JSON.stringify([{ seatPlanId: best?.seats[0]?.seatPlanId, qty: 2 }])
  const params = { ...session, items, seatLockId: lock?.seatLockId ?? '' }
  const page = await renderPage(ConfirmOrderPage, routes.confirmOrder, { params, signedInAs })
  await seen('submit-order')
  const lockedByOthers = async () => {
    const other = await shop.signIn('13900139008')
    const answer = await shop.call(lockSeats, { ...session, seatIds }, { as: other })
    return answer.data?.seatLockId === undefined
  }
  return { ...page, session, best, lockedByOthers, params, signedInAs }
}

describe('an order with picked seats (SEAT-024)', () => {
  it('names the seats, and shows how long they stay locked', async () => {
    const { best, gateway } = await openWithSeats()
    expect(byId('picked-seats').textContent).toContain(`${best?.seats.map(({ no }) => no).join('、')}座`)
    expect((await seen('seats-kept')).textContent).toContain('10:00')
    gateway.clock.advance(61_000)
    await pass(1000)
    expect(byId('seats-kept').textContent).toContain('08:59')
  })

  it('releases the seats when the page is left', async () => {
    const { close, lockedByOthers, network } = await openWithSeats()
    expect(await lockedByOthers()).toBe(true)
    close()
    await eventually(() => expect(network.sent.some((call) => call.startsWith('DELETE'))).toBe(true))
    await pass(50)
    expect(await lockedByOthers()).toBe(false)
  })

  it('keeps them through another language, a reload and a closed app, with the time that is left', async () => {
    const { app, gateway, network, close, params, signedInAs, lockedByOthers, best } = await openWithSeats()
    gateway.clock.advance(61_000)
    act(() => app.locale.choose('en-US'))
    await pass(1000)
    await eventually(() => expect(byId('picked-seats').textContent).toMatch(new RegExp(`seats? ${best?.seats[0]?.no}`)))
    expect(byId('seats-kept').textContent).toContain('08:59')
    // A page that is reloaded or killed cannot release its seats.
    network.isOnline = false
    close()
    await renderPage(ConfirmOrderPage, routes.confirmOrder, { params, signedInAs })
    expect((await seen('seats-kept')).textContent).toMatch(/08:5\d/)
    expect(await lockedByOthers()).toBe(true)
  })

  it('keeps the seats in the order that was placed, whatever happens to the page', async () => {
    const { close, lockedByOthers, network } = await openWithSeats()
    await type('contact', '13800138000')
    await tap('agree')
    await tap('submit-order')
    await seen('payment-sheet')
    close()
    await pass(50)
    expect(network.sent.some((call) => call.startsWith('DELETE'))).toBe(false)
    expect(await lockedByOthers()).toBe(true)
  })

  it('returns to the seats when the lock has expired', async () => {
    const { router, session, gateway } = await openWithSeats()
    gateway.clock.advance(600_000)
    await pass(1000)
    await seenText('座位保留时间已过')
    await tap('choose-seats')
    expect(router.lastMove).toMatchObject({ path: routes.pickSeat.path, params: session })
  })
})
