import { getPhotoCaptcha } from '@/contracts/account/get-photo-captcha'
import { loginOrRegister } from '@/contracts/account/login-or-register'
import { sendVerifyCode } from '@/contracts/account/send-verify-code'
import { JourneyStopped, type Visitor } from './visitor'

/** A phone, and its code: sent, or fixed for a test account. */
export interface Credentials {
  cellphone: string
  countryCode: string
  code: string
}

/** Phone numbers of sandbox users. */
const SANDBOX_PREFIX = '139'
const SCENE = 'LOGIN'

/** Logs the visitor in; returns why it failed, or null. `option` names the credentials on the command line. */
export async function logIn(
  visitor: Visitor,
  credentials: Credentials | undefined,
  option: 'as' | 'as-other',
): Promise<string | null> {
  const page = visitor.on('Login', 'Nobody can log in')
  const { client, sandbox } = visitor.parts
  const known = credentials ?? (sandbox ? newSandboxUser() : undefined)
  if (known === undefined) return `needs a login: --${option} phone:code`
  const { cellphone, countryCode } = known
  try {
    const verifyCode = 'code' in known ? known.code : await sentCode(visitor, known)
    client.tokens = await page.call(loginOrRegister, { cellphone, countryCode, verifyCode })
    return null
  } catch (thrown) {
    if (!(thrown instanceof JourneyStopped)) throw thrown
    return `the login failed: ${thrown.message}`
  }
}

function newSandboxUser(): { cellphone: string; countryCode: string } {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0')
  return { cellphone: `${SANDBOX_PREFIX}${digits}`, countryCode: '86' }
}

/** Requests a code like the login page; only a sandbox reveals the captcha answer and the message. */
async function sentCode(visitor: Visitor, phone: { cellphone: string; countryCode: string }): Promise<string> {
  const page = visitor.on('Login', 'No code comes')
  const { sandbox } = visitor.parts
  const { captchaId } = await page.call(getPhotoCaptcha, { scene: SCENE })
  const captchaCode = (await sandbox?.answerOf(captchaId)) ?? ''
  await page.call(sendVerifyCode, { ...phone, captchaId, captchaCode, scene: SCENE })
  return (await sandbox?.codeFor(phone.cellphone)) ?? ''
}
