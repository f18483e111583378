import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { applyInvoice } from '@/contracts/invoice/apply-invoice'
import { getInvoiceConfig } from '@/contracts/invoice/get-invoice-config'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { listOrders } from '@/contracts/order/list-orders'
import { createParkingOrder } from '@/contracts/parking/create-parking-order'
import { getParkingOrder } from '@/contracts/parking/get-parking-order'
import { listParkingLots } from '@/contracts/parking/list-parking-lots'
import { listParkingOrders } from '@/contracts/parking/list-parking-orders'
import { listPlates } from '@/contracts/parking/list-plates'
import { queryParkingFee } from '@/contracts/parking/query-parking-fee'
import { removePlate } from '@/contracts/parking/remove-plate'
import { users } from '../src/database/schema/people'
import { demoOffers } from '../src/demo/offers'

const MINUTE = 60_000
const PAGE = { offset: 0, length: 20 }
const [LOT] = demoOffers().parkings
const COUPON = demoOffers().coupons.find(({ key }) => key === 'parking-10')?.couponTemplateId ?? ''
const PLATE = '沪A12345'

describe('parking', () => {
  let shop: TestGateway
  let as: string
  let stranger: string
  const parkingId = LOT?.parkingId ?? ''

  beforeEach(async () => {
    shop = await createTestGateway()
    as = await shop.signIn('13960000001')
    stranger = await shop.signIn('13960000002')
  })
  afterEach(() => shop.close())

  const quoteStay = (plateNo = PLATE, who = as, lot = parkingId) =>
    shop.call(queryParkingFee, { parkingId: lot, plateNo }, { as: who })
  const bill = async (plateNo = PLATE, who = as) => {
    const { data, comments } = await quoteStay(plateNo, who)
    if (data === null) throw new Error(`refused: ${comments}`)
    return data
  }
  const order = (billId: string, payAmount: number, { who = as, couponId = '', key = billId } = {}) =>
    shop.call(
      createParkingOrder,
      { billId, payAmount, ...(couponId !== '' && { couponId }) },
      { as: who, headers: { 'idempotency-key': key } },
    )
  const pay = (orderId: string) => sandbox(shop, `orders/${orderId}/pay`)
  const orderNow = async (orderId: string, who = as) =>
    (await shop.call(getParkingOrder, { orderId }, { as: who })).data

  async function paid(plateNo = PLATE): Promise<string> {
    const { billId, payAmount } = await bill(plateNo)
    const { data } = await order(billId, payAmount)
    await pay(data?.orderId ?? '')
    return data?.orderId ?? ''
  }

  it('lists car parks with prices, all or those of a city (PARK-009)', async () => {
    const { data: lots } = await shop.call(listParkingLots, {}, { as })
    expect(lots).toHaveLength(2)
    expect(lots?.[0]).toMatchObject({
      parkingId,
      name: '大剧院地下停车场',
      feeRuleDesc: '30 分钟内免费，之后每小时 ¥10，24 小时封顶 ¥80。缴费后请于 15 分钟内离场。',
    })
    expect((await shop.call(listParkingLots, { siteId: 'nowhere' }, { as })).data).toEqual([])
  })

  it('bills, orders, pays and leaves (PARK-007)', async () => {
    const { billId, ...seen } = await bill()
    expect(seen).toMatchObject({
      parkingId,
      plateNo: PLATE,
      parkingName: '大剧院地下停车场',
      durationText: '2 小时 25 分钟',
      totalFee: 30,
      discountFee: 0,
      payAmount: 30,
      freeLeaveMinutes: 15,
      expireSeconds: 900,
      enterTime: shop.clock.now() - 145 * MINUTE,
    })
    const { data: placed } = await order(billId, 30)
    expect(placed).toMatchObject({ orderType: 'PARKING', payAmount: 30 })
    const { orderId = '' } = placed ?? {}
    expect(await orderNow(orderId)).toMatchObject({ state: 'UNPAID', payAmount: 30, plateNo: PLATE })
    expect(await orderNow(orderId)).not.toHaveProperty('leaveBefore')
    expect((await sandbox(shop, 'parking/leave', { parkingId, plateNo: PLATE })) as object).toMatchObject({
      done: false,
    })
    await pay(orderId)
    const leaveBefore = shop.clock.now() + 15 * MINUTE
    expect(await orderNow(orderId)).toMatchObject({ state: 'PAID', payTime: shop.clock.now(), leaveBefore })
    expect((await shop.call(listParkingOrders, PAGE, { as })).data).toMatchObject({ total: 1, list: [{ orderId }] })
    expect((await shop.call(listOrders, { tab: 'HISTORY', ...PAGE }, { as })).data?.list[0]).toMatchObject({
      orderId,
      orderType: 'PARKING',
      firstShowName: '大剧院地下停车场',
    })
    expect((await sandbox(shop, 'parking/leave', { parkingId, plateNo: PLATE })) as object).toMatchObject({
      done: true,
    })
    expect(await quoteStay()).toMatchObject({
      statusCode: BUSINESS_ERROR.notFound,
      comments: expect.stringMatching('入场记录'),
    })
  })

  it('admits cars to an existing car park, with plate and time', async () => {
    const { parkingId = '' } = LOT ?? {}
    const entered = (car: object) => sandbox(shop, 'parking/enter', { parkingId, plateNo: '沪B00001', ...car })
    expect(await entered({ parkingId: 'nowhere' })).toMatchObject({ done: false })
    expect(await entered({ plateNo: '' })).toMatchObject({ done: false })
    expect(await entered({})).toMatchObject({ done: true })
  })

  it('costs nothing more for fifteen minutes after it was paid, and then the time since', async () => {
    await paid()
    shop.clock.advance(15 * MINUTE)
    const free = await bill()
    expect(free.payAmount).toBe(0)
    expect(await order(free.billId, 0)).toMatchObject({ statusCode: BUSINESS_ERROR.notPayable })
    shop.clock.advance(1)
    const more = await bill()
    expect(more).toMatchObject({ payAmount: 10 })
    const { data } = await order(more.billId, 10)
    await pay(data?.orderId ?? '')
    expect((await shop.call(listParkingOrders, PAGE, { as })).data?.list.map(({ payAmount }) => payAmount)).toEqual([
      10, 30,
    ])
  })

  it('charges once, for any caller and number of bills', async () => {
    const [mine, again, theirs] = [await bill(), await bill(), await bill(PLATE, stranger)]
    const { data } = await order(mine.billId, 30)
    expect((await order(mine.billId, 30)).data?.orderId).toBe(data?.orderId)
    for (const attempt of [order(again.billId, 30), order(theirs.billId, 30, { who: stranger })]) {
      expect(await attempt).toMatchObject({
        statusCode: BUSINESS_ERROR.notPayable,
        comments: '该车辆已有待支付的停车订单，请先支付或取消',
      })
    }
    await pay(data?.orderId ?? '')
    expect(await order(again.billId, 30)).toMatchObject({
      statusCode: BUSINESS_ERROR.quoteInvalid,
      comments: '停车费用已更新，请重新查询',
    })
  })

  it('opens to other payers when the first one did not pay', async () => {
    const { data } = await order((await bill()).billId, 30)
    shop.clock.advance(16 * MINUTE)
    const late = await bill(PLATE, stranger)
    expect((await order(late.billId, 30, { who: stranger })).data?.payAmount).toBe(30)
    expect(await orderNow(data?.orderId ?? '')).toMatchObject({ state: 'CANCELED' })
  })

  it('becomes free when its order is cancelled', async () => {
    const { data } = await order((await bill()).billId, 30)
    await shop.call(cancelOrder, { orderId: data?.orderId ?? '', reason: 'x' }, { as })
    expect(await orderNow(data?.orderId ?? '')).toMatchObject({ state: 'CANCELED' })
    expect((await order((await bill()).billId, 30)).data).not.toBeNull()
  })

  it('applies the chosen coupon at the shown price (PARK-006)', async () => {
    const [user] = await shop.database.db.select().from(users).where(eq(users.cellphone, '13960000001'))
    await sandbox(shop, `users/${user?.id}/grant`, { kind: 'coupon', couponTemplateId: COUPON })
    const { billId, coupons } = await bill()
    const [coupon] = coupons
    expect(coupon).toMatchObject({ usable: true, discountAmount: 10 })
    const couponId = coupon?.couponId ?? ''
    expect(await order(billId, 30, { couponId, key: 'a' })).toMatchObject({ statusCode: BUSINESS_ERROR.amountChanged })
    expect(await order(billId, 20, { key: 'b' })).toMatchObject({ statusCode: BUSINESS_ERROR.amountChanged })
    const { data } = await order(billId, 20, { couponId, key: 'c' })
    expect(data?.payAmount).toBe(20)
    await pay(data?.orderId ?? '')
    expect(await orderNow(data?.orderId ?? '')).toMatchObject({ state: 'PAID', payAmount: 20 })
  })

  it('rejects a bill of another user, an expired and an invalid one', async () => {
    const { billId } = await bill()
    const refused = { statusCode: BUSINESS_ERROR.quoteInvalid }
    expect(await order(billId, 30, { who: stranger })).toMatchObject(refused)
    expect(await order('nothing', 30)).toMatchObject(refused)
    shop.clock.advance(15 * MINUTE)
    expect(await order(billId, 30)).toMatchObject(refused)
  })

  it('hides an order from other users', async () => {
    const orderId = await paid()
    expect(await shop.call(getParkingOrder, { orderId }, { as: stranger })).toMatchObject({
      statusCode: BUSINESS_ERROR.notFound,
    })
    expect((await shop.call(listParkingOrders, PAGE, { as: stranger })).data?.total).toBe(0)
  })

  it('rejects cars that are elsewhere, and invalid plates', async () => {
    await sandbox(shop, 'parking/enter', { parkingId, plateNo: 'MB-12-34', minutesAgo: 20 })
    expect((await bill('MB1234')).payAmount).toBe(0)
    expect(await quoteStay('沪A12340')).toMatchObject({ statusCode: BUSINESS_ERROR.notFound })
    expect(await quoteStay(PLATE, as, 'nowhere')).toMatchObject({ statusCode: BUSINESS_ERROR.notFound })
    expect(await quoteStay('<b>')).toMatchObject({ statusCode: BUSINESS_ERROR.badInput })
  })

  it('recognises a car by any spelling of its plate, and rejects invalid plates (PARK-007)', async () => {
    await bill()
    for (const written of ['沪a·12345', ' 沪Ａ１２３４５ ', '沪A-12345']) {
      expect((await bill(written)).plateNo).toBe(PLATE)
    }
    expect((await shop.call(listPlates, {}, { as })).data).toHaveLength(1)
    for (const none of ['沪A1234', '沪A123456', '沪A1234港']) {
      expect(await quoteStay(none)).toMatchObject({
        statusCode: BUSINESS_ERROR.badInput,
        comments: '请输入正确的车牌号',
      })
    }
  })

  it('shows the nearest car park first, and how far each is (PARK-009)', async () => {
    const near = async (position: object) => (await shop.call(listParkingLots, position, { as })).data
    const lots = await near({ lat: 31.2, lng: 121.4 })
    expect(lots?.map(({ distanceText }) => distanceText)).toEqual([expect.stringMatching(/km$/), expect.any(String)])
    const kilometres = lots?.map(({ distanceText = '' }) => Number.parseFloat(distanceText)) ?? []
    expect(kilometres).toEqual([...kilometres].sort((a, b) => a - b))
    expect((await near({}))?.[0]).not.toHaveProperty('distanceText')
  })

  it('remembers the cars of a user, the last one first, until they are removed', async () => {
    await bill()
    shop.clock.advance(MINUTE)
    await bill('粤B67891')
    const plates = async (who = as) => (await shop.call(listPlates, {}, { as: who })).data
    expect(await plates()).toEqual([
      { plateNo: '粤B67891', isDefault: true },
      { plateNo: PLATE, isDefault: false },
    ])
    expect(await plates(stranger)).toEqual([])
    expect(await shop.call(removePlate, { plateNo: PLATE }, { as: stranger })).toMatchObject({
      statusCode: BUSINESS_ERROR.notFound,
    })
    expect((await shop.call(removePlate, { plateNo: PLATE }, { as })).data).toBe(true)
    expect(await plates()).toEqual([{ plateNo: '粤B67891', isDefault: true }])
  })
})

