import { getPhotoCaptcha } from '@/contracts/account/get-photo-captcha'
import { photoCaptchas } from '../../database/schema/people'
import { publicRoute } from '../../http/define-route'
import { newId } from '../../random'
import { pictureLetters } from '../../services/picture-letters'

const LIFE_MS = 2 * 60 * 1000

export const getPhotoCaptchaRoute = publicRoute(
  getPhotoCaptcha,
  async ({ clock, db }) => {
    const { image, answer } = pictureLetters()
    const captchaId = newId()
    const expiresAt = clock.now() + LIFE_MS
    await db.insert(photoCaptchas).values({ id: captchaId, answer, expiresAt })
    return { captchaId, image, expireTime: expiresAt }
  },
  { isCostly: true },
)
