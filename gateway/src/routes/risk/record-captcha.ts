import { recordCaptcha } from '@/contracts/risk/record-captcha'
import { riskCaptchas } from '../../database/schema/people'
import { publicRoute } from '../../http/define-route'
import { newId } from '../../random'
import { riddleOf } from '../../services/verification/captcha-riddles'

const LIFE_MS = 2 * 60 * 1000

export const recordCaptchaRoute = publicRoute(
  recordCaptcha,
  async ({ input, clock, db }) => {
    const { scope, captchaType: kind, showId } = input
    const { answer, payload } = riddleOf(kind)
    const captchaId = newId()
    await db
      .insert(riskCaptchas)
      .values({ id: captchaId, kind, scope, showId, answer, expiresAt: clock.now() + LIFE_MS })
    return { captchaId, payload }
  },
  { isCostly: true },
)
