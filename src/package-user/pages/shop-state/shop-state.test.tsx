import { changeShop, renderPage, theGateway } from '@test/render-page'
import { done, eventually, seenText, tap } from '@test/screen'
import { createTestApp } from '@test/test-app'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import ShopStatePage from './shop-state'

afterEach(() => changeShop({ status: 'OPEN' }))

async function open(message = '', stack?: string[]) {
  await changeShop({ status: 'MAINTAIN' })
  return renderPage(ShopStatePage, routes.shopState, {
    ...(stack && { stack }),
    prepare: ({ app }) => app.shopConfig.noteClosed(message),
  })
}

describe('the page of a shop that is not open', () => {
  it('says what the shop says, or what there is to say (SHELL-068)', async () => {
    const { close } = await open('店铺维护中')
    await seenText('店铺维护中')
    close()
    await open()
    await seenText('店铺暂未营业')
  })

  it('stays as long as the shop is closed, and goes back once, however often it looks, when it has opened (SHELL-047)', async () => {
    const { app, router, show } = await open()
    await show()
    expect(router.moves).toEqual([])
    await changeShop({ status: 'OPEN' })
    const { hiddenVersion } = app.changes
    await show()
    await tap(screen.getByText('重新查看'))
    await eventually(() => expect(router.moves).toMatchObject([{ how: 'back', path: routes.list.path }]))
    // What was refused to the page below is asked for again.
    expect(app.changes.hiddenVersion).toBe(hiddenVersion + 1)
  })

  it('goes home from a first page', async () => {
    const { router, show } = await open('', [routes.shopState.path])
    await changeShop({ status: 'OPEN' })
    await show()
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.list.path }))
  })

  it('is where a refused call leads (SHELL-047)', async () => {
    const { app, router } = await done(createTestApp(await theGateway(), { stack: [routes.list.path] }))
    await changeShop({ status: 'CLOSED' })
    expect(app.shopConfig.isOpen).toBe(true)
    await done(app.site.sites.load())
    await eventually(() => expect(router.lastMove?.path).toBe(routes.shopState.path))
    expect(app.shopConfig).toMatchObject({ isOpen: false, closedMessage: '店铺已打烊' })
  })

  it('asks for nothing that was refused again before the shop opens', async () => {
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
