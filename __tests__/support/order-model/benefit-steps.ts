import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { STATUS } from '@/contracts/envelope'
import type { GoodsItemInput } from '@/contracts/goods/goods-item'
import { createOrder } from '@/contracts/order/create-order'
import { preOrder } from '@/contracts/order/pre-order'
import { POINTS_PER_YUAN } from '../../../gateway/src/catalogue/point-terms'
import { coupons } from '../../../gateway/src/database/schema/coupons'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'
import { acceptedOffer, orderInput } from '../buyer'
import { demoCoupon } from '../demo-coupon'
import { sandbox } from '../sandbox-shop'
import { step } from './compare'
import { answerOf } from './expected-answer'
import { addPoints, frozenPoints, type Model, type Step, setCoupon, takeFromStock } from './model'
import { recordOrder } from './order-steps'

const PACK = demoCoupon('pack-show')
const WORTH_YUAN = (PACK.terms.amountCents ?? 0) / 100
const FROM_YUAN = (PACK.terms.limitation ?? 0) / 100

/** Receives a package of coupons, once per buyer. */
export const receive = (buyer: number): Step =>
  step(`buyer ${buyer} receives coupons`, async (model, real) => {
    const input = { couponCode: PACK.couponCode, obtainType: 'RECEIVE' as const }
    const { statusCode } = await real.shop.call(obtainCoupon, input, { as: await real.buyer(buyer) })
    expect(statusCode).toBe(STATUS.success)
    // Presents do not count.
    if (couponsOf(model, buyer).some(([id]) => !model.presents.has(id))) return
    const owners = await real.buyers()
    const rows = await real.shop.database.db.select().from(coupons)
    const mine = rows.filter(({ id, userId }) => owners.get(userId) === buyer && !model.coupons.has(id))
    expect(mine).toHaveLength(PACK.qty)
    for (const { id } of mine) model.coupons.set(id, { buyer, state: 'AVAILABLE' })
  })

function couponsOf(model: Model, buyer: number) {
  return [...model.coupons].filter(([, coupon]) => coupon.buyer === buyer)
}

export const grantPoints = (buyer: number, amount: number): Step =>
  step(`buyer ${buyer} gets ${amount} points`, async (model, real) => {
    await real.buyer(buyer)
    const [userId] = [...(await real.buyers())].find(([, at]) => at === buyer) ?? []
    await sandbox(real.shop, `users/${userId}/grant`, { kind: 'points', amount })
    addPoints(model, buyer, amount)
  })

/** Amount that a coupon and points deduct, in yuan, and the points spent. */
function benefits(model: Model, buyer: number, totalYuan: number, couponId: string | null) {
  const base = totalYuan - (couponId === null ? 0 : WORTH_YUAN)
  const available = (model.points.get(buyer) ?? 0) - frozenPoints(model, buyer)
  const pointYuan = Math.min(Math.floor(base / 2), Math.floor(available / POINTS_PER_YUAN))
  return { payAmount: base - pointYuan, points: pointYuan * POINTS_PER_YUAN }
}

/** Yuan, of a piece of the goods that are bought along with tickets. */
const PIECE = 49

function piecesOf({ skuId }: Model, qty: number): GoodsItemInput[] {
  return qty > 0 ? [{ skuId, qty }] : []
}

/**
 * Orders with a coupon, points, and goods outside the coupon's scope. Benefits of expired orders are available again.
 */
export const placeWithBenefits = (buyer: number, qty: number, pieces: number): Step =>
  step(`buyer ${buyer} orders ${qty} and ${pieces} pieces with a coupon and points`, async (model, real) => {
    const as = await real.buyer(buyer)
    const couponIds = couponsOf(model, buyer).flatMap(([id, { state }]) => (state === 'AVAILABLE' ? id : []))
    const couponId = couponIds[0] ?? null
    const { paymentParam, ...input } = await orderInput(real.shop, NAMED_SHOWS.sensitive, as, qty)
    const wanted = { ...input, addOns: piecesOf(model, pieces), usePoint: true, couponIds: couponIds.slice(0, 1) }
    const offer = await real.shop.call(preOrder, wanted, { as })
    if (couponId !== null && paymentParam.totalAmount < FROM_YUAN) {
      expect(offer.statusCode).toBe(BUSINESS_ERROR.couponUnusable)
      return
    }
    if (offer.data === null) throw new Error(offer.comments)
    const { payAmount, points } = benefits(model, buyer, paymentParam.totalAmount + pieces * PIECE, couponId)
    expect(offer.data.payAmount).toBe(payAmount)
    const { statusCode, data } = await real.shop.call(createOrder, acceptedOffer(wanted, offer.data), { as })
    const planId = input.items[0]?.seatPlanId ?? ''
    expect(statusCode).toBe(answerOf(model, buyer, planId, { qty, pieces }))
    if (data === null) return
    takeFromStock(model, planId, { qty, pieces })
    await recordOrder(model, real, { id: data.orderId, buyer, planId, couponId, points })
    setCoupon(model, { couponId }, 'PENDING')
  })
