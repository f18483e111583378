import type { Coupon } from '@/contracts/coupon/coupon'
import { type ObtainCouponOutput, type ObtainType, obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { randomHex } from '@/lib/random-hex'
import { Submission } from '@/lib/submission'
import { useApp } from '@/shell/app-context'
import { useErrorToast } from '@/shell/use-error-toast'
import { useModel } from '@/shell/use-model'

/** Receiving a coupon, told in a notice either way (COUPON-062, COUPON-063). A visitor logs in first. */
export function useReceiveCoupon(
  { couponCode }: Pick<Coupon, 'couponCode'>,
  obtainType: ObtainType,
  onReceived?: () => void,
): { receiving: Submission<[], ObtainCouponOutput>; receive(): Promise<void> } {
  const tellError = useErrorToast()
  const { prompts, session } = useApp()
  const receiving = useModel(({ request }) => {
    // The same wish on every try, so that a lost answer gives no second coupon.
    const idempotencyKey = randomHex(32)
    return new Submission(() => request(obtainCoupon, { couponCode, obtainType }, { idempotencyKey }))
  })

  async function receive() {
    const answer = await receiving.submit()
    if (answer) {
      prompts.showToast(answer.toast)
      onReceived?.()
    } else if (receiving.error && session.isLoggedIn) {
      tellError(receiving.error)
    }
  }

  return { receiving, receive }
}
