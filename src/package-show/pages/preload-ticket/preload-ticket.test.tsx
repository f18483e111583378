import { orderInput } from '@test/buyer'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, pass, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { fireEvent, screen } from '@testing-library/react'
import { createAddress } from '@/contracts/address/create-address'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { createOrder } from '@/contracts/order/create-order'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { getPrefilledInfo } from '@/contracts/show/get-prefilled-info'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import BookingPage from '../booking/booking'
import ShowDetailPage from '../show-detail/show-detail'
import PreloadTicketPage from './preload-ticket'

const params = { showId: NAMED_SHOWS.hot }
const person = { name: '李雷', countryCode: 'CN', idType: 'ID_CARD', idNo: '11010519491231002X' } as const

/** Opens the page for a user with one attendee. */
async function open(cellphone = newBuyer()) {
  const gateway = await theGateway()
  const as = await gateway.signIn(cellphone)
  const { data } = await gateway.call(createAttendee, person, { as })
  const page = await renderPage(PreloadTicketPage, routes.preloadTicket, {
    params,
    signedInAs: cellphone,
    stack: [routes.showDetail.path, routes.preloadTicket.path],
  })
  await seen('plan-0')
  const saved = async () => (await gateway.call(getPrefilledInfo, params, { as })).data
  return { ...page, attendeeId: data?.id ?? '', saved }
}

async function wish(plan: number) {
  await tap(`plan-${plan}`)
  await tap('add-wish')
}

const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '')
/** Text of a wish without its rank. */
const planOf = (words: string) => words.slice(1).split('元')[0]

