import { changeShop, renderPage, theGateway } from '@test/render-page'
import { done, eventually, seenText } from '@test/screen'
import { createTestApp } from '@test/test-app'
import { routes } from '@/routes'
import ShopStatePage from './shop-state'

afterEach(() => changeShop({ status: 'OPEN' }))

async function open(message = '') {
  await changeShop({ status: 'MAINTAIN' })
  return renderPage(ShopStatePage, routes.shopState, {
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

  it('stays as long as the shop is closed, and goes home once it has opened (SHELL-047)', async () => {
    const { router, show } = await open()
    await show()
    expect(router.moves).toEqual([])
    await changeShop({ status: 'OPEN' })
    await show()
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'relaunch', path: routes.list.path }))
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
