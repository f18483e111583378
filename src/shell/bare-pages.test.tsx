import { renderPage } from '@test/render-page'
import { pass, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { screen } from '@testing-library/react'
import type { FunctionComponent } from 'react'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'

const ALL = Object.values<Route>(routes)
/** They check their address themselves: most remove a secret from it. */
const WITH_OWN_CHECK: readonly string[] = ['activateEmail', 'setPassword', 'channelLogin', 'bankAuth', 'voteDetail']
/** `showId`, `payAmount`: names of the wire. */
const WIRE_NAME = /\b[a-z]+(?:[A-Z][a-z]+)+\b/

/** A page that a link opens without any parameters. */
async function openBare(route: Route) {
  const { default: Page } = require(`@/${route.path}`) as { default: FunctionComponent }
  const rendered = await renderPage(Page, route, route.needsLogin ? { signedInAs: newBuyer() } : {})
  await pass(500)
  return rendered
}

describe('a link without parameters', () => {
  it.each(ALL.map((route) => [route.name, route] as const))('shows a text for %s', async (_name, route) => {
    await openBare(route)
    const words = document.body.textContent ?? ''
    expect(words).not.toMatch(WIRE_NAME)
    expect(words.includes('链接不完整')).toBe(route.required.length > 0 || WITH_OWN_CHECK.includes(route.name))
    if (route.required.length > 0) expect(words).not.toMatch(/支付成功|已发送/)
  })

  it('opens the home page', async () => {
    const { router } = await openBare(routes.showDetail)
    await tap(screen.getByRole('button', { name: '回到首页' }))
    expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.list.path })
  })
})
