import { renderPage } from '@test/render-page'
import { done, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { act } from '@testing-library/react'
import { changeProfile } from '@/contracts/account/change-profile'
import { preOrder } from '@/contracts/order/pre-order'
import type { Topic } from '@/contracts/topic'
import { routes } from '@/routes'
import { page } from './page'
import { PageFrame } from './page-frame/page-frame'
import { type LoadMoment, useLoad } from './use-load'

const loads = { count: 0, pauses: 0 }
const counting = {
  load() {
    loads.count += 1
  },
  pause() {
    loads.pauses += 1
  },
}

async function open(moment: LoadMoment, ...topics: Topic[]) {
  Object.assign(loads, { count: 0, pauses: 0 })
  function Loading() {
    useLoad(counting, moment, ...topics)
    return <PageFrame title="loaded">{null}</PageFrame>
  }
  const opened = await renderPage(page(Loading, routes.settings), routes.settings, { signedInAs: newBuyer() })
  await seenText('loaded')
  return opened
}

describe('page content', () => {
  it('loads once, not again when the page returns', async () => {
    const { show } = await open('opened', 'orders')
    await show()
    expect(loads.count).toBe(1)
  })

  it('loads each time the page is shown, when others change it too', async () => {
    const { show } = await open('shown')
    await show()
    expect(loads.count).toBe(2)
  })

  it('reloads at once when it changes in sight', async () => {
    const { app } = await open('opened', 'profile')
    await done(app.request(changeProfile, { nickname: 'Ada' }))
    expect(loads.count).toBe(2)
    act(() => app.changes.invalidate('orders'))
    expect(loads.count).toBe(2)
  })

  it('reloads on return when it changed out of sight', async () => {
    const { app, hide, show } = await open('opened', 'orders', 'tickets')
    await hide()
    act(() => app.changes.invalidate('tickets'))
    expect(loads.count).toBe(1)
    await show()
    await show()
    expect(loads.count).toBe(2)
  })

  it('reloads in another language, also below in the stack, whatever its topics are', async () => {
    const { app, hide, show } = await open('opened')
    await hide()
    act(() => app.locale.choose('en-US'))
    expect(loads.count).toBe(1)
    await show()
    expect(loads.count).toBe(2)
    act(() => app.locale.choose('zh-MO'))
    expect(loads.count).toBe(3)
  })

  it('follows the chosen city if that is one of its topics', async () => {
    const { app } = await open('opened', 'city')
    act(() => app.site.choose('3101'))
    expect(loads.count).toBe(2)
  })

  it('stays after a refused call', async () => {
    const { app, network } = await open('opened', 'profile')
    network.isOnline = false
    await done(app.request(changeProfile, { nickname: 'Ada' }).catch(() => null))
    expect(loads.count).toBe(1)
  })

  it('changes user on login and logout', async () => {
    const { app } = await open('opened', 'session')
    act(() => app.session.signOut())
    expect(loads.count).toBe(2)
  })

  it('pauses while hidden', async () => {
    const { hide } = await open('shown')
    expect(loads.pauses).toBe(0)
    await hide()
    expect(loads.pauses).toBe(1)
  })
})

it.each([4, 8])(
  'reloads the page that response mode %s returns to (NET-079, NET-081, NET-141, NET-146)',
  async (mode) => {
    const { app, network, show, hide } = await open('opened')
    await hide()
    network.intercept = ({ url }) =>
      url.includes(preOrder.path)
        ? { status: 200, headers: {}, body: { statusCode: 500, mode, comments: '已售罄' } }
        : undefined
    void app.request(preOrder, { src: 'M_WEB', showId: '1', bizShowSessionId: '1', items: [] }).catch(() => null)
    await show()
    expect(loads.count).toBe(1)
    await seenText('已售罄')
    await tap('dialog-confirm')
    await show()
    expect(loads.count).toBe(2)
  },
)
