import { Person } from '@test/other-users/person'
import { renderPage, theGateway } from '@test/render-page'
import { eventually, pullDown, seenText, tap } from '@test/screen'
import { newBuyer, settle } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { listParkingOrders } from '@/contracts/parking/list-parking-orders'
import { routes } from '@/routes'
import ParkingRecordPage from './parking-record'

/** A driver with a parking order. */
async function driver() {
  const signedInAs = newBuyer()
  const person = await Person.join(await theGateway(), signedInAs)
  const orderId = await person.parkingOrder()
  return { signedInAs, orderId }
}

describe('earlier parking orders (PARK-004)', () => {
  describeStates({
    Page: ParkingRecordPage,
    route: routes.parkingRecord,
    options: driver,
    words: '大剧院地下停车场',
  })

  it('shows each order with its state, and opens it (NAV-028)', async () => {
    const { orderId, signedInAs } = await driver()
    const { router } = await renderPage(ParkingRecordPage, routes.parkingRecord, { signedInAs })
    await seenText('待支付')
    await seenText('¥30')
    await tap('parking-0')
    expect(router.lastMove).toMatchObject({ path: routes.parkingDetail.path, params: { orderId } })
  })

  it('opens the payment and the help beside the list', async () => {
    const { signedInAs } = await driver()
    const { router } = await renderPage(ParkingRecordPage, routes.parkingRecord, { signedInAs })
    await tap('next-step')
    expect(router.lastMove).toMatchObject({ path: routes.parkingPayment.path })
    await tap('next-help')
    expect(router.lastMove).toMatchObject({ path: routes.support.path })
  })

  it('reloads when it is shown after a payment', async () => {
    const { orderId, signedInAs } = await driver()
    const { show } = await renderPage(ParkingRecordPage, routes.parkingRecord, { signedInAs })
    await seenText('待支付')
    await settle(orderId)
    await show()
    await seenText('已支付')
  })

  it('reloads when it is pulled down (NAV-121)', async () => {
    const { signedInAs } = await driver()
    const { network } = await renderPage(ParkingRecordPage, routes.parkingRecord, { signedInAs })
    await seenText('待支付')
    const requested = () => network.sent.filter((call) => call.endsWith(listParkingOrders.path)).length
    const before = requested()
    pullDown()
    await eventually(() => expect(requested()).toBe(before + 1))
  })

  it('opens parking payment without an order', async () => {
    const { router } = await renderPage(ParkingRecordPage, routes.parkingRecord, { signedInAs: newBuyer() })
    await seenText('暂无停车记录')
    await tap(screen.getByRole('button', { name: '去缴费' }))
    expect(router.lastMove).toMatchObject({ path: routes.parkingPayment.path })
  })
})
