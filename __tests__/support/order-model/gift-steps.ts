import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { cancelCouponGift } from '@/contracts/coupon/cancel-coupon-gift'
import { giveCoupon } from '@/contracts/coupon/give-coupon'
import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { STATUS } from '@/contracts/envelope'
import { coupons } from '../../../gateway/src/database/schema/coupons'
import { newId } from '../../../gateway/src/random'
import { step } from './compare'
import { endGift, type Model, nth, type Real, type Step, setCoupon } from './model'

/** Offers a coupon to anyone with the link; a present is not given on. */
export const give = (buyer: number): Step =>
  step(`buyer ${buyer} gives a coupon away`, async (model, real) => {
    const free = [...model.coupons].filter(([, coupon]) => coupon.buyer === buyer && coupon.state === 'AVAILABLE')
    const isPresent = (id: string) => model.presents.has(id)
    const couponId = (free.find(([id]) => !isPresent(id)) ?? free[0])?.[0]
    if (couponId === undefined) return
    const as = await real.buyer(buyer)
    const headers = { 'idempotency-key': newId() }
    const { statusCode, data } = await real.shop.call(giveCoupon, { couponId, qty: 1 }, { as, headers })
    expect(statusCode).toBe(isPresent(couponId) ? BUSINESS_ERROR.couponUnusable : STATUS.success)
    if (data === null) return
    setCoupon(model, { couponId }, 'OFFERED')
    model.gifts.set(data.giftCode, { sender: buyer, couponId, expiresAt: data.expireTime })
  })

/** The first to accept receives the coupon, exclusively. */
export const acceptGift = (at: number, buyer: number): Step =>
  step(`buyer ${buyer} accepts the gift ${at}`, async (model, real) => {
    const [couponCode, gift] = nth(model.gifts, at) ?? []
    if (!couponCode || !gift) return
    const input = { couponCode, obtainType: 'SHARE' as const }
    const take = async () => (await real.shop.call(obtainCoupon, input, { as: await real.buyer(buyer) })).statusCode
    const isOwn = buyer === gift.sender
    for (let time = 0; time < 2; time += 1) {
      expect(await take()).toBe(isOwn ? BUSINESS_ERROR.couponGone : STATUS.success)
    }
    if (isOwn) return
    await recordPresent(model, real, buyer)
    setCoupon(model, gift, 'GIVEN')
    model.gifts.delete(couponCode)
  })

/** The one coupon that is new is the friend's. */
async function recordPresent(model: Model, { shop }: Real, buyer: number): Promise<void> {
  const rows = await shop.database.db.select({ id: coupons.id }).from(coupons)
  const fresh = rows.filter(({ id }) => !model.coupons.has(id))
  expect(fresh).toHaveLength(1)
  for (const { id } of fresh) {
    model.coupons.set(id, { buyer, state: 'AVAILABLE' })
    model.presents.add(id)
  }
}

export const withdrawGift = (at: number): Step =>
  step(`takes the gift ${at} back`, async (model, real) => {
    const [giftCode, gift] = nth(model.gifts, at) ?? []
    if (!giftCode || !gift) return
    const { data } = await real.shop.call(cancelCouponGift, { giftCode }, { as: await real.buyer(gift.sender) })
    expect(data).toBe(true)
    endGift(model, giftCode)
  })