describe('an order for parking', () => {
  it('shows the state of its invoice once requested (P5, P6)', async () => {
    const shop = await createTestGateway()
    const driver = await Person.join(shop)
    const orderId = await driver.parkingOrder()
    await sandbox(shop, `orders/${orderId}/pay`)
    const invoiceState = async () => {
      const [listed] = (await driver.call(listParkingOrders, PAGE)).list
      const detail = await driver.call(getParkingOrder, { orderId })
      expect(listed).toEqual(detail)
      return detail.invoiceState
    }
    expect(await invoiceState()).toBeUndefined()
    const { invoiceAmount } = await driver.call(getInvoiceConfig, { orderId })
    expect(invoiceAmount).toBe(30)
    const form = {
      orderId,
      invoiceAmount,
      invoiceType: 'VAT_E_ORDINARY',
      invoiceContentType: 'SERVICE_FEE',
      invoiceTitleType: 'INDIVIDUAL_OR_INSTITUTION',
      invoiceTitle: '李雷',
      contactType: 'EMAIL',
      contact: 'li@encore.example',
    } as const
    const refused = await driver.call(applyInvoice, form)
    expect(await invoiceState()).toBe('APPLYING')
    await sandbox(shop, `invoices/${refused.invoiceId}/reject`, { reason: '抬头有误' })
    expect(await invoiceState()).toBe('REJECTED')
    shop.clock.advance(MINUTE)
    const issued = await driver.call(applyInvoice, form)
    expect(await invoiceState()).toBe('APPLYING')
    await sandbox(shop, `invoices/${issued.invoiceId}/approve`)
    expect(await invoiceState()).toBe('SUCCESS')
    await sandbox(shop, `orders/${orderId}/close`)
    expect(await invoiceState()).toBe('CANCELED')
    await shop.close()
  })
})
