import { renderPage, theGateway } from '@test/render-page'
import { byId, done, eventually, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { getPhotoCaptcha } from '@/contracts/account/get-photo-captcha'
import { routes } from '@/routes'
import AccountBindPage from './account-bind'

async function sandbox(path: string) {
  return (await (await theGateway()).gateway.inject({ url: `/sandbox/api/${path}` })).json()
}

/** Opens the page for a user whose account has lost its phone. */
async function open() {
  const gateway = await theGateway()
  gateway.clock.advance(61_000)
  const signedInAs = newBuyer()
  const page = await renderPage(AccountBindPage, routes.accountBind, {
    signedInAs,
    stack: [routes.mine.path, routes.accountBind.path],
  })
  const users: { id: string; cellphone: string }[] = await sandbox('users')
  const id = users.find(({ cellphone }) => cellphone === signedInAs)?.id
  await gateway.gateway.inject({ method: 'POST', url: `/sandbox/api/users/${id}/unbind` })
  await eventually(() => expect(document.querySelector('img[src^="data:image"]')).not.toBeNull())
  const [{ answer }] = await sandbox('captchas')
  return { ...page, answer: answer as string }
}

async function requestCode(answer: string, cellphone: string): Promise<string> {
  await type('phone', cellphone)
  await type('captcha', answer)
  await tap('send-code')
  await seenText('秒后重发')
  const [{ content }] = await sandbox('outbox')
  return /\d{6}/.exec(content)?.[0] ?? ''
}

describe('the page that binds a phone (LOGIN-011)', () => {
  it('binds it and returns to the previous page', async () => {
    const { app, router, answer } = await open()
    const code = await requestCode(answer, '13900134001')
    expect(byId('bind')).toHaveProperty('disabled', true)
    await type('code', code)
    await tap('bind')
    await eventually(() => expect(router.stack()).toEqual([routes.mine.path]))
    expect(app.session.maskedPhone).toBe('139****4001')
    expect(await done(app.request(getPhotoCaptcha, { scene: 'BIND' }))).toBeTruthy()
  })

  it('shows a wrong code, and keeps the input', async () => {
    const { router, answer } = await open()
    const code = await requestCode(answer, '13900134002')
    await type('code', code === '000000' ? '111111' : '000000')
    await tap('bind')
    await seenText('验证码不正确或已过期，请重新输入或重新获取')
    expect((byId('phone') as HTMLInputElement).value).toBe('13900134002')
    expect(router.moves).toEqual([])
  })

  it('sends nothing to an invalid number', async () => {
    const { network, answer } = await open()
    await type('phone', '123')
    await type('captcha', answer)
    await tap('send-code')
    await seenText('请输入正确的手机号')
    expect(network.sent.filter((call) => call.includes('verify_codes'))).toEqual([])
    await seen('bind')
  })
})
