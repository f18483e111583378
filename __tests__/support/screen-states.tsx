import { act, screen } from '@testing-library/react'
import type { FunctionComponent } from 'react'
import type { Route } from '@/routes/route'
import { type RenderOptions, renderPage } from './render-page'
import { eventually, seenText, tap } from './screen'

interface ScreenStates<Params extends object> {
  Page: FunctionComponent
  route: Route<Params>
  /** What the page needs to open; asked for when the test runs. */
  options?(): RenderOptions | Promise<RenderOptions>
  /** Words that only the loaded page shows. */
  words: string
}

/** What every page that loads something does while it loads, without a network and when the gateway is out of order. */
export function describeStates<Params extends object>({ Page, route, options, words }: ScreenStates<Params>): void {
  const open = async (prepare: RenderOptions['prepare']) => renderPage(Page, route, { ...(await options?.()), prepare })

  it('says without a network what is wrong, and loads when the user tries again', async () => {
    const { network } = await open((app) => {
      app.network.isOnline = false
    })
    await seenText('无法连接网络')
    expect(document.body.textContent).not.toContain(words)
    network.isOnline = true
    await tap(screen.getAllByRole('button', { name: '重试' })[0] as HTMLElement)
    await seenText(words)
  })

  it('comes back by itself when the network does', async () => {
    const { network, system } = await open((app) => {
      app.network.isOnline = false
    })
    await seenText('无法连接网络')
    network.isOnline = true
    act(() => system.network(true))
    await seenText(words)
  })

  it('has words for a gateway that is out of order', async () => {
    await open((app) => {
      app.network.intercept = () => ({ status: 500, headers: {}, body: 'Internal Server Error' })
    })
    await eventually(() => expect(screen.getAllByRole('button', { name: '重试' })).not.toHaveLength(0))
    expect(document.body.textContent).not.toContain('Internal Server Error')
  })

  it('shows a place holder until the answer is there', async () => {
    await open((app) => {
      app.network.delayMs = 50
    })
    expect(document.querySelector('[aria-hidden], [class*=skeleton]')).not.toBeNull()
    await seenText(words)
  })
}
