import { newEmail, registered } from '@test/email-account'
import { renderPage, theGateway } from '@test/render-page'
import { eventually, seen, seenText, tap } from '@test/screen'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import ActivateEmailPage from './activate-email'

const open = (token: string) =>
  renderPage(ActivateEmailPage, routes.activateEmail, {
    params: { token },
    stack: [routes.activateEmail.path],
    prepare: ({ router }) => {
      router.address = { token, lang: 'zh' }
    },
  })

describe('the page of the mailed link (LOGIN-007, LOGIN-081)', () => {
  it('opens the account only at a tap, and removes the token from the address', async () => {
    const email = newEmail()
    const { app, router, network } = await open(await registered(await theGateway(), email))
    await seen('activate')
    expect(network.sent.join()).not.toContain('activate')
    expect(router.address).toEqual({ lang: 'zh' })
    await tap('activate')
    await eventually(() => expect(router.stack()).toEqual([routes.list.path]))
    expect(app.session.user).toMatchObject({ email, loginMethod: 'EMAIL' })
  })

  it('shows a used or expired link', async () => {
    const { app } = await open('x'.repeat(43))
    await tap('activate')
    await seenText('链接已失效')
    expect(app.session.isLoggedIn).toBe(false)
  })

  it('opens the registration without a token', async () => {
    const { router } = await open('')
    await seenText('链接不完整或已失效')
    await tap(screen.getByRole('button', { name: '注册账户' }))
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.createAccount.path }))
  })
})
