import { renderPage, theGateway } from '@test/render-page'
import { eventually, seen, seenText } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { chosenElsewhere, firstSession } from '@test/seats-elsewhere'
import { act, fireEvent, screen } from '@testing-library/react'
import { lockSeats } from '@/contracts/seat/lock-seats'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ConfirmOrderPage from '../../../package-order/pages/confirm-order/confirm-order'
import BookingPage from '../booking/booking'
import PickSeatElsewherePage from './pick-seat-3rd'
import { PickSeatElsewhereModel } from './pick-seat-elsewhere-model'

const sessionOf = async (showId: string = NAMED_SHOWS.seatsByOthers) => firstSession(await theGateway(), showId)
const chosen = async () => chosenElsewhere(await theGateway())

const open = (params: Record<string, string>, options = {}) =>
  renderPage(PickSeatElsewherePage, routes.pickSeatElsewhere, { params, ...options })

describe('seats that another provider sells (SEAT-002)', () => {
  it('open from a plan of such a session (SEAT-025, SEAT-028)', async () => {
    const session = await sessionOf()
    const { router } = await renderPage(BookingPage, routes.booking, { params: { showId: session.showId } })
    fireEvent.click(await seen('plan-0'))
    await eventually(() =>
      expect(router.lastMove).toMatchObject({ path: routes.pickSeatElsewhere.path, params: session }),
    )
  })

  it('open in a frame of the provider’s page (SEAT-023)', async () => {
    const session = await sessionOf()
    await open(session)
    const frame = await seen('web-frame')
    const address = new URL(frame.getAttribute('src') ?? '')
    expect(address.pathname).toBe('/sandbox/outside/seats')
    expect(Object.fromEntries(address.searchParams)).toEqual({ ...session, lang: 'zh' })
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
    // With `allow-same-origin`, a page on the shop's own origin could reach out of the frame.
    expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin')
  })

  it('stay closed for a page that is not allowed', async () => {
    const body = { statusCode: 200, data: { url: 'https://evil.example/', provider: 'THIRD_PARTY', expireTime: 1 } }
    await open(await sessionOf(), {
      prepare: ({ network }: Awaited<ReturnType<typeof open>>) => {
        network.intercept = ({ url }) =>
          url.includes('/pick_seat_url') ? { status: 200, headers: {}, body } : undefined
      },
    })
    await seenText('该页面无法查看')
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('yield to the shop’s own map if the session has one', async () => {
    const session = await sessionOf(NAMED_SHOWS.seatsClub)
    const { router } = await open(session)
    await eventually(() =>
      expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.pickSeat.path, params: session }),
    )
  })

  it('return in a message of the frame on the web (A-SEAT-5)', async () => {
    const { session, back, params } = await chosen()
    const { router } = await open(session, { signedInAs: newBuyer() })
    const frame = (await seen('web-frame')) as HTMLIFrameElement
    const data = { action: 'open', path: back.pathname + back.search }
    const post = (origin: string) =>
      act(() => {
        window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }))
      })
    post(new URL(frame.src).origin)
    expect(router.lastMove?.path).not.toBe(routes.pickSeatElsewhere.path)
    post('null')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.pickSeatElsewhere.path, params }))
  })

  it('return with the address of the web view in a mini-program', async () => {
    const { session, back, params } = await chosen()
    const { app, router } = await open(session)
    const model = new PickSeatElsewhereModel(app, session)
    const { ownOrigin } = app.webPlaces
    const others = `${back.pathname}?showId=1&sessionId=1&thirdPartySeatToken=1`
    model.follow(`https://evil.example${others}`)
    model.follow(`${ownOrigin}.evil.example${others}`)
    model.follow(`${ownOrigin}/sandbox/outside/seats?showId=1`)
    model.follow(`${ownOrigin}${back.pathname}${back.search}`)
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.pickSeatElsewhere.path, params }))
    expect(router.moves).toHaveLength(1)
  })

  it('return to the confirmation’s address in a browser without a frame (A-SEAT-5)', async () => {
    const { back, params } = await chosen()
    const { router } = await renderPage(ConfirmOrderPage, routes.confirmOrder, {
      params: Object.fromEntries(back.searchParams),
    })
    await eventually(() =>
      expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.pickSeatElsewhere.path, params }),
    )
  })
})

describe('seats that were chosen elsewhere', () => {
  it('stay locked for the user, and open the order', async () => {
    const { session, seatIds, params, plan } = await chosen()
    const { router, gateway } = await open(params, { signedInAs: newBuyer() })
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.confirmOrder.path }))
    const { items, ...rest } = router.lastMove?.params ?? {}
    expect(rest).toEqual({ ...session, seatLockId: expect.any(String), pickedElsewhere: '1' })
    expect(JSON.parse(items ?? '')).toEqual([{ seatPlanId: plan, qty: 2 }])
    const other = await gateway.signIn('13900139017')
    const { data } = await gateway.call(lockSeats, { ...session, seatIds }, { as: other })
    expect(data?.failedSeatIds.sort()).toEqual(seatIds.sort())
  })

  it('wait for a visitor to log in', async () => {
    const { params } = await chosen()
    const { router, network } = await open(params)
    await seenText('座位已选好，登录后继续')
    expect(network.sent.filter((call) => call.includes('seat_locks'))).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: '登录' }))
    await eventually(() => expect(router.lastMove?.path).toBe(routes.login.path))
  })

  it('require another choice when another buyer was quicker', async () => {
    const { session, seatIds, params } = await chosen()
    const shop = await theGateway()
    await shop.call(lockSeats, { ...session, seatIds }, { as: await shop.signIn('13900139018') })
    const { router } = await open(params, { signedInAs: newBuyer() })
    await seenText('您选的座位刚被别人选走，请重新选座')
    fireEvent.click(screen.getByRole('button', { name: '重新选座' }))
    await eventually(() =>
      expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.pickSeatElsewhere.path }),
    )
    expect(router.lastMove?.params).toEqual(session)
  })

  it('require another choice when it has expired', async () => {
    const params = { ...(await sessionOf()), thirdPartySeatToken: 'over' }
    await open(params, { signedInAs: newBuyer(), locale: 'en-US' })
    await seenText('Your seat selection has expired. Choose again.')
    expect(screen.getByRole('button', { name: 'Choose again' })).toBeTruthy()
  })

  it('retry after a network failure', async () => {
    const { params } = await chosen()
    const { network, router } = await open(params, {
      signedInAs: newBuyer(),
      prepare: (testApp: Awaited<ReturnType<typeof open>>) => {
        testApp.network.isOnline = false
      },
    })
    await seenText('无法连接网络')
    network.isOnline = true
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    await eventually(() => expect(router.lastMove?.path).toBe(routes.confirmOrder.path))
  })
})

it('returns there when the lock has expired', async () => {
  const { params } = await chosen()
  const page = await open(params, { signedInAs: newBuyer() })
  await eventually(() => expect(page.router.lastMove?.path).toBe(routes.confirmOrder.path))
  const order = page.router.lastMove?.params ?? {}
  await renderPage(ConfirmOrderPage, routes.confirmOrder, { params: order, testApp: page })
  await seen('seats-kept')
  page.gateway.clock.advance(600_000)
  await eventually(() => fireEvent.click(screen.getByRole('button', { name: '重新选座' })))
  await eventually(() => expect(page.router.lastMove?.path).toBe(routes.pickSeatElsewhere.path))
})
