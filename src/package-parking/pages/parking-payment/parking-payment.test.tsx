import { Person } from '@test/other-users/person'
import { changeShop, renderPage, theGateway } from '@test/render-page'
import { byId, eventually, gone, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { queryParkingFee } from '@/contracts/parking/query-parking-fee'
import { removePlate } from '@/contracts/parking/remove-plate'
import { getShopConfig } from '@/contracts/shop/get-shop-config'
import ListPage from '@/pages/list/list'
import { routes } from '@/routes'
import ParkingPaymentPage from './parking-payment'

const open = (options: { signedInAs?: string; params?: Record<string, string> } = {}) =>
  renderPage(ParkingPaymentPage, routes.parkingPayment, {
    signedInAs: newBuyer(),
    stack: [routes.list.path, routes.parkingPayment.path],
    ...options,
  })

/** Enters a plate on the page's keyboard. */
async function typePlate(plate: string): Promise<void> {
  await tap('add-plate')
  for (const key of plate) await tap(`plate-key-${key}`)
}

/** A driver with an earlier fee lookup. */
async function driver() {
  const signedInAs = newBuyer()
  const person = await Person.join(await theGateway(), signedInAs)
  await person.bill()
  return { signedInAs, plateNo: person.plateNo }
}

describe('paying for parking', () => {
  describeStates({
    Page: ParkingPaymentPage,
    route: routes.parkingPayment,
    options: () => ({ signedInAs: newBuyer() }),
    words: '大剧院地下停车场',
  })

  it('opens the fee of the plate that was typed and the car park that was chosen (PARK-001, PARK-007)', async () => {
    const { router, network } = await open()
    await typePlate('沪A12345')
    await tap('plate-done')
    await gone('plate-sheet')
    await tap('lot-1')
    await tap('look-up-fee')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.parkingDetail.path))
    expect(router.lastMove?.params).toMatchObject({ plateNo: '沪A12345' })
    expect(network.sent.filter((call) => call.endsWith(queryParkingFee.path))).toHaveLength(1)
  })

  it('opens the keyboard when no plate is saved', async () => {
    await open()
    await seenText('大剧院地下停车场')
    await tap('look-up-fee')
    await seen('plate-sheet')
  })

  it('shows that the car is not in the car park (PARK-007)', async () => {
    const { router } = await open()
    await typePlate('沪A12340')
    await tap('plate-done')
    await tap('look-up-fee')
    await seenText('未查到该车辆的入场记录')
    expect(router.moves).toEqual([])
  })

  it('starts with the last looked-up car', async () => {
    const { signedInAs, plateNo } = await driver()
    const { router } = await open({ signedInAs })
    expect((await seen('plate-0')).getAttribute('aria-checked')).toBe('true')
    await tap('look-up-fee')
    await eventually(() => expect(router.lastMove?.params).toMatchObject({ plateNo }))
  })

  it('removes a car once the user has confirmed it', async () => {
    const { signedInAs } = await driver()
    const { network } = await open({ signedInAs })
    const removed = () => network.sent.filter((call) => call.startsWith('DELETE'))
    await tap('remove-plate-0')
    await tap(screen.getByRole('button', { name: '保留' }))
    expect(removed()).toEqual([])
    await tap('remove-plate-0')
    await tap(screen.getByRole('button', { name: '删除' }))
    await gone('plate-0')
    expect(removed()).toEqual([expect.stringContaining(removePlate.path.replace(':plateNo', ''))])
  })

  it('shows the nearest car park first when the user shares their position', async () => {
    const { network } = await renderPage(ParkingPaymentPage, routes.parkingPayment, {
      signedInAs: newBuyer(),
      prepare: ({ app }) => {
        app.geolocation.locate = async () => ({ kind: 'located', lat: 31.18, lng: 121.44 })
      },
    })
    await tap('lots-near')
    await eventually(() => expect(byId('lot-0').textContent).toMatch(/\d km/))
    expect(network.sent.some((call) => call.includes('parking/lots'))).toBe(true)
    await gone('lots-near')
  })

  it('shows a missing position when the user refuses it', async () => {
    await renderPage(ParkingPaymentPage, routes.parkingPayment, {
      signedInAs: newBuyer(),
      prepare: ({ app }) => {
        app.geolocation.locate = async () => ({ kind: 'denied' })
      },
    })
    await tap('lots-near')
    await seenText('无法获取您的位置')
  })

  it("passes the driver's coupon on to the fee (PARK-006)", async () => {
    const { signedInAs } = await driver()
    const { router } = await open({ signedInAs, params: { couponId: 'c1' } })
    await seenText('停车券将在缴费时自动使用')
    await tap('look-up-fee')
    await eventually(() => expect(router.lastMove?.params).toMatchObject({ couponId: 'c1' }))
  })

  it('opens the records (PARK-004)', async () => {
    const { router } = await open()
    await tap('parking-records')
    expect(router.lastMove).toMatchObject({ path: routes.parkingRecord.path })
  })
})

describe('the keyboard for number plates', () => {
  it('offers provinces first, then letters, and marks of special cars only at the end', async () => {
    await open()
    await tap('add-plate')
    await seen('plate-key-沪')
    expect(document.getElementById('plate-key-A')).toBeNull()
    await tap('plate-key-沪')
    await seen('plate-key-A')
    expect(document.getElementById('plate-key-沪')).toBeNull()
    for (const key of 'A1234') await tap(`plate-key-${key}`)
    await seen('plate-key-学')
    expect(document.getElementById('plate-key-港')).toBeNull()
  })

  it('completes only valid plates', async () => {
    await open()
    await typePlate('京A1234')
    expect((byId('plate-done') as HTMLButtonElement).disabled).toBe(true)
    await tap('plate-key-警')
    expect((byId('plate-done') as HTMLButtonElement).disabled).toBe(false)
    await tap('plate-erase')
    expect((byId('plate-done') as HTMLButtonElement).disabled).toBe(true)
  })

  it.each([
    ['NEW_ENERGY', '沪AD12345', '沪A·D12345'],
    ['MACAU', 'MA1234', 'MA-12-34'],
    ['MAINLAND', '粤Z1234澳', '粤Z·1234澳'],
  ])('types a plate of the kind %s', async (kind, plate, text) => {
    await open()
    await tap('add-plate')
    await tap(`plate-kind-${kind}`)
    for (const key of plate) await tap(`plate-key-${key}`)
    await tap('plate-done')
    await eventually(() => expect(byId('plate-0').textContent).toContain(text))
  })
})

describe('the parking tab', () => {
  /** The shop with parking as its third tab. */
  async function withParkingTab() {
    const { call } = await theGateway()
    const { data } = await call(getShopConfig, {})
    const bar = data?.cyShopConfigVO.layoutBottomNavigation
    const [home, all, , ...rest] = bar?.icons ?? []
    const icons = [home, all, { ...all, floorType: 'PARKING', navigationName: '停车' }, ...rest]
    await changeShop({ config: { layoutBottomNavigation: { ...bar, icons } } })
  }
  afterEach(() => changeShop({ merchant: 'full' }))

  it('opens the login for a visitor, and parking for a user (PARK-005, SHELL-094, NAV-026)', async () => {
    await withParkingTab()
    const { router, close } = await renderPage(ListPage, routes.list)
    await tap('tab-parkingPayment')
    expect(router.lastMove).toMatchObject({ path: routes.login.path })
    close()
    const user = await renderPage(ListPage, routes.list, { signedInAs: newBuyer() })
    await tap('tab-parkingPayment')
    expect(user.router.lastMove).toMatchObject({ path: routes.parkingPayment.path })
  })
})