describe('preparing for a sale (CAT-014, CAT-015)', () => {
  describeStates({
    Page: PreloadTicketPage,
    route: routes.preloadTicket,
    options: () => ({ params, signedInAs: newBuyer() }),
    words: '抢票意向',
  })

  it('opens from a hot show before its sale (CAT-076)', async () => {
    const { router } = await renderPage(ShowDetailPage, routes.showDetail, { params, signedInAs: newBuyer() })
    await seenText('预填信息')
    await tap('buy')
    expect(router.lastMove).toMatchObject({ path: routes.preloadTicket.path, params })
  })

  it('sends a visitor to the login', async () => {
    const { router } = await renderPage(PreloadTicketPage, routes.preloadTicket, { params })
    await eventually(() => expect(router.lastMove?.path).toBe(routes.login.path))
    expect(document.getElementById('save')).toBeNull()
  })

  it('starts with the session of its link, otherwise with the first (CAT-014)', async () => {
    const { data } = await (await theGateway()).call(listSessionsStatic, params)
    const ids = data?.sessions.map(({ bizShowSessionId }) => bizShowSessionId) ?? []
    const chosen = async (bizShowSessionId: string) => {
      const { close } = await renderPage(PreloadTicketPage, routes.preloadTicket, {
        params: { ...params, bizShowSessionId },
        signedInAs: newBuyer(),
      })
      await seen('plan-0')
      const [sessions] = screen.getAllByRole('radiogroup')
      const states = [...(sessions?.querySelectorAll('[role=radio]') ?? [])].map((one) =>
        one.getAttribute('aria-checked'),
      )
      close()
      return states.indexOf('true')
    }
    expect(ids.length).toBeGreaterThan(2)
    expect([await chosen(ids[2] ?? ''), await chosen('nothing')]).toEqual([2, 0])
  })

  it('requires wish and attendees first', async () => {
    const { network } = await open()
    const sent = network.sent.length
    await tap('save')
    await seenText('请至少加入一个意向')
    await wish(0)
    await tap('save')
    await seenText('请选择 1 位观演人')
    expect(network.sent.slice(sent).filter((call) => call.startsWith('POST'))).toEqual([])
  })

  it('keeps up to three wishes in order', async () => {
    await open()
    for (const plan of [0, 1, 2]) await wish(plan)
    const [, second = '', third = ''] = names()
    expect(byId('add-wish')).toHaveProperty('disabled', true)
    fireEvent.click(screen.getAllByRole('button', { name: /^上移/ })[1] as HTMLElement)
    expect(names().map(planOf).slice(1)).toEqual([planOf(third), planOf(second)])
    fireEvent.click(screen.getAllByRole('button', { name: /^移除/ })[0] as HTMLElement)
    expect(names()).toHaveLength(2)
  })

  it('saves, and shows the saved input', async () => {
    const cellphone = newBuyer()
    const page = await open(cellphone)
    await wish(1)
    await prepare(page)
    await eventually(() => expect(page.router.stack()).toEqual([routes.showDetail.path]))
    const [kept] = (await page.saved())?.wishes ?? []
    expect(kept).toMatchObject({ qty: 1 })
    page.close()
    await renderPage(PreloadTicketPage, routes.preloadTicket, { params, signedInAs: cellphone })
    await seenText('李雷')
    expect(names()).toHaveLength(1)
    expect((byId('contact') as HTMLInputElement).value).toBe('13800138000')
  })

  it('requires an address for a show with shipped tickets', async () => {
    const cellphone = newBuyer()
    const gateway = await theGateway()
    const as = await gateway.signIn(cellphone)
    const place = { provinceId: '310000', cityId: '310100', districtId: '310106', detailAddress: '南京西路 1 号' }
    const about = { receiver: '李雷', cellphone: '13800138000', countryCode: '86', isDefault: true, ...place }
    const { data } = await gateway.call(createAddress, about, { as })
    const sent = { showId: NAMED_SHOWS.expressDelivery }
    const { app, show } = await renderPage(PreloadTicketPage, routes.preloadTicket, {
      params: sent,
      signedInAs: cellphone,
      stack: [routes.showDetail.path, routes.preloadTicket.path],
    })
    await wish(0)
    await tap('choose-address')
    await app.navigation.backWith(routes.address, { id: data?.addressId ?? '' })
    await show()
    await eventually(() => expect(byId('choose-address').textContent).toContain('南京西路 1 号'))
    await type('contact', '13800138000')
    await tap('save')
    const kept = async () => (await gateway.call(getPrefilledInfo, sent, { as })).data?.addressId
    for (let looks = 0; looks < 20 && (await kept()) === undefined; looks += 1) await pass(50)
    expect(await kept()).toBe(data?.addressId)
  })

  it('ends with an order since the sale began, with the reason (CAT-081)', async () => {
    const cellphone = newBuyer()
    const { gateway, before, attendeeId } = await preparedForSale(cellphone, 0)
    const as = await gateway.signIn(cellphone)
    const order = await orderInput(gateway, params.showId, as, 1, [attendeeId])
    expect((await gateway.call(createOrder, order, { as })).data?.orderId).toBeTruthy()
    const again = { params, signedInAs: cellphone }
    const over = await renderPage(PreloadTicketPage, routes.preloadTicket, again)
    await eventually(() => expect(screen.getByRole('status').textContent).toContain('失效'))
    expect(document.getElementById('save')).toBeNull()
    over.close()
    await renderPage(BookingPage, routes.booking, again)
    await seen('plan-0')
    expect(screen.queryAllByRole('radio', { checked: true }).filter(({ id }) => id.startsWith('plan-'))).toEqual([])
    gateway.clock.set(before)
  })

  it('opens the booking with its content once the sale has begun, and fills in the order', async () => {
    const cellphone = newBuyer()
    const { gateway, before } = await preparedForSale(cellphone, 1)
    const booking = await renderPage(BookingPage, routes.booking, { params, signedInAs: cellphone })
    await eventually(() => expect(byId('plan-1').getAttribute('aria-checked')).toBe('true'))
    await tap('next')
    expect(booking.router.lastMove).toMatchObject({
      path: routes.confirmOrder.path,
      params: { ...params, prefilled: '1' },
    })
    gateway.clock.set(before)
  })
})

/** Picks the attendee, enters the phone number and saves. */
async function prepare({ app, show, attendeeId }: Awaited<ReturnType<typeof open>>) {
  await tap('choose-attendees')
  await app.navigation.backWith(routes.viewer, { ids: [attendeeId] })
  await show()
  await type('contact', '13800138000')
  await tap('save')
}

/** Prepares a plan, leaves the page and starts the sale; `before` is the time to restore. */
async function preparedForSale(cellphone: string, plan: number) {
  const page = await open(cellphone)
  await wish(plan)
  await prepare(page)
  await eventually(() => expect(page.router.stack()).toEqual([routes.showDetail.path]))
  page.close()
  const gateway = await theGateway()
  const { data } = await gateway.call(getShowDynamic, params)
  const before = gateway.clock.now()
  gateway.clock.set((data?.saleTime ?? 0) + 1000)
  return { gateway, before, attendeeId: page.attendeeId }
}
