import svgCaptcha from 'svg-captcha'
import { getPhotoCaptcha } from '@/contracts/account/get-photo-captcha'
import { photoCaptchas } from '../../database/schema/people'
import { publicRoute } from '../../handle'
import { newId } from '../../random'

const LIFE_MS = 2 * 60 * 1000

export const getPhotoCaptchaRoute = publicRoute(getPhotoCaptcha, async ({ clock, db }) => {
  const { data, text } = svgCaptcha.create({ size: 4, ignoreChars: '0oO1iIlLq9gB8', noise: 2, background: '#F5F6F8' })
  const captchaId = newId()
  const expiresAt = clock.now() + LIFE_MS
  await db.insert(photoCaptchas).values({ id: captchaId, answer: text.toLowerCase(), expiresAt })
  return {
    captchaId,
    image: `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}`,
    expireTime: expiresAt,
  }
})
