import { getPhotoCaptcha } from '@/contracts/account/get-photo-captcha'
import { photoCaptchas } from '../../database/schema/people'
import { publicRoute } from '../../http/define-route'
import { newId } from '../../random'
import { captchaQuestion } from '../../services/verification/captcha-question'
import { pictureLetters } from '../../services/verification/picture-letters'

const LIFE_MS = 2 * 60 * 1000

export const getPhotoCaptchaRoute = publicRoute(
  getPhotoCaptcha,
  async ({ input, clock, db, locale }) => {
    const isQuestion = input.kind === 'QUESTION'
    const { answer, ...shown } = isQuestion ? { image: '', ...captchaQuestion(locale) } : pictureLetters()
    const captchaId = newId()
    const expiresAt = clock.now() + LIFE_MS
    await db.insert(photoCaptchas).values({ id: captchaId, answer, expiresAt })
    return { captchaId, ...shown, expireTime: expiresAt }
  },
  { isCostly: true },
)
