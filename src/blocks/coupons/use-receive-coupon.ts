import { useEffect, useRef } from 'react'
import type { Coupon } from '@/contracts/coupon/coupon'
import { type ObtainCouponOutput, type ObtainType, obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { randomHex } from '@/lib/random-hex'
import { Submission } from '@/lib/submission'
import { useApp } from '@/shell/app-context'
import { usePage } from '@/shell/page-context'
import { useErrorToast } from '@/shell/use-error-toast'
import { useModel } from '@/shell/use-model'

/**
 * Receives a coupon and shows the result in a notice (COUPON-062, COUPON-063). A visitor logs in first; a user who needs a
 * face check is redirected to it, and the receipt continues on their return.
 */
export function useReceiveCoupon(
  { couponCode, needFaceAuth }: Pick<Coupon, 'couponCode' | 'needFaceAuth'>,
  obtainType: ObtainType,
  onReceived?: (answer: ObtainCouponOutput) => void,
): { receiving: Submission<[], ObtainCouponOutput | null>; receive(): Promise<void> } {
  const showError = useErrorToast()
  const app = useApp()
  const { prompts, session, shopConfig } = app
  const { isVisible } = usePage()
  const isAway = useRef(false)
  const receiving = useModel(({ request }) => {
    // The same wish on every try, so that a lost answer gives no second coupon.
    const idempotencyKey = randomHex(32)
    return new Submission(async () => {
      if (needFaceAuth && shopConfig.flags.NEED_FACE_AUTH) {
        const { passFaceCheck } = await import('../face-check/face-check')
        if (!(await passFaceCheck(app, isAway))) return null
      }
      return request(obtainCoupon, { couponCode, obtainType }, { idempotencyKey })
    })
  })

  async function receive() {
    const answer = await receiving.submit()
    if (answer) {
      prompts.showToast(answer.toast)
      onReceived?.(answer)
    } else if (receiving.error && session.isLoggedIn) {
      showError(receiving.error)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a return continues.
  useEffect(() => {
    if (isVisible && isAway.current) void receive()
  }, [isVisible])

  return { receiving, receive }
}
