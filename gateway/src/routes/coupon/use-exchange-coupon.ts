import { eq } from 'drizzle-orm'
import { useExchangeCoupon } from '@/contracts/coupon/use-exchange-coupon'
import { orderUnits } from '../../database/schema/orders'
import { privateRoute } from '../../http/define-route'
import { lockUser } from '../../services/accounts/lock-user'
import { exchangeForCard } from '../../services/coupons/card-exchange'

export const useExchangeCouponRoute = privateRoute(useExchangeCoupon, async (call) => {
  const { couponId, privilegeCardTemplateId } = call.input
  await lockUser(call)
  const { order } = await exchangeForCard(call, couponId, privilegeCardTemplateId)
  // A card has the id of the unit that it was bought as.
  const [unit] = await call.db.select({ id: orderUnits.id }).from(orderUnits).where(eq(orderUnits.orderId, order.id))
  return { orderId: order.id, userCardInstanceId: unit?.id ?? '' }
})
