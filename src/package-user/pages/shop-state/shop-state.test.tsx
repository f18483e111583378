import { changeShop, type RenderedPage, type RenderOptions, renderPage, theGateway } from '@test/render-page'
import { done, eventually, seenText, tap } from '@test/screen'
import { newBuyer, paidOrder } from '@test/screen-orders'
import { createTestApp } from '@test/test-app'
import { screen } from '@testing-library/react'
import { generateShortCode } from '@/contracts/link/generate-short-code'
import { routes } from '@/routes'
import { handleLaunch } from '@/services/launch/handle-launch'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import OrdersPage from '../../../package-order/pages/orders/orders'
import TicketHolderPage from '../../../pages/ticket-holder/ticket-holder'
import SupportPage from '../support/support'
import ShopStatePage from './shop-state'
import { ShopStateModel } from './shop-state-model'

afterEach(() => changeShop({ status: 'OPEN' }))

async function open(message = '', { below = [routes.list.path], shown }: Below = {}) {
  await changeShop({ status: 'MAINTAIN' })
  return renderPage(ShopStatePage, routes.shopState, {
    stack: [...below, routes.shopState.path],
    prepare: ({ app }) => {
      app.shopConfig.markClosed(message)
      if (shown) app.navigation.recordShown(routes.showDetail, shown)
    },
  })
}

/** Pages below the closed notice, and the last show. */
interface Below {
  below?: string[]
  shown?: { showId: string }
}

describe('the page of a shop that is not open', () => {
  it('shows the shop’s text, or the default (SHELL-068)', async () => {
    const { close } = await open('店铺维护中')
    await seenText('店铺维护中')
    close()
    await open()
    await seenText('店铺暂未营业，请稍后再来')
  })

  it.each([
    ['to-tickets', routes.ticketHolder],
    ['to-orders', routes.orders],
    ['to-support', routes.support],
  ])('links %s to what ticket holders need (D-43)', async (id, to) => {
    await changeShop({ status: 'MAINTAIN' })
    const { router } = await renderPage(ShopStatePage, routes.shopState, { signedInAs: newBuyer() })
    await seenText('暂停售票，已购门票照常入场，订单和客服照常可用')
    await tap(id)
    await eventually(() => expect(router.lastMove).toMatchObject({ path: to.path }))
  })

  it.each<[string, (options: RenderOptions) => Promise<RenderedPage>, string]>([
    ['the wallet', (options) => renderPage(TicketHolderPage, routes.ticketHolder, options), '林屿「星河入梦」'],
    ['the orders', (options) => renderPage(OrdersPage, routes.orders, options), '林屿「星河入梦」'],
    ['support', (options) => renderPage(SupportPage, routes.support, options), '客服与帮助'],
  ])('never opens above %s, whose calls are answered (D-43)', async (_name, render, words) => {
    const signedInAs = newBuyer()
    await paidOrder(signedInAs)
    await changeShop({ status: 'CLOSED' })
    const { app, router } = await render({ signedInAs })
    await seenText(words)
    await done(app.shopConfig.load())
    await done(app.site.sites.load())
    expect(app.shopConfig.isOpen).toBe(false)
    expect(router.moves).toEqual([])
  })

  const opened = async (below: Below, look: (page: RenderedPage) => Promise<void>) => {
    const page = await open('', below)
    await look(page)
    await done(page.app.shopConfig.load())
    expect(page.router.moves).toEqual([])
    await changeShop({ status: 'OPEN' })
    await look(page)
    await eventually(() => expect(page.router.moves).toHaveLength(1))
    page.close()
    return page.router.lastMove
  }
  const again = (page: RenderedPage) => page.show()
  const onRequest = () => tap(screen.getByText('重新查看'))

  it('stays while the shop is closed, and opens the page of the link afterwards (SHELL-047)', async () => {
    const below = { below: [routes.showDetail.path], shown: { showId: '7' } }
    const expected = { how: 'relaunch', path: routes.showDetail.path, params: { showId: '7' } }
    expect(await opened(below, again)).toEqual(expected)
    expect(await opened(below, onRequest)).toEqual(expected)
  })

  it('opens the home page when a process had started before', async () => {
    const below = [routes.list.path, routes.showDetail.path, routes.booking.path]
    const move = await opened({ below, shown: { showId: '7' } }, again)
    expect(move).toMatchObject({ how: 'relaunch', path: routes.list.path })
  })

  it('continues once for several checks at the same time, and again when the page did not arrive', async () => {
    await changeShop({ status: 'OPEN' })
    const stack = [routes.list.path, routes.shopState.path]
    const { app, router } = await done(createTestApp(await theGateway(), { stack }))
    app.navigation.recordShown(routes.list, {})
    const model = new ShopStateModel(app)
    const { relaunch } = router
    const lost = jest.fn(async () => {})
    router.relaunch = lost
    await done(Promise.all([model.load(), model.load()]))
    expect(lost).toHaveBeenCalledTimes(1)
    router.relaunch = relaunch
    await done(model.load())
    expect(router.stack()).toEqual([routes.list.path])
  })

  it('opens for a refused call (SHELL-047)', async () => {
    const { app, router } = await done(createTestApp(await theGateway(), { stack: [routes.list.path] }))
    await changeShop({ status: 'CLOSED' })
    expect(app.shopConfig.isOpen).toBe(true)
    await done(app.site.sites.load())
    await eventually(() => expect(router.lastMove?.path).toBe(routes.shopState.path))
    expect(app.shopConfig).toMatchObject({ isOpen: false, closedMessage: '店铺已打烊' })
  })

  it('follows the code of a link when the shop has opened (SHELL-186)', async () => {
    const gateway = await theGateway()
    const path = `/content/${NAMED_SHOWS.simpleConcert}`
    const { data } = await gateway.call(generateShortCode, { path, params: {}, expireDays: 1 })
    await changeShop({ status: 'MAINTAIN' })
    const { app, router } = await done(createTestApp(gateway, { launchQuery: { shortCode: data?.code ?? '' } }))
    const isHandled = handleLaunch(app)
    await eventually(() => expect(router.stack()).toEqual([routes.list.path, routes.shopState.path]))
    await changeShop({ status: 'OPEN' })
    app.navigation.recordShown(routes.list, {})
    await done(new ShopStateModel(app).load())
    await done(isHandled)
    expect(router.stack()).toEqual([routes.list.path, routes.showDetail.path])
  })

  it('stops repeating refused calls until the shop opens', async () => {
    const { app, network } = await done(createTestApp(await theGateway(), { stack: [routes.list.path] }))
    await changeShop({ status: 'CLOSED' })
    await done(app.site.sites.load())
    await eventually(() => expect(app.shopConfig.isOpen).toBe(false))
    const refused = () => network.sent.filter((call) => call.endsWith('/sites')).length
    await done(app.shopConfig.load())
    const before = refused()
    await done(app.shopConfig.load())
    await done(app.shopConfig.load())
    expect(refused()).toBe(before)
  })
})
