import { Person } from '@test/other-users/person'
import { renderPage, theGateway } from '@test/render-page'
import { sandbox } from '@test/sandbox-shop'
import { byId, eventually, gone, seen, seenText, tap } from '@test/screen'
import { newBuyer, settle } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { createReservation } from '@/contracts/reserve/create-reservation'
import { listReservations } from '@/contracts/reserve/list-reservations'
import { preOrderReservation } from '@/contracts/reserve/pre-order-reservation'
import { routes } from '@/routes'
import { demoOffers } from '../../../../gateway/src/demo/offers'
import ReserveOrderPage from './reserve-order'

const [BACKSTAGE, , REHEARSAL] = demoOffers().reservations.map(({ reserveId }) => reserveId)

/** A user, and the form parameters of a time tomorrow. */
async function visitorOf(reserveId = BACKSTAGE) {
  const signedInAs = newBuyer()
  const person = await Person.join(await theGateway(), signedInAs)
  const { slotId } = await person.reservationWish(reserveId)
  return { person, signedInAs, params: { reserveId: reserveId ?? '', slotId } }
}

async function openForm(reserveId = BACKSTAGE) {
  const { person, ...options } = await visitorOf(reserveId)
  return { person, ...(await renderPage(ReserveOrderPage, routes.reserveOrder, options)) }
}

/** A user with a paid reservation, and its page parameters. */
async function reserved({ isPaid = true } = {}) {
  const signedInAs = newBuyer()
  const person = await Person.join(await theGateway(), signedInAs)
  const { reserveOrderId: orderId } = await person.call(createReservation, await person.reservationWish())
  if (isPaid) await settle(orderId)
  return { person, signedInAs, params: { orderId } }
}

async function openReservation(how: { isPaid?: boolean } = {}) {
  const { person, ...options } = await reserved(how)
  return { person, ...options, ...(await renderPage(ReserveOrderPage, routes.reserveOrder, options)) }
}

const records = async (person: Person) => (await person.call(listReservations, { offset: 0, length: 5 })).list

describe('reserving a time (RESERVE-004)', () => {
  describeStates({
    Page: ReserveOrderPage,
    route: routes.reserveOrder,
    options: () => visitorOf(),
    words: '大剧院后台探秘',
  })

  it('shows the price for all visitors, with the pass of the time (RESERVE-006)', async () => {
    const { network } = await openForm()
    const passes: (string | undefined)[] = []
    network.intercept = ({ url, headers }) => {
      if (url.includes(preOrderReservation.path)) passes.push(headers.passId)
      return undefined
    }
    await seenText('合计¥68')
    await tap(screen.getByRole('button', { name: '增加一人' }))
    await seenText('合计¥136')
    expect(passes.length).toBeGreaterThan(0)
    for (const pass of passes) expect(pass).toMatch(/^ey/)
  })

  it('reserves once, pays, and opens the page that the order names (RESERVE-005, ORDER-013, D-37)', async () => {
    const { person, payment, router, network } = await openForm()
    payment.onStart = async () => settle((await records(person))[0]?.reserveOrderId ?? '')
    await seenText('合计¥68')
    await tap('submit-reservation')
    await tap('pay')
    await tap('dialog-confirm')
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.reserveOrder.path }))
    const [{ reserveOrderId } = { reserveOrderId: '' }] = await records(person)
    expect(router.lastMove?.params).toEqual({ orderId: reserveOrderId })
    expect(await records(person)).toMatchObject([{ state: 'BOOKED', qty: 1 }])
    expect(
      network.sent.filter((call) => call.startsWith('POST') && call.endsWith(createReservation.path)),
    ).toHaveLength(1)
  })

  it('waits on its page when it is not paid', async () => {
    const { person, router } = await openForm()
    await seenText('合计¥68')
    await tap('submit-reservation')
    await seenText('支付方式')
    await tap(screen.getByRole('button', { name: '关闭' }))
    await eventually(() => expect(router.lastMove?.path).toBe(routes.reserveOrder.path))
    const [{ reserveOrderId, state } = { reserveOrderId: '', state: '' }] = await records(person)
    expect(router.lastMove?.params).toEqual({ orderId: reserveOrderId })
    expect(state).toBe('UNPAID')
  })

  it('requires visitors for a place with names (RESERVE-005)', async () => {
    const { person, router, app, show } = await openForm(REHEARSAL)
    await seen('submit-reservation')
    await tap('submit-reservation')
    await seenText('请选择 1 位到访人')
    const id = await person.attendee()
    await tap('choose-visitors')
    expect(router.lastMove).toMatchObject({ path: routes.viewer.path, params: { count: '1' } })
    await app.navigation.backWith(routes.viewer, { ids: [id] })
    await show()
    await eventually(() => expect(byId('choose-visitors').textContent).toContain('李雷'))
    await tap('submit-reservation')
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.reserveOrder.path }))
    expect(await records(person)).toMatchObject([{ state: 'BOOKED', visitors: ['李雷'] }])
  })

  it('limits the number of people', async () => {
    await openForm()
    await seenText('合计¥68')
    for (let people = 1; people < 4; people += 1) await tap(screen.getByRole('button', { name: '增加一人' }))
    await seenText('合计¥272')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '增加一人' }).disabled).toBe(true)
  })

  it('prompts a visitor to log in', async () => {
    const { params } = await visitorOf()
    const { router } = await renderPage(ReserveOrderPage, routes.reserveOrder, { params })
    await tap(screen.getByRole('button', { name: '登录' }))
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.login.path }))
  })

  it('opens the places when the link names no time', async () => {
    const { router } = await renderPage(ReserveOrderPage, routes.reserveOrder, { signedInAs: newBuyer() })
    await tap(screen.getByRole('button', { name: '选择场馆' }))
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.reserveIndex.path }))
  })
})

