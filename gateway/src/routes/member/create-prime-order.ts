import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { createPrimeOrder } from '@/contracts/member/create-prime-order'
import { BusinessError } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { presentPlacedOrder } from '../../presenters/placed-order'
import { lockUser } from '../../services/accounts/lock-user'
import { memberDraft } from '../../services/memberships/member-draft'
import { placePlainOrder } from '../../services/orders/place-plain-order'
import { chosenCoupon } from '../../services/pricing/deductions'

export const createPrimeOrderRoute = privateRoute(createPrimeOrder, async (call) => {
  const { primeCardId, payAmount, agreed, couponId } = call.input
  const draft = memberDraft(call.shop.catalogue, primeCardId)
  if (!agreed) throw new BusinessError(BUSINESS_ERROR.agreementNeeded, 'order.agreement', { mode: 1 })
  await lockUser(call)
  return presentPlacedOrder(await placePlainOrder(call, draft, payAmount, { chosen: chosenCoupon(couponId) }))
})
