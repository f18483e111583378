import { Person } from '@test/other-users/person'
import { renderPage, theGateway } from '@test/render-page'
import { sandbox } from '@test/sandbox-shop'
import { byId, eventually, pass, seen, seenText, tap } from '@test/screen'
import { newBuyer, settle } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { createParkingOrder } from '@/contracts/parking/create-parking-order'
import { listParkingOrders } from '@/contracts/parking/list-parking-orders'
import { queryParkingFee } from '@/contracts/parking/query-parking-fee'
import { routes } from '@/routes'
import { demoOffers } from '../../../../gateway/src/demo/offers'
import ParkingDetailPage from './parking-detail'

const parkingId = demoOffers().parkings[0]?.parkingId ?? ''
const MINUTE_MS = 60_000

/** A driver, and the parameters of their fee page: 30 yuan for two hours and twenty-five minutes. */
async function driver() {
  const signedInAs = newBuyer()
  const person = await Person.join(await theGateway(), signedInAs)
  return { person, signedInAs, params: { parkingId, plateNo: person.plateNo } }
}

/** Opens the fee page of a new driver. */
async function openBill(params: Record<string, string> = {}) {
  const { person, ...options } = await driver()
  const rendered = await renderPage(ParkingDetailPage, routes.parkingDetail, {
    ...options,
    params: { ...options.params, ...params },
    stack: [routes.parkingPayment.path, routes.parkingDetail.path],
  })
  return { ...rendered, person }
}

/** A parking order, and the parameters of its page. */
async function parkingOrder({ isPaid = false } = {}) {
  const { person, signedInAs } = await driver()
  const orderId = await person.parkingOrder()
  if (isPaid) await settle(orderId)
  return { signedInAs, params: { orderId }, person }
}

async function openOrder({ isPaid = false } = {}) {
  const { person, ...options } = await parkingOrder({ isPaid })
  return { ...(await renderPage(ParkingDetailPage, routes.parkingDetail, options)), person }
}

/** Reports the driver's payment to the shop, as the provider. */
async function settleNewest(person: Person): Promise<void> {
  const { list } = await person.call(listParkingOrders, { offset: 0, length: 1 })
  await settle(list[0]?.orderId ?? '')
}

