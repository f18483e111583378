import { act, screen } from '@testing-library/react'
import type { FunctionComponent } from 'react'
import type { Route } from '@/routes/route'
import { type RenderOptions, renderPage } from './render-page'
import { eventually, seenText, tap } from './screen'

interface ScreenStates<Params extends object> {
  Page: FunctionComponent
  route: Route<Params>
  /** Parameters of the page; called when the test runs. */
  options?(): RenderOptions | Promise<RenderOptions>
  /** Words that only the loaded page shows. */
  words: string
}

/** Common behaviour of pages that load something: while loading, offline, and when the gateway fails. */
export function describeStates<Params extends object>({ Page, route, options, words }: ScreenStates<Params>): void {
  const open = async (prepare: RenderOptions['prepare']) => renderPage(Page, route, { ...(await options?.()), prepare })

  it('shows an error when offline, and loads on a retry', async () => {
    const { network } = await open((app) => {
      app.network.isOnline = false
    })
    await seenText('无法连接网络')
    expect(document.body.textContent).not.toContain(words)
    network.isOnline = true
    await tap(screen.getAllByRole('button', { name: '重试' })[0] as HTMLElement)
    await seenText(words)
  })

  it('reloads when the network returns', async () => {
    const { network, system } = await open((app) => {
      app.network.isOnline = false
    })
    await seenText('无法连接网络')
    network.isOnline = true
    act(() => system.network(true))
    await seenText(words)
  })

  it('shows an error when the gateway fails', async () => {
    await open((app) => {
      app.network.intercept = () => ({ status: 500, headers: {}, body: 'Internal Server Error' })
    })
    await eventually(() => expect(screen.getAllByRole('button', { name: '重试' })).not.toHaveLength(0))
    expect(document.body.textContent).not.toContain('Internal Server Error')
  })

  it('shows a placeholder until the answer arrives', async () => {
    await open((app) => {
      app.network.delayMs = 50
    })
    expect(document.querySelector('[aria-hidden], [class*=skeleton]')).not.toBeNull()
    await seenText(words)
  })
}
