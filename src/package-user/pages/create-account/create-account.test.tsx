import { newEmail, PASSWORD } from '@test/email-account'
import { mailbox } from '@test/mailbox'
import { renderPage, theGateway } from '@test/render-page'
import { byId, enter, eventually, seenText, tap, type } from '@test/screen'
import { routes } from '@/routes'
import CreateAccountPage from './create-account'

async function fill(email: string, password = PASSWORD) {
  const page = await renderPage(CreateAccountPage, routes.createAccount)
  await seenText('《用户服务协议》')
  await type('email', email)
  await type('nickname', ' 安 ')
  await type('new-password', password)
  return page
}

describe('the page that registers an e-mail address (LOGIN-008)', () => {
  it('requires the agreement, sends a link, and shows the address (LOGIN-081)', async () => {
    const email = newEmail()
    const { router } = await fill(email)
    await tap('create')
    await tap('dialog-confirm')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.checkEmail.path, params: { email } }))
    expect(await mailbox(await theGateway(), email)).toHaveLength(1)
  })

  it('registers nothing without the agreement', async () => {
    const { router, network } = await fill(newEmail())
    await tap('create')
    await tap('dialog-cancel')
    expect(router.moves).toEqual([])
    expect(network.sent.join()).not.toContain('register')
  })

  it.each([
    ['Enc-1', '密码须为 8–20 位'],
    ['encore2026', '须包含大写、小写、数字、符号中的至少三种'],
    ['Encore 2026', '密码不能包含空格或中文等字符'],
  ])('shows the missing rules of the password %s (LOGIN-040, LOGIN-041)', async (password, words) => {
    const { network } = await fill(newEmail(), password)
    await tap('agree')
    await enter('new-password')
    await seenText(words)
    expect(network.sent.join()).not.toContain('register')
    expect(byId('new-password')).toMatchObject({ type: 'password', autocomplete: 'new-password' })
  })

  it('keeps the address, but never the password', async () => {
    const email = newEmail()
    const testApp = await fill(email)
    testApp.close()
    await renderPage(CreateAccountPage, routes.createAccount, { testApp })
    expect(byId('email')).toHaveProperty('value', email)
    expect(byId('new-password')).toHaveProperty('value', '')
  })
})
