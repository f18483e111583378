import { orderInput } from '@test/buyer'
import { demoCoupon } from '@test/demo-coupon'
import { sandbox } from '@test/sandbox-shop'
import { userForEachTest } from '@test/user-for-each-test'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { exchangeCoupon } from '@/contracts/coupon/exchange-coupon'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { listReceivableCoupons } from '@/contracts/coupon/list-receivable-coupons'
import { listUsableCoupons } from '@/contracts/coupon/list-usable-coupons'
import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { STATUS } from '@/contracts/envelope'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { createOrder } from '@/contracts/order/create-order'
import { preOrder } from '@/contracts/order/pre-order'
import { DAY_MS } from '../src/clock'
import { users } from '../src/database/schema/people'
import { demoCoupons } from '../src/demo/coupons'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { PAY_WITHIN_MS } from '../src/services/orders/place-order'

const PAGE = { offset: 0, length: 50 }
const CODE = { exchangeCode: 'ENCORE2026', obtainType: 'EXCHANGE_CODE', source: 'SHOW_OBTAIN' } as const

describe('coupons', () => {
  const context = userForEachTest()

  const obtain = (key: string, user = context.as, headers: Record<string, string> = {}) =>
    context.shop.call(
      obtainCoupon,
      { couponCode: demoCoupon(key).couponCode, obtainType: 'RECEIVE' },
      { as: user, headers },
    )
  const own = async (user = context.as) =>
    (await context.shop.call(listOwnCoupons, PAGE, { as: user })).data?.list ?? []
  const statuses = async (user = context.as) => (await own(user)).map(({ couponStatus }) => couponStatus.name)

  async function quote(couponIds: string[], showId: string = NAMED_SHOWS.simpleConcert, qty = 2) {
    const input = await orderInput(context.shop, showId, context.as, qty)
    const wanted = { ...input, couponIds }
    const answer = await context.shop.call(preOrder, wanted, { as: context.as })
    const { preOrderId = '', payAmount = 0, totalAmount = 0 } = answer.data ?? {}
    return { answer, input: { ...wanted, preOrderId, paymentParam: { payAmount, totalAmount } } }
  }

  it('arrive once per request, all of a package (COUPON-076)', async () => {
    const answers = [await obtain('pack-show'), await obtain('pack-show'), await obtain('pack-show')]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await statuses()).toEqual(['AVAILABLE', 'AVAILABLE', 'AVAILABLE', 'AVAILABLE'])
    expect((await own())[0]).toMatchObject({
      couponStatus: { code: 1 },
      amount: 20,
      limitation: 150,
      limitationType: 'AMOUNT',
      couponBizTypes: ['SHOW'],
      expireTime: context.shop.clock.now() + 90 * DAY_MS,
    })
  })

  it('show the state of the user (COUPON-023)', async () => {
    await obtain('family-30')
    const couponTemplateIds = ['family-30', 'newcomer-50', 'one-ticket'].map((key) => demoCoupon(key).couponTemplateId)
    const input = { couponTemplateIds: [...couponTemplateIds, 'unknown'].join(',') }
    const { data: mine } = await context.shop.call(listReceivableCoupons, input, { as: context.as })
    expect(mine?.map(({ obtained }) => obtained)).toEqual([true, false])
    const { data: visitor } = await context.shop.call(listReceivableCoupons, input)
    expect(visitor?.map(({ obtained }) => obtained)).toEqual([undefined, undefined])
    const { data: all } = await context.shop.call(listReceivableCoupons, {})
    expect(all).toHaveLength(demoCoupons().filter(({ exchangeCode }) => exchangeCode === null).length)
  })

  it('run out at their quota, also for simultaneous requests', async () => {
    const seekers = await Promise.all([1, 2, 3, 4, 5].map((each) => context.shop.signIn(`1394001000${each}`)))
    const answers = await Promise.all(seekers.map((user) => obtain('last-three', user)))
    const codes = answers.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([200, 200, 200, BUSINESS_ERROR.couponGone, BUSINESS_ERROR.couponGone])
    expect(answers.find(({ statusCode }) => statusCode !== 200)?.comments).toBe('优惠券已被领完，可看看其他优惠')
    expect((await Promise.all(seekers.map(own))).flat()).toHaveLength(3)
  })

  it('exchange a code once, and not without one (COUPON-075)', async () => {
    expect((await obtain('one-ticket')).statusCode).toBe(BUSINESS_ERROR.notFound)
    const wrong = await context.shop.call(exchangeCoupon, { ...CODE, exchangeCode: 'NONE' }, { as: context.as })
    expect(wrong).toMatchObject({ statusCode: BUSINESS_ERROR.notFound, comments: '兑换码不正确，请核对后重试' })
    const headers = { 'idempotency-key': 'exchange' }
    const first = await context.shop.call(
      exchangeCoupon,
      { ...CODE, exchangeCode: ' encore2026 ' },
      { as: context.as, headers },
    )
    const replay = await context.shop.call(
      exchangeCoupon,
      { ...CODE, exchangeCode: ' encore2026 ' },
      { as: context.as, headers },
    )
    expect(first.statusCode).toBe(STATUS.success)
    expect(replay.data).toEqual(first.data)
    expect((await context.shop.call(exchangeCoupon, CODE, { as: context.as })).statusCode).toBe(
      BUSINESS_ERROR.couponGone,
    )
    expect(await statuses()).toEqual(['AVAILABLE', 'AVAILABLE'])
  })

  it('exchange a code alike on every page; the shop’s own page sends its source (COUPON-088)', async () => {
    const { source: _source, ...bare } = { ...CODE, source: 'SHOW_OBTAIN' as const }
    const friend = await context.shop.signIn('13940020001')
    const fromShow = await context.shop.call(exchangeCoupon, { ...bare, source: 'SHOW_OBTAIN' }, { as: context.as })
    const fromNowhere = await context.shop.call(exchangeCoupon, bare, { as: friend })
    expect(fromShow.statusCode).toBe(STATUS.success)
    const alike = fromShow.data?.coupons.map((coupon) => ({ ...coupon, couponId: expect.any(String) }))
    expect(fromNowhere.data).toEqual({ ...fromShow.data, coupons: alike })
    const origins = async (user: string) => (await own(user)).map(({ couponTemplateId }) => couponTemplateId)
    expect(await origins(friend)).toEqual(await origins(context.as))
    const strange = { ...bare, source: 'ELSEWHERE' as 'SHOW_OBTAIN' }
    expect(await context.shop.call(exchangeCoupon, strange, { as: context.as })).toMatchObject({
      statusCode: BUSINESS_ERROR.badInput,
    })
    expect(await context.shop.call(exchangeCoupon, { ...bare, source: 'SHOW_OBTAIN' }, { as: friend })).toMatchObject({
      statusCode: BUSINESS_ERROR.couponGone,
    })
  })

  it('match by type and by purpose (COUPON-080)', async () => {
    await obtain('pack-goods')
    await obtain('theatre-88')
    const listed = async (filter: object) =>
      (await context.shop.call(listOwnCoupons, { ...PAGE, ...filter }, { as: context.as })).data?.list.length
    expect(await listed({ bizType: 'ITEM' })).toBe(2)
    expect(await listed({ bizType: 'SHOW' })).toBe(1)
    expect(await listed({ status: 'USED' })).toBe(0)
    await context.pass(21 * DAY_MS)
    expect(await listed({ status: 'EXPIRED' })).toBe(1)
    expect((await own())[0]?.couponStatus).toMatchObject({ code: 3, name: 'EXPIRED' })
    await context.pass(-21 * DAY_MS)
  })

  it('deduct their value; they are pending, used and returned with the order (COUPON-019)', async () => {
    await obtain('newcomer-50')
    const [coupon] = await own()
    const { answer, input } = await quote([coupon?.couponId ?? ''])
    const { totalAmount = 0, payAmount, coupons, selectedCouponIds } = answer.data ?? {}
    expect(totalAmount).toBeGreaterThanOrEqual(300)
    expect(payAmount).toBe(totalAmount - 50)
    expect(selectedCouponIds).toEqual([coupon?.couponId])
    expect(coupons).toMatchObject([{ usable: true, discountAmount: 50 }])
    const { data: order } = await context.shop.call(createOrder, input, { as: context.as })
    expect(order?.payAmount).toBe(payAmount)
    expect(await statuses()).toEqual(['PENDING'])
    expect((await quote([coupon?.couponId ?? ''])).answer).toMatchObject({
      statusCode: BUSINESS_ERROR.couponUnusable,
      comments: '已用于待支付订单',
    })
    await context.shop.call(cancelOrder, { orderId: order?.orderId ?? '', reason: '' }, { as: context.as })
    expect(await statuses()).toEqual(['AVAILABLE'])
    const again = await quote([coupon?.couponId ?? ''])
    const { data: bought } = await context.shop.call(createOrder, again.input, { as: context.as })
    await sandbox(context.shop, `orders/${bought?.orderId}/pay`)
    expect(await statuses()).toEqual(['USED'])
  })

  it('return as soon as an order has expired, and work again, before the sweep (COUPON-015)', async () => {
    await obtain('newcomer-50')
    const couponId = (await own())[0]?.couponId ?? ''
    const { input } = await quote([couponId])
    const { data: late } = await context.shop.call(createOrder, input, { as: context.as })
    await context.pass(PAY_WITHIN_MS - 1)
    expect(await statuses()).toEqual(['PENDING'])
    expect((await quote([couponId])).answer.statusCode).toBe(BUSINESS_ERROR.couponUnusable)
    await context.pass(1)
    expect(await statuses()).toEqual(['AVAILABLE'])
    const again = await quote([couponId])
    expect(again.answer.data).toMatchObject({ selectedCouponIds: [couponId], coupons: [{ usable: true }] })
    const { data: order } = await context.shop.call(createOrder, again.input, { as: context.as })
    expect(order?.payAmount).toBe(again.answer.data?.payAmount)
    expect(await statuses()).toEqual(['PENDING'])
    // The money that comes for the first order by now is no longer for the coupon.
    await sandbox(context.shop, `orders/${late?.orderId}/pay`)
    expect(await statuses()).toEqual(['PENDING'])
    await sandbox(context.shop, `orders/${order?.orderId}/pay`)
    expect(await statuses()).toEqual(['USED'])
  })

  it('expire with their own time when their order expires', async () => {
    await obtain('concert-100')
    await context.pass(15 * DAY_MS - PAY_WITHIN_MS)
    const { answer, input } = await quote([(await own())[0]?.couponId ?? ''], NAMED_SHOWS.simpleConcert, 4)
    expect(answer.statusCode).toBe(STATUS.success)
    await context.shop.call(createOrder, input, { as: context.as })
    expect(await statuses()).toEqual(['PENDING'])
    await context.pass(PAY_WITHIN_MS)
    expect(await statuses()).toEqual(['EXPIRED'])
    await context.pass(-15 * DAY_MS)
  })

  it('deduct a share, or a whole ticket (COUPON-030, COUPON-031)', async () => {
    await context.shop.call(exchangeCoupon, CODE, { as: context.as })
    const [one, two] = await own()
    const single = await quote([one?.couponId ?? ''])
    expect(single.answer.data?.payAmount).toBe((single.answer.data?.totalAmount ?? 0) / 2)
    const both = await quote([one?.couponId ?? '', two?.couponId ?? ''])
    expect(both.answer.data?.payAmount).toBe(0)
    const { data: order } = await context.shop.call(createOrder, both.input, { as: context.as })
    expect(order).toMatchObject({ payAmount: 0, unPaidTransactionIds: [] })
    expect(await statuses()).toEqual(['USED', 'USED'])
  })

  it('show why they are unavailable now; hide those that can never apply (contract D-6)', async () => {
    const here = ['concert-100', 'theatre-88', 'family-30']
    for (const key of [...here, 'pack-goods', 'parking-10', 'foyer-drink', 'bookshop-20']) await obtain(key)
    const { showId, bizShowSessionId, items } = await orderInput(context.shop, NAMED_SHOWS.simpleConcert, context.as, 1)
    const { data } = await context.shop.call(listUsableCoupons, { showId, bizShowSessionId, items }, { as: context.as })
    const reasons = data?.map(({ couponCode, usable, unusableReason, unusableHint, discountAmount }) => [
      couponCode,
      usable,
      unusableReason,
      unusableHint,
      discountAmount,
    ])
    expect(reasons).toEqual([
      ['ENCORE-CONCERT-100', false, '未满 ¥980', '适用商品再满 ¥600.00 即可使用', 0],
      ['ENCORE-THEATRE-88', false, '不适用于所选商品', '限 话剧歌剧', 0],
      ['ENCORE-FAMILY-30', false, '不适用于所选商品', '限 儿童亲子', 0],
    ])
  })

  it('stay out of every purchase once they have ended', async () => {
    await obtain('theatre-88')
    await context.pass(21 * DAY_MS)
    const { showId, bizShowSessionId, items } = await orderInput(context.shop, NAMED_SHOWS.simpleConcert, context.as, 1)
    expect(
      (await context.shop.call(listUsableCoupons, { showId, bizShowSessionId, items }, { as: context.as })).data,
    ).toEqual([])
    expect((await quote([])).answer.data?.coupons).toEqual([])
    await context.pass(-21 * DAY_MS)
  })

  const refusals: [string, () => Promise<string[]>][] = [
    ['that nobody has', async () => ['f'.repeat(24)]],
    [
      'of somebody else',
      async () => {
        const other = await context.shop.signIn('13940020000')
        await obtain('newcomer-50', other)
        return (await own(other)).slice(0, 1).map(({ couponId }) => couponId)
      },
    ],
    [
      'of which only one counts',
      async () => {
        await obtain('pack-show')
        return (await own()).slice(0, 2).map(({ couponId }) => couponId)
      },
    ],
    [
      'of two sorts that do not go together (contract A-COUPON-5)',
      async () => {
        await obtain('newcomer-50')
        await context.shop.call(exchangeCoupon, CODE, { as: context.as })
        const both = await own()
        const ofType = (type: string) => both.filter(({ couponType }) => couponType === type).slice(0, 1)
        return [...ofType('CASH'), ...ofType('EXCHANGE')].map(({ couponId }) => couponId)
      },
    ],
    [
      'that have expired',
      async () => {
        await obtain('concert-100')
        await context.pass(15 * DAY_MS)
        return (await own()).map(({ couponId }) => couponId)
      },
    ],
  ]
  it.each(refusals)('%s are rejected with a text', async (_which, ids) => {
    const before = context.shop.clock.now()
    const couponIds = await ids()
    const input = await orderInput(context.shop, NAMED_SHOWS.simpleConcert, context.as, 2)
    const answer = await context.shop.call(preOrder, { ...input, couponIds }, { as: context.as })
    expect(answer).toMatchObject({ statusCode: BUSINESS_ERROR.couponUnusable, data: null })
    expect(answer.comments).toMatch(/\S/)
    // An offer without them is no offer with them.
    const bought = await context.shop.call(createOrder, { ...input, couponIds }, { as: context.as })
    expect(bought.statusCode).toBe(BUSINESS_ERROR.quoteInvalid)
    context.shop.clock.advance(before - context.shop.clock.now())
  })

  it('can be granted by the sandbox, beyond any quota (contract D-18)', async () => {
    const all = await context.shop.database.db.select().from(users)
    const id = all.find((user) => user.cellphone === context.cellphone)?.id
    const { couponTemplateId } = demoCoupon('last-three')
    expect(await sandbox(context.shop, `users/${id}/grant`, { kind: 'coupon', couponTemplateId })).toMatchObject({
      done: true,
    })
    expect(await statuses()).toEqual(['AVAILABLE'])
    expect((await sandbox(context.shop, `users/${id}/grant`, { kind: 'constructor' })).http).toBe(400)
    expect((await sandbox(context.shop, `users/${id}/grant`, { kind: 'coupon', couponTemplateId: 'x' })).http).toBe(400)
    expect((await sandbox(context.shop, 'users/none/grant', { kind: 'points', amount: 1 })).http).toBe(404)
  })
})
