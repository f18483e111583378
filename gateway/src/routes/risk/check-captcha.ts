import { eq } from 'drizzle-orm'
import { checkCaptcha } from '@/contracts/risk/check-captcha'
import { riskCaptchas } from '../../database/schema/people'
import { publicRoute } from '../../http/define-route'
import { isSolved } from '../../services/verification/captcha-riddles'
import { signedProof, TOKEN_LIFE_MS } from '../../services/verification/risk-tokens'

/** A riddle is good for one try, right or wrong. */
export const checkCaptchaRoute = publicRoute(
  checkCaptcha,
  async (call) => {
    const { input, clock, db } = call
    const { captchaId, scope, captchaType: kind, answer } = input
    const [riddle] = await db.delete(riskCaptchas).where(eq(riskCaptchas.id, captchaId)).returning()
    const isOpen = riddle && riddle.kind === kind && riddle.scope === scope && riddle.expiresAt > clock.now()
    if (!isOpen || !isSolved(kind, riddle.answer, answer)) return { pass: false }
    const token = signedProof(call, { kind, scope, showId: riddle.showId })
    return { pass: true, token, expireTime: clock.now() + TOKEN_LIFE_MS }
  },
  { isCostly: true },
)
