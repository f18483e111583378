import { orderInput } from '@test/buyer'
import { runShopJobs, sandbox } from '@test/sandbox-shop'
import { userForEachTest } from '@test/user-for-each-test'
import { eq } from 'drizzle-orm'
import { getExpiringPoints } from '@/contracts/member/get-expiring-points'
import { getGrowthAccount } from '@/contracts/member/get-growth-account'
import { getPointAccount } from '@/contracts/member/get-point-account'
import { listGrowthRecords } from '@/contracts/member/list-growth-records'
import { listPointRecords } from '@/contracts/member/list-point-records'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { createOrder } from '@/contracts/order/create-order'
import { preOrder } from '@/contracts/order/pre-order'
import { DAY_MS } from '../src/clock'
import { orders } from '../src/database/schema/orders'
import { users } from '../src/database/schema/people'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { post } from '../src/services/ledgers/ledgers'
import { PAY_WITHIN_MS } from '../src/services/orders/place-order'

const PAGE = { offset: 0, length: 50 }
describe('points and growth', () => {
  const context = userForEachTest()
  let userId: string
  beforeEach(async () => {
    const all = await context.shop.database.db.select().from(users)
    userId = all.find((user) => user.cellphone === context.cellphone)?.id ?? ''
  })

  const give = (kind: 'points' | 'growth', amount: number) =>
    sandbox(context.shop, `users/${userId}/grant`, { kind, amount })
  const account = async () => (await context.shop.call(getPointAccount, {}, { as: context.as })).data
  const changes = async (type: 'ALL' | 'IN' | 'OUT' = 'ALL') =>
    (await context.shop.call(listPointRecords, { ...PAGE, type }, { as: context.as })).data?.list.map(
      ({ bizType, change }) => [bizType, change],
    )

  async function quote(qty = 2) {
    const input = { ...(await orderInput(context.shop, NAMED_SHOWS.simpleConcert, context.as, qty)), usePoint: true }
    const { data } = await context.shop.call(preOrder, input, { as: context.as })
    const { preOrderId = '', payAmount = 0, totalAmount = 0 } = data ?? {}
    return { data, input: { ...input, preOrderId, paymentParam: { payAmount, totalAmount } } }
  }

  it.each([
    // Held, then what they pay of 760 yuan of which half at most may be paid with points.
    [0, 0],
    [99, 0],
    [100, 1],
    [12_345, 123],
    [37_999, 379],
    [99_999, 380],
  ])('%i points pay %i yuan of an order (ORDER-059, ORDER-060)', async (held, yuan) => {
    await give('points', held)
    const { data } = await quote()
    expect(data?.totalAmount).toBe(760)
    expect(data?.points).toEqual({
      held,
      rate: 100,
      limitProportion: 50,
      selected: true,
      usePoint: yuan * 100,
      usePointPrice: yuan,
    })
    expect(data?.payAmount).toBe(760 - yuan)
  })

  it('freeze with an unpaid order, and are spent or released with it (contract D-5)', async () => {
    await give('points', 1_000)
    await context.pass(1)
    const { input } = await quote()
    const { data: order } = await context.shop.call(createOrder, input, { as: context.as })
    expect(await account()).toMatchObject({ balance: 1_000, frozen: 1_000, ratio: 100 })
    expect((await quote()).data?.points).toMatchObject({ held: 0, usePoint: 0 })
    await context.shop.call(cancelOrder, { orderId: order?.orderId ?? '', reason: '' }, { as: context.as })
    expect(await account()).toMatchObject({ balance: 1_000, frozen: 0 })
    const again = await quote()
    const { data: bought } = await context.shop.call(createOrder, again.input, { as: context.as })
    await sandbox(context.shop, `orders/${bought?.orderId}/pay`)
    expect(await account()).toMatchObject({ balance: 0, frozen: 0 })
    expect(await changes()).toEqual([
      ['ORDER', -1_000],
      ['GIFT', 1_000],
    ])
    expect(await changes('IN')).toEqual([['GIFT', 1_000]])
    expect(await changes('OUT')).toEqual([['ORDER', -1_000]])
  })

  it('release as soon as an order has expired, and pay for another before the sweep (ORDER-059)', async () => {
    await give('points', 1_000)
    await context.shop.call(createOrder, (await quote()).input, { as: context.as })
    await context.pass(PAY_WITHIN_MS - 1)
    expect(await account()).toMatchObject({ balance: 1_000, frozen: 1_000 })
    await context.pass(1)
    expect(await account()).toMatchObject({ balance: 1_000, frozen: 0 })
    const { data, input } = await quote()
    expect(data?.points).toMatchObject({ held: 1_000, usePoint: 1_000 })
    const { data: order } = await context.shop.call(createOrder, input, { as: context.as })
    expect(await account()).toMatchObject({ balance: 1_000, frozen: 1_000 })
    await sandbox(context.shop, `orders/${order?.orderId}/pay`)
    expect(await account()).toMatchObject({ balance: 0, frozen: 0 })
  })

  it('end with their time after an order had frozen them', async () => {
    const at = context.shop.clock.now()
    const few = { ledger: 'POINTS', ownerId: userId, amount: 1_000, cause: 'GIFT', causeId: 'few', at } as const
    await context.shop.database.db.transaction((tx) => post(tx, [{ ...few, expiresAt: at + 1 }]))
    const { data: order } = await context.shop.call(createOrder, (await quote()).input, { as: context.as })
    expect(order?.payAmount).toBe(750)
    await context.pass(1)
    expect(await account()).toMatchObject({ balance: 1_000, frozen: 1_000 })
    await context.pass(PAY_WITHIN_MS)
    expect(await account()).toMatchObject({ balance: 0, frozen: 0 })
    expect((await quote()).data?.points).toMatchObject({ held: 0, usePoint: 0 })
    await runShopJobs(context.shop)
    expect(await account()).toMatchObject({ balance: 0, frozen: 0 })
    expect(await changes('OUT')).toEqual([['EXPIRE', -1_000]])
  })

  it('expire before others are spent', async () => {
    const at = context.shop.clock.now()
    const few = { ledger: 'POINTS', ownerId: userId, amount: 1_000, cause: 'GIFT', causeId: 'few', at } as const
    await context.shop.database.db.transaction((tx) => post(tx, [{ ...few, expiresAt: at + 1 }]))
    await give('points', 1_500)
    await context.pass(1)
    const { data: order } = await context.shop.call(createOrder, (await quote()).input, { as: context.as })
    expect(order?.payAmount).toBe(745)
    await context.pass(1)
    await sandbox(context.shop, `orders/${order?.orderId}/pay`)
    expect(await account()).toMatchObject({ balance: 0, frozen: 0 })
    expect(await changes('OUT')).toEqual([
      ['ORDER', -1_500],
      ['EXPIRE', -1_000],
    ])
  })

  it('arrive once when an order is fulfilled, for the paid amount', async () => {
    await give('points', 1_000)
    const { input } = await quote()
    const { data: order } = await context.shop.call(createOrder, input, { as: context.as })
    const orderId = order?.orderId ?? ''
    await sandbox(context.shop, `orders/${orderId}/pay`)
    await runShopJobs(context.shop)
    expect(await account()).toMatchObject({ balance: 0 })
    const [row] = await context.shop.database.db.select().from(orders).where(eq(orders.id, orderId))
    const before = context.shop.clock.now()
    await context.pass((row?.completesAt ?? 0) - before)
    await runShopJobs(context.shop)
    await runShopJobs(context.shop)
    expect(await account()).toMatchObject({ balance: 750, frozen: 0, expiring: { point: 750 } })
    const { data: growth } = await context.shop.call(getGrowthAccount, {}, { as: context.as })
    expect(growth).toMatchObject({ value: 750, levelCode: 'V2', nextLevelValue: 2_000 })
    const { data: records } = await context.shop.call(listGrowthRecords, PAGE, { as: context.as })
    expect(records?.list).toMatchObject([{ change: 750, title: expect.stringMatching(/^购买获得 · .+/) }])
  })

  it('expire after a year, the earliest first', async () => {
    await give('points', 300)
    const first = context.shop.clock.now() + 365 * DAY_MS
    await context.pass(10 * DAY_MS)
    await give('points', 200)
    expect((await account())?.expiring).toEqual({ point: 300, expireTime: first })
    expect((await context.shop.call(getExpiringPoints, {}, { as: context.as })).data).toMatchObject({
      point: 300,
      expireTime: first,
    })
    await context.pass(first - context.shop.clock.now())
    // By the clock, before any cleanup.
    expect(await account()).toMatchObject({ balance: 200, expiring: { point: 200 } })
    await runShopJobs(context.shop)
    await runShopJobs(context.shop)
    expect(await account()).toMatchObject({ balance: 200 })
    expect(await changes()).toEqual([
      ['EXPIRE', -300],
      ['GIFT', 200],
      ['GIFT', 300],
    ])
    await context.pass(10 * DAY_MS)
    expect(await account()).toMatchObject({ balance: 0 })
    expect((await context.shop.call(getExpiringPoints, {}, { as: context.as })).data).toEqual({ point: 0 })
  })

  it.each([
    [0, 'V1', 500],
    [499, 'V1', 500],
    [500, 'V2', 2_000],
    [9_999, 'V3', 10_000],
    [10_000, 'V4', undefined],
  ])('growth of %i is level %s', async (value, levelCode, nextLevelValue) => {
    await give('growth', value)
    const { data } = await context.shop.call(getGrowthAccount, {}, { as: context.as })
    expect(data).toMatchObject({ value, levelCode })
    expect(data?.nextLevelValue).toBe(nextLevelValue)
  })

  it('stay hidden for other users', async () => {
    await give('points', 500)
    const stranger = await context.shop.signIn('13950099999')
    expect((await context.shop.call(getPointAccount, {}, { as: stranger })).data).toMatchObject({ balance: 0 })
    expect((await context.shop.call(listPointRecords, PAGE, { as: stranger })).data?.total).toBe(0)
  })
})
