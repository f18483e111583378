/** @engine embedded: its calls at the same time only read. */
import { inputWithGoods, orderWithGoods, type WantedWithGoods, wantedWithGoods } from '@test/add-ons'
import { offerOf } from '@test/buyer'
import { firstSku, newAddress } from '@test/goods-buyer'
import { receiveCoupons } from '@test/received-coupons'
import { runShopJobs, sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { searchTiedGoods } from '@/contracts/goods/search-tied-goods'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { type CreateOrderInput, createOrder } from '@/contracts/order/create-order'
import { getOrder } from '@/contracts/order/get-order'
import { listOrders } from '@/contracts/order/list-orders'
import { type PreOrderInput, preOrder } from '@/contracts/order/pre-order'
import type { PriceItem } from '@/contracts/order/price-item'
import { pay } from '@/contracts/payment/pay'
import { orderLines, orderUnits } from '../src/database/schema/orders'
import { refunds } from '../src/database/schema/refunds'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { PAY_WITHIN_MS } from '../src/services/orders/place-order'
import { stableId } from '../src/stable-id'

const PAGE = { offset: 0, length: 20 }
/** Yuan, of a ticket of the show at hand and of a piece. */
const TICKET = 120
const MUG = 59
const POSTERS = 49

let shop: TestGateway
let as: string
let cellphone = ''
let userId = ''
let count = 0
let mug: string
let posters: string
let bear: string

beforeAll(async () => {
  shop = await createTestGateway()
  const found = await Promise.all(['马克杯', '海报', '毛绒'].map((keyword) => firstSku(shop, keyword)))
  ;[mug, posters, bear] = found as [string, string, string]
})
beforeEach(async () => {
  cellphone = `139470${String(count++).padStart(5, '0')}`
  as = await shop.signIn(cellphone)
  const reply = await shop.gateway.inject({ method: 'GET', url: '/sandbox/api/users' })
  const all: { id: string; cellphone: string }[] = reply.json()
  userId = all.find((user) => user.cellphone === cellphone)?.id ?? ''
})
afterAll(() => shop.close())

/** Two tickets, two mugs and a set of posters. */
const wanted = (changes: Partial<WantedWithGoods> = {}): WantedWithGoods => ({
  showId: NAMED_SHOWS.sensitive,
  qty: 2,
  addOns: [
    { skuId: posters, qty: 1 },
    { skuId: mug, qty: 2 },
  ],
  ...changes,
})
const place = (changes: Partial<PreOrderInput> = {}, of: Partial<WantedWithGoods> = {}) =>
  orderWithGoods(shop, as, wanted(of), changes)
const read = async (orderId: string) => (await shop.call(getOrder, { orderId, fromPage: 'T' }, { as })).data
const left = async () => [await shop.unitsLeft(mug), await shop.unitsLeft(posters)] as const
const billOf = (items: readonly PriceItem[] = []) =>
  items.map(({ priceItemType, name, amount, direction }) => [priceItemType, name, amount, direction])

describe('goods that are bought along with tickets (decision 77)', () => {
  it('appear on the bill by name, in the order and in its list', async () => {
    const before = await left()
    const { data: offer } = await shop.call(preOrder, await wantedWithGoods(shop, wanted()), { as })
    const total = 2 * TICKET + 2 * MUG + POSTERS
    expect(offer).toMatchObject({ totalAmount: total, payAmount: total })
    const bill = [
      ['TICKET', '票款', 2 * TICKET, 'PLUS'],
      ['ADD_ON', expect.stringContaining('纪念海报套装'), POSTERS, 'PLUS'],
      ['ADD_ON', expect.stringContaining('音符马克杯'), 2 * MUG, 'PLUS'],
    ]
    const byName = (items: unknown[][]) => [...items].sort((a, b) => Number(a[2]) - Number(b[2]))
    expect(byName(billOf(offer?.priceItems))).toEqual(byName(bill))
    // Asking takes nothing.
    expect(await left()).toEqual(before)
    const orderId = await place()
    expect(await left()).toEqual([before[0] - 2, before[1] - 1])
    const order = await read(orderId)
    expect(byName(billOf(order?.priceItems))).toEqual(byName(bill))
    expect(order?.displayFields).toMatchObject({
      ticketAmount: { yuanNum: String(2 * TICKET) },
      payableAmount: { yuanNum: String(total) },
    })
    const goods = order?.orderItems ?? []
    expect(goods.map(({ skuId, qty, orderStatus }) => [skuId, qty, orderStatus]).sort()).toEqual(
      [
        [mug, 2, 'UNPAID'],
        [posters, 1, 'UNPAID'],
      ].sort(),
    )
    expect(goods.every(({ imgUrl }) => imgUrl.includes('/static/'))).toBe(true)
    expect(order?.shows[0]?.sessions[0]?.tickets).toHaveLength(2)
    const { data: list } = await shop.call(listOrders, { tab: 'TICKET', ...PAGE }, { as })
    const brief = { orderType: 'TICKET', qty: 2, crossShow: false, crossSession: false, crossVenue: false }
    expect(list?.list).toMatchObject([{ orderId, ...brief, payAmount: total }])
    await sandbox(shop, `orders/${orderId}/pay`)
    const paid = await read(orderId)
    expect(paid?.orderBrief.orderState.name).toBe('DELIVERING')
    expect(paid?.voucherIds).toHaveLength(1)
    expect(paid?.orderItems?.map(({ orderStatus }) => orderStatus)).toEqual(['PAID', 'PAID'])
    expect(await left()).toEqual([before[0] - 2, before[1] - 1])
  })

  it('ship with paper tickets, to the address of the order', async () => {
    const sent = { deliverMethod: 'EXPRESS' as const, addressId: await newAddress(shop, as) }
    const orderId = await place(sent, { showId: NAMED_SHOWS.expressDelivery, qty: 1 })
    await sandbox(shop, `orders/${orderId}/pay`)
    expect(await read(orderId)).toMatchObject({ delivery: { address: { receiver: '李雷' } } })
    expect(await sandbox(shop, `orders/${orderId}/ship`)).toMatchObject({ done: true })
    const goods = (await read(orderId))?.orderItems
    expect(goods?.map(({ orderStatus }) => orderStatus)).toEqual(['SHIPPED', 'SHIPPED'])
  })

  it('create one order per intent', async () => {
    const before = await left()
    const input = await inputWithGoods(shop, as, wanted())
    const headers = { 'idempotency-key': `with-goods-${count}` }
    const first = await shop.call(createOrder, input, { as, headers })
    expect((await shop.call(createOrder, input, { as, headers })).data).toEqual(first.data)
    expect(await left()).toEqual([before[0] - 2, before[1] - 1])
    await shop.call(cancelOrder, { orderId: first.data?.orderId ?? '', reason: '' }, { as })
    expect(await left()).toEqual(before)
  })

  it('return to stock when the order is cancelled, expires, or is paid too late', async () => {
    const before = await left()
    await shop.call(cancelOrder, { orderId: await place(), reason: '' }, { as })
    expect(await left()).toEqual(before)
    const orderId = await place()
    const order = await read(orderId)
    const { data } = await shop.call(
      pay,
      {
        transactionIds: order?.orderBrief.unPaidTransactionIds ?? [],
        platform: 'H5',
        paymentProduct: 'WEIXIN_HK_H5',
        isNewCyy: true,
      },
      { as },
    )
    const paymentId = /cashier.(\w+)/.exec(data?.paymentInfoMap?.mwebUrl ?? '')?.[1] ?? ''
    shop.clock.advance(PAY_WITHIN_MS)
    as = await shop.signIn(cellphone)
    expect(await left()).toEqual(before)
    await runShopJobs(shop)
    expect(await left()).toEqual(before)
    await sandbox(shop, `payments/${paymentId}`, { outcome: 'APPROVED' })
    expect((await read(orderId))?.orderItems?.map(({ orderStatus }) => orderStatus)).toEqual(['CANCELED', 'CANCELED'])
    const back = (await shop.database.db.select().from(refunds)).filter((refund) => refund.orderId === orderId)
    expect(back).toMatchObject([{ kind: 'LATE_PAYMENT', cents: 100 * (2 * TICKET + 2 * MUG + POSTERS) }])
    expect(await left()).toEqual(before)
  })

  const requested: [string, () => Partial<WantedWithGoods>, number][] = [
    ['unknown', () => ({ addOns: [{ skuId: 'none', qty: 1 }] }), BUSINESS_ERROR.notFound],
    ['named twice', () => ({ addOns: [1, 1].map((qty) => ({ skuId: mug, qty })) }), BUSINESS_ERROR.badInput],
    ['none of it', () => ({ addOns: [{ skuId: mug, qty: 0 }] }), BUSINESS_ERROR.badInput],
    ['half of one', () => ({ addOns: [{ skuId: mug, qty: 0.5 }] }), BUSINESS_ERROR.badInput],
    ['too many', () => ({ addOns: [{ skuId: mug, qty: 21 }] }), BUSINESS_ERROR.limitReached],
  ]
  it.each(requested)('fail before pricing when they are %s', async (_why, changes, code) => {
    const answer = await shop.call(preOrder, await wantedWithGoods(shop, wanted(changes())), { as })
    expect(answer).toMatchObject({ statusCode: code, data: null })
  })

  const changed: [string, (input: CreateOrderInput) => Partial<CreateOrderInput>, number][] = [
    ['more than were offered', () => ({ addOns: [{ skuId: mug, qty: 3 }] }), BUSINESS_ERROR.quoteInvalid],
    ['none of what was offered', () => ({ addOns: [] }), BUSINESS_ERROR.quoteInvalid],
    [
      'seen at another price',
      ({ paymentParam }) => ({
        paymentParam: {
          ...paymentParam,
          priceItems: paymentParam.priceItems?.map((item) =>
            item.priceItemType === 'ADD_ON' ? { ...item, amount: 1 } : item,
          ),
        },
      }),
      BUSINESS_ERROR.amountChanged,
    ],
  ]
  it.each(changed)('fail to order when they are %s', async (_why, changes, code) => {
    const before = await left()
    const input = await inputWithGoods(shop, as, wanted())
    expect(await shop.call(createOrder, { ...input, ...changes(input) }, { as })).toMatchObject({
      statusCode: code,
      data: null,
    })
    expect(await left()).toEqual(before)
  })

  it('price alike in any order', async () => {
    const input = await inputWithGoods(shop, as, wanted())
    const turned = { ...input, addOns: [...(input.addOns ?? [])].reverse() }
    expect((await shop.call(createOrder, turned, { as })).data?.payAmount).toBe(2 * TICKET + 2 * MUG + POSTERS)
  })

  it('fail the whole order when they are gone, with their own text', async () => {
    const { seatPlanId } = await offerOf(shop, NAMED_SHOWS.sensitive)
    const before = await shop.unitsLeft(seatPlanId)
    const input = await inputWithGoods(shop, as, wanted({ addOns: [{ skuId: bear, qty: 1 }] }))
    const answer = await shop.call(createOrder, input, { as })
    expect(answer).toMatchObject({
      statusCode: BUSINESS_ERROR.soldOut,
      comments: '所选商品库存不足，请减少数量',
      data: null,
    })
    expect(await shop.unitsLeft(seatPlanId)).toBe(before)
    expect((await shop.call(listOrders, { tab: 'TICKET', ...PAGE }, { as })).data?.total).toBe(0)
  })

  it('stay out of waiting lists', async () => {
    const demo = await shop.gateway.inject({ method: 'GET', url: '/sandbox/api/demo' })
    const { seatPlanId, ...session } = demo.json().waitListPlan
    const items = [{ seatPlanId, qty: 1 }]
    const wanted = { src: 'M_WEB', ...session, items, addOns: [{ skuId: mug, qty: 1 }] }
    const answer = await shop.call(preOrder, wanted, { as })
    expect(answer).toMatchObject({ statusCode: BUSINESS_ERROR.notOnSale, comments: '候补票档需单独下单' })
    const { showId, bizShowSessionId: sessionId } = session
    const offered = async (plans: string[]) =>
      (await shop.call(searchTiedGoods, { showId, sessionId, seatPlanIds: plans }, { as })).data?.length
    expect(await offered([seatPlanId])).toBe(0)
    expect(await offered([])).toBeGreaterThan(0)
  })

  it('appear in every size, with their stock', async () => {
    const { showId, bizShowSessionId: sessionId, seatPlanId } = await offerOf(shop, NAMED_SHOWS.simpleConcert)
    const input = { showId, sessionId, seatPlanIds: [seatPlanId] }
    const { data } = await shop.call(searchTiedGoods, input, { as })
    const shirts = data?.filter(({ spuId }) => spuId === stableId('spu:tour-shirt')) ?? []
    expect(shirts.map(({ name }) => name)).toEqual(['安可巡演 T 恤 S 码', '安可巡演 T 恤 M 码', '安可巡演 T 恤 L 码'])
    expect(data?.find(({ spuId }) => spuId === stableId('spu:light-stick'))?.name).toBe('「星河入梦」应援灯')
    expect(data?.every(({ maxQty }) => maxQty === 20)).toBe(true)
  })
})

describe('deductions from tickets with goods (decision 77)', () => {
  const priced = async (changes: Partial<PreOrderInput> = {}) =>
    (await shop.call(preOrder, { ...(await wantedWithGoods(shop, wanted())), ...changes }, { as })).data
  const GOODS = 2 * MUG + POSTERS
  const off = async (type: PriceItem['priceItemType'], changes: Partial<PreOrderInput> = {}) =>
    (await priced(changes))?.priceItems.filter((item) => item.priceItemType === type).map(({ amount }) => amount)

  it('applies the member price only to tickets', async () => {
    await sandbox(shop, `users/${userId}/grant`, { kind: 'level' })
    expect(await off('PRIME')).toEqual([2 * TICKET * 0.05])
  })

  it.each([
    ['pack-show', 20],
    ['pack-goods', 10],
  ])('applies the coupon %s to its scope', async (key, worth) => {
    await receiveCoupons(shop, as, key)
    const [coupon] = (await shop.call(listOwnCoupons, PAGE, { as })).data?.list ?? []
    const couponIds = [coupon?.couponId ?? '']
    expect(await off('COUPON', { couponIds })).toEqual([worth])
    const orderId = await place({ couponIds })
    await sandbox(shop, `orders/${orderId}/pay`)
    const { fromTickets, fromGoods } = await takenBy(orderId)
    expect(key === 'pack-show' ? [fromTickets, fromGoods] : [fromGoods, fromTickets]).toEqual([worth * 100, 0])
  })

  async function takenBy(orderId: string) {
    const rows = await shop.database.db
      .select({ kind: orderLines.kind, list: orderUnits.listCents, paid: orderUnits.paidCents })
      .from(orderUnits)
      .innerJoin(orderLines, eq(orderLines.id, orderUnits.lineId))
      .where(eq(orderUnits.orderId, orderId))
    const of = (kind: string) =>
      rows.filter((row) => row.kind === kind).reduce((all, { list, paid }) => all + list - paid, 0)
    return { fromTickets: of('TICKET'), fromGoods: of('GOODS') }
  }

  it('rejects a coupon for goods without any', async () => {
    await receiveCoupons(shop, as, 'pack-goods')
    expect((await priced())?.coupons.map(({ usable }) => usable)).toContain(true)
    expect((await priced({ addOns: [] }))?.coupons).toEqual([])
  })

  it('applies points to everything: they pay, whatever the kind', async () => {
    await sandbox(shop, `users/${userId}/grant`, { kind: 'points', amount: 1_000_000 })
    expect(await off('POINT', { usePoint: true })).toEqual([Math.floor((2 * TICKET + GOODS) / 2)])
  })
})
