import { type CodeScene, getPhotoCaptcha } from '@/contracts/account/get-photo-captcha'
import { type LoginOrRegisterOutput, loginOrRegister } from '@/contracts/account/login-or-register'
import { sendVerifyCode } from '@/contracts/account/send-verify-code'
import { mailbox } from './mailbox'
import type { CallOptions, TestGateway } from './test-gateway'

/** Has a code sent to a mainland number, with the picture answered; a minute has passed then. */
export async function sentCode(shop: TestGateway, cellphone: string, scene: CodeScene = 'BIND'): Promise<string> {
  const { data } = await shop.call(getPhotoCaptcha, { scene })
  const captchas = (await shop.gateway.inject({ url: '/sandbox/api/captchas' })).json<
    { id: string; answer: string }[]
  >()
  const captchaId = data?.captchaId ?? ''
  const captchaCode = captchas.find(({ id }) => id === captchaId)?.answer ?? ''
  await shop.call(sendVerifyCode, { cellphone, countryCode: '86', scene, captchaId, captchaCode })
  const [content = ''] = await mailbox(shop, `+86 ${cellphone}`)
  shop.clock.advance(60_000)
  return /\d{6}/.exec(content)?.[0] ?? ''
}

/** Logs a mainland number in by a code, as the app does; `options` say where the app runs. */
export async function loginByCode(
  shop: TestGateway,
  cellphone: string,
  options: Pick<CallOptions, 'src'> = {},
): Promise<LoginOrRegisterOutput> {
  const verifyCode = await sentCode(shop, cellphone, 'LOGIN')
  const typed = { cellphone, countryCode: '86', verifyCode }
  const { data, comments } = await shop.call(loginOrRegister, typed, options)
  if (data === null) throw new Error(`no login: ${comments}`)
  return data
}
