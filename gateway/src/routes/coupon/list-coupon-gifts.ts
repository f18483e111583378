import { listCouponGifts } from '@/contracts/coupon/list-coupon-gifts'
import { privateRoute } from '../../http/define-route'
import { presentGift } from '../../presenters/coupon-gift'
import { presentRows } from '../../presenters/page'
import { nicknameOf } from '../../services/accounts/users'
import { giftsOf } from '../../services/coupons/gift-records'

export const listCouponGiftsRoute = privateRoute(listCouponGifts, async (call) => {
  const { db, user, input } = call
  const page = await giftsOf(db, user.userId, input)
  const senderName = await nicknameOf(db, user.userId)
  return presentRows(page, input.offset, (record) => presentGift(call, record, senderName))
})