describe('a reservation (RESERVE-008)', () => {
  describeStates({
    Page: ReserveOrderPage,
    route: routes.reserveOrder,
    options: () => reserved(),
    words: '大剧院后台探秘',
  })

  it('shows the code for the entrance', async () => {
    await openReservation()
    await seenText('预约成功')
    await seen('reservation-qr')
    await seenText('入场时请出示此码')
  })

  it('shows the stored code without a network', async () => {
    const { network, show } = await openReservation()
    await seen('reservation-qr')
    network.isOnline = false
    await show()
    await seenText('未能更新，以下内容保存于')
    await seen('reservation-qr')
  })

  it('cancels after a confirmation', async () => {
    const { person } = await openReservation()
    await tap('cancel-reservation')
    await tap(screen.getByRole('button', { name: '保留' }))
    expect(await records(person)).toMatchObject([{ state: 'BOOKED' }])
    await tap('cancel-reservation')
    await tap('dialog-confirm')
    await eventually(() => expect(byId('reservation-state').textContent).toBe('已取消'))
    await gone('reservation-qr')
    expect(document.getElementById('cancel-reservation')).toBeNull()
    expect(await records(person)).toMatchObject([{ state: 'CANCELED' }])
  })

  it('can be paid while it waits for its money', async () => {
    const { router, payment, params } = await openReservation({ isPaid: false })
    payment.onStart = () => settle(params.orderId)
    await seenText('待支付')
    await tap('pay-reservation')
    await tap('pay')
    await tap('dialog-confirm')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.reserveOrder.path }))
    await gone('payment-sheet')
  })

  it('opens its payment for a user who came to pay', async () => {
    const { person, ...options } = await reserved({ isPaid: false })
    await renderPage(ReserveOrderPage, routes.reserveOrder, { ...options, params: { ...options.params, toPay: '1' } })
    await seenText('支付方式')
  })

  it('shows a used one without a code', async () => {
    const { person, ...options } = await reserved()
    await sandbox(await theGateway(), `reservations/${options.params.orderId}/check-in`)
    await renderPage(ReserveOrderPage, routes.reserveOrder, options)
    await seenText('已使用')
    expect(document.getElementById('reservation-qr')).toBeNull()
  })

  it('stays hidden from other users', async () => {
    const { params } = await reserved()
    await renderPage(ReserveOrderPage, routes.reserveOrder, { params, signedInAs: newBuyer() })
    await seenText('没有找到相关内容')
  })
})
