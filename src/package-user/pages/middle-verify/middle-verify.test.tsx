import { renderPage, theGateway } from '@test/render-page'
import { eventually, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { screen } from '@testing-library/react'
import { verifyMiddleLink } from '@/contracts/account/verify-middle-link'
import { routes } from '@/routes'
import { makeMiddleLink } from '../../../../gateway/src/services/verification/middle-links'
import MiddleVerifyPage from './middle-verify'

async function linkToken(): Promise<string> {
  const { database, clock } = await theGateway()
  const link = await makeMiddleLink(
    { db: database.db, clock, publicOrigin: 'http://shop.test' },
    routes.accountSafe.path,
  )
  return new URL(link).searchParams.get('token') ?? ''
}

const open = (token: string, signedInAs?: string) =>
  renderPage(MiddleVerifyPage, routes.middleVerify, {
    params: { token },
    stack: [routes.middleVerify.path],
    ...(signedInAs && { signedInAs }),
    prepare: ({ router }) => {
      router.address = { token, lang: 'zh' }
    },
  })

describe('a link of a message (LOGIN-015, NAV-054)', () => {
  it('opens its page once, and its token leaves the address', async () => {
    const token = await linkToken()
    const { router } = await open(token, newBuyer())
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.accountSafe.path }))
    expect(router.address).toEqual({ lang: 'zh' })
  })

  it('reports that it was used already', async () => {
    const token = await linkToken()
    const gateway = await theGateway()
    await gateway.call(verifyMiddleLink, { token })
    const { router } = await open(token, newBuyer())
    await seenText('链接已失效')
    expect(router.moves).toEqual([])
    await tap(screen.getByRole('button', { name: '前往设置' }))
    await eventually(() => expect(router.lastMove?.path).toBe(routes.settings.path))
  })

  it('sends a visitor to the login for a page that needs one', async () => {
    const { router } = await open(await linkToken())
    await eventually(() => expect(router.lastMove?.path).toBe(routes.login.path))
  })

  it('reports a missing token without a call', async () => {
    const { network } = await open('')
    await seenText('链接已失效')
    expect(network.sent.filter((call) => call.includes(verifyMiddleLink.path))).toEqual([])
  })

  it('retries after a network failure', async () => {
    const token = await linkToken()
    const { router, network } = await renderPage(MiddleVerifyPage, routes.middleVerify, {
      params: { token },
      stack: [routes.middleVerify.path],
      signedInAs: newBuyer(),
      prepare: (app) => {
        app.network.isOnline = false
      },
    })
    await seenText('无法连接网络')
    network.isOnline = true
    await tap(screen.getAllByRole('button', { name: '重试' })[0] as HTMLElement)
    await eventually(() => expect(router.lastMove?.path).toBe(routes.accountSafe.path))
  })
})
