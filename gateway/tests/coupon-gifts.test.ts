import { createHmac } from 'node:crypto'
import { demoCoupon } from '@test/demo-coupon'
import { Person } from '@test/other-users/person'
import { runShopJobs, sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { cancelCouponGift } from '@/contracts/coupon/cancel-coupon-gift'
import { getCoupon } from '@/contracts/coupon/get-coupon'
import { getCouponCode } from '@/contracts/coupon/get-coupon-code'
import { getCouponGift } from '@/contracts/coupon/get-coupon-gift'
import { giveCoupon } from '@/contracts/coupon/give-coupon'
import { listCouponGifts } from '@/contracts/coupon/list-coupon-gifts'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { listRecommendedCoupons } from '@/contracts/coupon/list-recommended-coupons'
import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { STATUS } from '@/contracts/envelope'
import { DAY_MS } from '../src/clock'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { COUPON_CODE_SECONDS } from '../src/services/coupons/coupon-code'
import { ACCEPT_GIFT_WITHIN_MS } from '../src/services/coupons/give-coupons'

const PAGE = { offset: 0, length: 50 }

let shop: TestGateway
let count = 0
let as: string
let cellphone: string

beforeAll(async () => {
  shop = await createTestGateway()
})
beforeEach(async () => {
  cellphone = nextPhone()
  as = await shop.signIn(cellphone)
})
afterAll(() => shop.close())

const nextPhone = () => `139460${String(count++).padStart(5, '0')}`
const another = () => shop.signIn(nextPhone())
const obtain = (key: string, user = as) =>
  shop.call(obtainCoupon, { couponCode: demoCoupon(key).couponCode, obtainType: 'RECEIVE' }, { as: user })
const own = async (user = as) => (await shop.call(listOwnCoupons, PAGE, { as: user })).data?.list ?? []
const states = async (user = as) => (await own(user)).map(({ couponStatus }) => couponStatus.displayName)
const give = (couponId: string, qty = 1, user = as, headers: Record<string, string> = {}) =>
  shop.call(giveCoupon, { couponId, qty }, { as: user, headers })
const accept = (giftCode: string, user: string) =>
  shop.call(obtainCoupon, { couponCode: giftCode, obtainType: 'SHARE' }, { as: user })
const look = async (giftCode: string, user?: string) =>
  (await shop.call(getCouponGift, { giftCode }, user === undefined ? {} : { as: user })).data

/** A gift of some coupons of a package of four. */
async function given(qty = 1): Promise<string> {
  await obtain('pack-show')
  const { data } = await give((await own())[0]?.couponId ?? '', qty)
  return data?.giftCode ?? ''
}

describe('coupons that are given away (COUPON-007)', () => {
  it('stay with an unpaid order that uses them, and are refused as a gift', async () => {
    const buyer = await Person.join(shop, nextPhone())
    const couponId = await buyer.coupon('theatre-88')
    await buyer.placed(NAMED_SHOWS.sensitive, { couponIds: [couponId] })
    expect(await give(couponId, 1, buyer.as)).toMatchObject({ statusCode: BUSINESS_ERROR.couponUnusable, data: null })
    expect(await states(buyer.as)).toEqual(['待支付订单使用中'])
    expect((await shop.call(listCouponGifts, PAGE, { as: buyer.as })).data?.total).toBe(0)
  })

  it('wait for the holder of the link, who owns them once accepted', async () => {
    const code = await given(2)
    expect((await states()).sort()).toEqual(['可使用', '可使用', '赠送中', '赠送中'])
    expect(await look(code)).toMatchObject({ state: 'PENDING', qty: 2, isOwn: false, isReceived: false })
    const friend = await another()
    expect(await accept(code, friend)).toMatchObject({
      statusCode: STATUS.success,
      data: { toast: '领取成功，已放入“我的优惠券”' },
    })
    expect(await states(friend)).toEqual(['可使用', '可使用'])
    expect((await states()).sort()).toEqual(['可使用', '可使用', '已赠送', '已赠送'])
    expect(await look(code, friend)).toMatchObject({ state: 'ACCEPTED', isReceived: true })
    expect((await own(friend)).map(({ expireTime }) => expireTime)).toEqual([
      shop.clock.now() + 90 * DAY_MS,
      shop.clock.now() + 90 * DAY_MS,
    ])
  })

  it('belong to one of several simultaneous recipients', async () => {
    const code = await given()
    const friends = await Promise.all([another(), another(), another()])
    const answers = await Promise.all(friends.map((friend) => accept(code, friend)))
    const codes = answers.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([STATUS.success, BUSINESS_ERROR.couponGone, BUSINESS_ERROR.couponGone])
    expect((await Promise.all(friends.map((friend) => own(friend)))).flat()).toHaveLength(1)
    const winner = friends[answers.findIndex(({ statusCode }) => statusCode === STATUS.success)] ?? ''
    expect((await accept(code, winner)).statusCode).toBe(STATUS.success)
    expect(await own(winner)).toHaveLength(1)
  })

  it('return to the sender until they are accepted', async () => {
    const code = await given()
    expect((await shop.call(cancelCouponGift, { giftCode: code }, { as })).data).toBe(true)
    expect(await states()).toEqual(['可使用', '可使用', '可使用', '可使用'])
    const friend = await another()
    expect(await accept(code, friend)).toMatchObject({ comments: '赠送人已收回优惠券' })
    const second = (await give((await own())[0]?.couponId ?? '')).data?.giftCode ?? ''
    await accept(second, friend)
    expect(await shop.call(cancelCouponGift, { giftCode: second }, { as })).toMatchObject({
      statusCode: BUSINESS_ERROR.couponUnusable,
      comments: '该赠送已结束，无法收回',
    })
  })

  it('return when their time is over, before and after the cleanup', async () => {
    const code = await given()
    const first = (await own()).find(({ couponStatus }) => couponStatus.displayName === '赠送中')?.couponId ?? ''
    shop.clock.advance(ACCEPT_GIFT_WITHIN_MS)
    as = await shop.signIn(cellphone)
    expect(await states()).toEqual(['可使用', '可使用', '可使用', '可使用'])
    expect(await accept(code, await another())).toMatchObject({ comments: '领取时间已过' })
    // The same coupon in another gift is not let go with the first.
    const again = (await give(first)).data?.giftCode ?? ''
    await runShopJobs(shop)
    expect([(await look(code))?.state, (await look(again))?.state]).toEqual(['EXPIRED', 'PENDING'])
    expect((await states()).filter((state) => state === '赠送中')).toHaveLength(1)
  })

  it('allow neither the sender to accept nor the recipient to pass them on', async () => {
    const code = await given()
    expect(await accept(code, as)).toMatchObject({ comments: '不能领取自己赠送的优惠券' })
    const friend = await another()
    await accept(code, friend)
    const [present] = await own(friend)
    expect(present?.giftable).toBe(false)
    expect(await give(present?.couponId ?? '', 1, friend)).toMatchObject({ comments: '受赠和会员赠送的优惠券不可转赠' })
  })

  it('count once each, as one gift per request', async () => {
    await obtain('pack-show')
    const [coupon] = await own()
    const couponId = coupon?.couponId ?? ''
    expect(await give(couponId, 5)).toMatchObject({
      statusCode: BUSINESS_ERROR.couponUnusable,
      comments: '最多可赠送 4 张',
    })
    const headers = { 'idempotency-key': `gift-${couponId}` }
    const answers = [await give(couponId, 1, as, headers), await give(couponId, 1, as, headers)]
    expect(answers[1]?.data).toEqual(answers[0]?.data)
    expect((await give(couponId)).statusCode).toBe(BUSINESS_ERROR.couponUnusable)
    expect((await states()).filter((state) => state === '赠送中')).toHaveLength(1)
  })

  it('count against the limit of the sender, not of the recipient', async () => {
    const code = await given(4)
    const friend = await another()
    await accept(code, friend)
    await obtain('pack-show', friend)
    expect(await own(friend)).toHaveLength(8)
    await obtain('pack-show')
    expect(await own()).toHaveLength(4)
  })

  it('appear to their sender only', async () => {
    const code = await given(3)
    const mine = (await shop.call(listCouponGifts, PAGE, { as })).data?.list
    expect(mine).toMatchObject([{ giftCode: code, qty: 3, isOwn: true, coupon: { title: '观演礼包' } }])
    expect((await shop.call(listCouponGifts, PAGE, { as: await another() })).data?.list).toEqual([])
    expect((await shop.call(cancelCouponGift, { giftCode: code }, { as: await another() })).statusCode).toBe(
      BUSINESS_ERROR.notFound,
    )
  })
})

describe('coupons that are used on the spot', () => {
  const codeOf = async (couponId: string, user = as) => {
    const { couponTemplateId } = demoCoupon('foyer-drink')
    return shop.call(getCouponCode, { couponId, couponTemplateId, source: 'SINGLE_COUPON' }, { as: user })
  }
  const redeem = (couponId: string, code: string) => sandbox(shop, `coupons/${couponId}/redeem`, { code })

  it('have a code that changes every minute and works once (COUPON-012, COUPON-082, COUPON-089)', async () => {
    await obtain('foyer-drink')
    const couponId = (await own())[0]?.couponId ?? ''
    const { data: first } = await codeOf(couponId)
    expect(first?.verifyCode).toMatch(/^\d{12}$/)
    expect((first?.verifyCodeExpireTime ?? 0) - (first?.serverTime ?? 0)).toBeLessThanOrEqual(
      COUPON_CODE_SECONDS * 1000,
    )
    shop.clock.advance(COUPON_CODE_SECONDS * 1000)
    const { data: second } = await codeOf(couponId)
    expect(second?.verifyCode).not.toBe(first?.verifyCode)
    expect(await redeem(couponId, '000000000000')).toMatchObject({ http: 404 })
    expect(await redeem(couponId, first?.verifyCode ?? '')).toMatchObject({ answer: 'redeemed' })
    expect(await redeem(couponId, second?.verifyCode ?? '')).toMatchObject({ answer: 'used' })
    expect(await states()).toEqual(['已使用'])
    expect((await codeOf(couponId)).comments).toBe('优惠券已使用')
  })

  it('reject previous codes and other users', async () => {
    await obtain('foyer-drink')
    const couponId = (await own())[0]?.couponId ?? ''
    const { data: first } = await codeOf(couponId)
    shop.clock.advance(2 * COUPON_CODE_SECONDS * 1000)
    expect(await redeem(couponId, first?.verifyCode ?? '')).toMatchObject({ http: 404 })
    expect((await codeOf(couponId, await another())).statusCode).toBe(BUSINESS_ERROR.notFound)
  })

  it('refuses a code made with the key that stood in the source (contract D-22)', async () => {
    await obtain('foyer-drink')
    const couponId = (await own())[0]?.couponId ?? ''
    const step = Math.floor(shop.clock.now() / 1000 / COUPON_CODE_SECONDS)
    const proof = createHmac('sha256', 'encore-sandbox-counter').update(`${couponId}.${step}`).digest()
    const code = String(proof.readBigUInt64BE(0)).padStart(12, '0').slice(-12)
    expect(await redeem(couponId, code)).toMatchObject({ http: 404 })
  })

  it('close on the spot when they are for that; an order keeps its own source', async () => {
    await obtain('theatre-88')
    const couponId = (await own())[0]?.couponId ?? ''
    const { couponTemplateId } = demoCoupon('theatre-88')
    const gift = { couponId, couponTemplateId }
    const online = await shop.call(getCouponCode, { ...gift, source: 'SINGLE_COUPON' }, { as })
    expect(online).toMatchObject({ statusCode: BUSINESS_ERROR.couponUnusable, comments: '仅限在应用内使用' })
    const odd = await shop.call(getCouponCode, { ...gift, source: 'ORDER_INFO' }, { as })
    expect(odd.statusCode).toBe(BUSINESS_ERROR.badInput)
  })
})

it('recommends coupons until they are received, those that expire first before others (COUPON-006)', async () => {
  const recommended = async () => (await shop.call(listRecommendedCoupons, PAGE, { as })).data?.list ?? []
  const before = await recommended()
  expect(before[0]?.title).toBe('限量券')
  expect(before.map(({ couponCode }) => couponCode)).not.toContain('ENCORE-ONE-TICKET')
  await obtain('last-three')
  expect((await recommended()).map(({ title }) => title)).toEqual(before.slice(1).map(({ title }) => title))
  const { couponTemplateId } = demoCoupon('one-ticket')
  expect((await shop.call(getCoupon, { couponTemplateId }, { as })).data?.couponCode).toBe('')
})
