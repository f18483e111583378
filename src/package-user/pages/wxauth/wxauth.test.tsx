import { type RenderOptions, renderPage } from '@test/render-page'
import { eventually, seenText } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import { redirectToWechatAuth } from '@/services/wechat-authorization'
import WechatAuthPage from './wxauth'

// The build defines the address of WeChat's page.
Object.assign(globalThis, { WECHAT_AUTHORIZE_URL: 'https://weixin.example/authorize' })

const open = (options: RenderOptions) => renderPage(WechatAuthPage, routes.wechatAuth, options)

describe('the return page of WeChat (LOGIN-014)', () => {
  it('opens the page that requested it', async () => {
    const params = { code: 'who-it-is', state: '' }
    const { router } = await open({
      signedInAs: newBuyer(),
      params,
      prepare({ app, storage }) {
        if (app.shopConfig.config) app.shopConfig.config.appId = 'wx-demo'
        redirectToWechatAuth(app, '/order/detail?orderId=42&toPay=1')
        params.state = storage.get<{ state: string }>('last-auth')?.state ?? ''
      },
    })
    await eventually(() =>
      expect(router.lastMove).toMatchObject({ path: routes.orderDetail.path, params: { orderId: '42', toPay: '1' } }),
    )
  })

  it('rejects an unknown state, explains it, and links to the home page', async () => {
    const { router, network } = await open({ params: { code: 'stolen', state: 'guessed' } })
    await seenText('暂无需要确认的事项，请返回首页')
    expect(router.moves).toEqual([])
    expect(network.sent.join()).not.toContain('login')
    screen.getByRole('button', { name: '回到首页' }).click()
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.list.path }))
  })
})
