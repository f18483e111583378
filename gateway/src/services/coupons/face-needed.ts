import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { shopFlags } from '@/domain/shop-flags'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import type { CouponTemplate } from '../../catalogue/entities/coupon'
import { configured } from '../../shop/configured'
import { hasCertification } from '../certifications/certifications'

type FaceCall = Pick<UserCall, 'db' | 'user' | 'shop'>

/** Refuses a coupon that is only for users whose face is known, if the merchant requires it (COUPON-087). */
export async function checkFace({ db, user, shop }: FaceCall, { needFaceAuth }: CouponTemplate): Promise<void> {
  if (!needFaceAuth || !shopFlags(configured(shop).binaryFlags).NEED_FACE_AUTH) return
  if (await hasCertification(db, user.userId, 'FACE')) return
  throw new BusinessError(BUSINESS_ERROR.couponNeedsFace, 'coupon.face', { mode: 1 })
}
