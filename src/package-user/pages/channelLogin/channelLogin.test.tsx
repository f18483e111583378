import { renderPage, theGateway } from '@test/render-page'
import { eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import BankAuthPage from '../bsauth/bsauth'
import ChannelLoginPage from './channelLogin'

/** Parameters of a link from a channel. */
async function channelLink(channelCode = 'bank'): Promise<{ authCode: string; channelCode: string }> {
  const { gateway } = await theGateway()
  const payload = { provider: 'channel', claims: { channelCode } }
  return (await gateway.inject({ method: 'POST', url: '/sandbox/api/identity', payload })).json()
}

const stack = [routes.channelLogin.path]

describe('the entrance of channels (LOGIN-012, LOGIN-027, LOGIN-074)', () => {
  it('logs in the user named by the channel, and opens the requested page', async () => {
    const params = { ...(await channelLink('club')), redirect: '/search?keyword=%E5%A4%A9%E9%B9%85' }
    const { app, router } = await renderPage(ChannelLoginPage, routes.channelLogin, { params, stack })
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.search.path }))
    expect(app.session.user?.loginMethod).toBe('CHANNEL')
  })

  it.each(['//evil.example/mine', 'https://evil.example', '/nowhere'])(
    'opens no external page: %s',
    async (redirect) => {
      const params = { ...(await channelLink()), redirect }
      const { router } = await renderPage(ChannelLoginPage, routes.channelLogin, { params, stack })
      await eventually(() => expect(router.moves).not.toEqual([]))
      expect(JSON.stringify(router.moves)).not.toContain('https')
      expect([routes.pageError.path, routes.list.path]).toContain(router.lastMove?.path)
    },
  )

  it('shows a used code, and offers the shop’s own login', async () => {
    const params = await channelLink()
    await renderPage(ChannelLoginPage, routes.channelLogin, { params, stack })
    const { router } = await renderPage(ChannelLoginPage, routes.channelLogin, { params, stack })
    await seenText('登录未通过验证')
    await tap(screen.getAllByRole('button', { name: '其他方式登录' }).pop() as Element)
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.login.path }))
  })

  it('prompts before it switches the user', async () => {
    const params = await channelLink()
    const options = { params, stack, signedInAs: newBuyer() }
    const { app, network } = await renderPage(ChannelLoginPage, routes.channelLogin, options)
    await seen('log-in')
    expect(network.sent.join()).not.toContain('channel/login')
    expect(app.session.user?.loginMethod).toBe('CELLPHONE')
    await tap('log-in')
    await eventually(() => expect(app.session.user?.loginMethod).toBe('CHANNEL'))
  })

  it('falls back to the bank without a channel (LOGIN-013)', async () => {
    const { authCode } = await channelLink('bank')
    const { app } = await renderPage(BankAuthPage, routes.bankAuth, { params: { authCode }, stack })
    await eventually(() => expect(app.session.user?.loginMethod).toBe('CHANNEL'))
  })

  it('shows an error for an empty link', async () => {
    await renderPage(ChannelLoginPage, routes.channelLogin, { stack })
    await seenText('链接不完整或已失效')
  })
})
