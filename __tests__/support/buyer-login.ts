import type { LoginOrRegisterOutput } from '@/contracts/account/login-or-register'
import type { ServedGateway } from './gateway-process'
import { newestCode } from './newest-secrets'

/** Logs a buyer in by phone and code as the app does, without a screen. */
export async function buyerLogin(gateway: ServedGateway, cellphone: string): Promise<LoginOrRegisterOutput> {
  const phone = { cellphone, countryCode: '86' }
  const { captchaId } = await call<{ captchaId: string }>(gateway, 'photo_captcha?scene=LOGIN')
  const captchas = await gateway.sandbox<{ id: string; answer: string }[]>('captchas')
  const captchaCode = captchas.find(({ id }) => id === captchaId)?.answer
  await call(gateway, 'verify_codes', { ...phone, scene: 'LOGIN', captchaId, captchaCode })
  return call(gateway, 'login_or_register', { ...phone, verifyCode: await newestCode(gateway) })
}

async function call<Data>({ origin }: ServedGateway, path: string, body?: object): Promise<Data> {
  const request = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const answer = await (await fetch(`${origin}/gateway/user/pub/v3/${path}`, request)).json()
  if (answer.data === null) throw new Error(`${path}: ${answer.comments}`)
  return answer.data
}