describe('the fee for parking (PARK-003, PARK-007)', () => {
  describeStates({
    Page: ParkingDetailPage,
    route: routes.parkingDetail,
    options: driver,
    words: '大剧院地下停车场',
  })

  it('shows the plate, the time and the fee', async () => {
    const { person } = await openBill()
    await seenText('¥30')
    await seenText('2 小时 25 分钟')
    const { plateNo } = person
    await seenText(`${plateNo.slice(0, 2)}·${plateNo.slice(2)}`)
  })

  it('updates the fee only while the page is visible', async () => {
    const { network, hide } = await openBill()
    const requested = () => network.sent.filter((call) => call.endsWith(queryParkingFee.path)).length
    await seenText('¥30')
    const { clock } = await theGateway()
    clock.advance(36 * MINUTE_MS)
    await pass(MINUTE_MS)
    await seenText('¥40')
    await hide()
    const before = requested()
    clock.advance(2 * MINUTE_MS)
    await pass(MINUTE_MS)
    expect(requested()).toBe(before)
  })

  it('orders the fee once, and opens its payment (PARK-009)', async () => {
    const { network, router } = await openBill()
    await tap('pay-parking')
    await seenText('支付方式')
    expect(
      network.sent.filter((call) => call.startsWith('POST') && call.endsWith(createParkingOrder.path)),
    ).toHaveLength(1)
    await tap(screen.getByRole('button', { name: '关闭' }))
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.parkingDetail.path }))
    expect(router.lastMove?.params).toHaveProperty('orderId')
  })

  it('opens the success page with the page of the payment (PARK-008, PARK-007)', async () => {
    const { router, payment, person } = await openBill()
    payment.onStart = () => settleNewest(person)
    await tap('pay-parking')
    await tap('pay')
    await tap('dialog-confirm')
    await eventually(() =>
      expect(router.lastMove).toMatchObject({
        path: routes.paySuccess.path,
        params: { orderType: 'parking', fromPage: 'parking-detail' },
      }),
    )
  })

  it('applies the coupon, and drops it on request (PARK-006)', async () => {
    const { person, ...options } = await driver()
    const couponId = await person.coupon('parking-10')
    await renderPage(ParkingDetailPage, routes.parkingDetail, {
      ...options,
      params: { ...options.params, couponId },
    })
    await eventually(() => expect(byId('parking-due').textContent).toContain('¥20'))
    await tap('choose-coupon')
    await tap('no-coupon')
    await eventually(() => expect(byId('parking-due').textContent).toContain('¥30'))
    await tap('choose-coupon')
    await tap('coupon-0')
    await eventually(() => expect(byId('parking-due').textContent).toContain('¥20'))
    await tap('choose-coupon')
    await tap(screen.getByRole('button', { name: '关闭' }))
    await eventually(() => expect(document.getElementById('coupon-sheet')).toBeNull())
    expect(byId('parking-due').textContent).toContain('¥20')
  })

  it('fetches the fee again when it has changed before it was ordered', async () => {
    const { network } = await openBill()
    await seenText('¥30')
    const { clock } = await theGateway()
    // The bill expires unseen.
    clock.advance(36 * MINUTE_MS)
    await tap('pay-parking')
    await eventually(() => expect(byId('parking-due').textContent).toContain('¥40'))
    expect(network.sent.filter((call) => call.endsWith(queryParkingFee.path)).length).toBeGreaterThan(1)
  })

  it('charges nothing while the car may leave for free', async () => {
    const { person, ...options } = await driver()
    await sandbox(await theGateway(), 'parking/enter', { parkingId, plateNo: '沪C00011', minutesAgo: 5 })
    await renderPage(ParkingDetailPage, routes.parkingDetail, {
      ...options,
      params: { parkingId, plateNo: '沪C00011' },
    })
    await seenText('无需缴费')
    expect(document.getElementById('pay-parking')).toBeNull()
  })

  it('opens the choice of a car when the link names none', async () => {
    const { router } = await renderPage(ParkingDetailPage, routes.parkingDetail, { signedInAs: newBuyer() })
    await tap(screen.getByRole('button', { name: '选择车辆' }))
    expect(router.lastMove).toMatchObject({ path: routes.parkingPayment.path })
  })
})

describe('an order for parking (PARK-003)', () => {
  describeStates({
    Page: ParkingDetailPage,
    route: routes.parkingDetail,
    options: () => parkingOrder({ isPaid: true }),
    words: '大剧院地下停车场',
  })

  it('shows how long the car may take to leave, and when the time is over', async () => {
    await openOrder({ isPaid: true })
    await eventually(() =>
      expect(document.body.textContent).toMatch(/请在 \d{4}\.\d\d\.\d\d \d\d:\d\d 前离场，剩余 15:00/),
    )
    const { clock } = await theGateway()
    clock.advance(15 * MINUTE_MS)
    await pass(1000)
    await seenText('免费离场时间已过')
  })

  it('can be paid while it waits for its money', async () => {
    const { router, payment, person } = await openOrder()
    payment.onStart = () => settleNewest(person)
    await seenText('待支付')
    await tap('pay-order')
    await tap('pay')
    await tap('dialog-confirm')
    await eventually(() =>
      expect(router.lastMove).toMatchObject({ path: routes.paySuccess.path, params: { fromPage: 'parking-detail' } }),
    )
  })

  it('opens the page of the order, with its invoice', async () => {
    const { router } = await openOrder({ isPaid: true })
    await seen('order-details')
    expect(document.getElementById('pay-order')).toBeNull()
    await tap('order-details')
    expect(router.lastMove).toMatchObject({ path: routes.orderDetail.path })
  })

  it('stays hidden from other users', async () => {
    const { params } = await parkingOrder({ isPaid: true })
    await renderPage(ParkingDetailPage, routes.parkingDetail, { params, signedInAs: newBuyer() })
    await seenText('没有找到相关内容')
  })
})
