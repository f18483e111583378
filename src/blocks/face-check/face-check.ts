import { listCertifications } from '@/contracts/certification/list-certifications'
import { startFaceCheck } from '@/contracts/certification/start-face-check'
import { isCertificationPassed } from '@/domain/certification'
import { isOpenable } from '@/domain/web-address'
import { commonText } from '@/i18n/common-text'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { faceText } from './text'

/**
 * Checks the right to actions for users with a known face. Unknown users are prompted and sent to the face recognition
 * service: then they are `away` (COUPON-059, COUPON-060). On return they continue, or read that it failed (COUPON-061).
 * Visitors continue: the gateway requires a login.
 */
export async function passFaceCheck(app: App, away: { current: boolean }): Promise<boolean> {
  const { request, session, prompts, words } = app
  const isBack = away.current
  away.current = false
  if (!session.isLoggedIn) return true
  const t = words.of(faceText)
  const refuse = (words: string) => {
    prompts.showToast(words)
    return false
  }
  const known = await request(listCertifications, {})
  if (known.some((each) => each.certType === 'FACE' && isCertificationPassed(each))) return true
  if (isBack) return refuse(t('face.failed'))
  const isWanted = await prompts.showDialog({
    title: t('face.title'),
    content: t('face.content'),
    confirmText: t('face.go'),
    cancelText: words.of(commonText)('action.cancel'),
  })
  if (!isWanted) return false
  away.current = await openFaceCheck(app)
  return false
}

/** Opens the face service; shows a text and returns false if the shop or the app has none. */
export async function openFaceCheck(app: App): Promise<boolean> {
  const { request, prompts, navigation, shopConfig, webPlaces, words } = app
  const t = words.of(faceText)
  const authUrl = shopConfig.config?.supportFaceAuth ? (await request(startFaceCheck, { returnUrl: '' })).authUrl : ''
  if (!isOpenable(authUrl, webPlaces)) {
    prompts.showToast(t('face.unsupported'))
    return false
  }
  await navigation.open(routes.webView, { url: authUrl, title: t('face.title') })
  return true
}
