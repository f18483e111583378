import { renderPage } from '@test/render-page'
import { eventually, seenText, tap } from '@test/screen'
import { asGoodsBuyer } from '@test/screen-goods'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import ExpressPage from './express'

const sent = () => asGoodsBuyer('sent')

describe('the way of a parcel (ORDER-008)', () => {
  describeStates({ Page: ExpressPage, route: routes.express, options: sent, words: '快递员已揽收' })

  it('shows the carrier, and copies the number (ORDER-054)', async () => {
    const page = await renderPage(ExpressPage, routes.express, await sent())
    await seenText('顺丰速运')
    await seenText('已揽收')
    document.querySelectorAll<HTMLElement>('[aria-label*="复制"]').forEach((button) => {
      button.click()
    })
    await eventually(() => expect(page.copied).toEqual([expect.stringMatching(/^SF\d{12}$/)]))
  })

  it('reports that nothing was sent yet, and links to the order', async () => {
    const options = await asGoodsBuyer('paid')
    const { router } = await renderPage(ExpressPage, routes.express, options)
    await seenText('尚未寄出')
    await tap(screen.getByRole('button', { name: '查看订单' }))
    expect(router.lastMove).toMatchObject({ path: routes.productDetail.path, params: options.params })
  })

  it('shows how far the parcel has come', async () => {
    await renderPage(ExpressPage, routes.express, await sent())
    await seenText('第 1 步，共 5 步')
    expect(document.querySelectorAll('#express-stages [class*=reached]')).toHaveLength(1)
  })

  it('shows the address, and opens the order and help', async () => {
    const options = await sent()
    const { router } = await renderPage(ExpressPage, routes.express, options)
    await screen.findByText(/南京西路/)
    await tap('next-step')
    expect(router.lastMove).toMatchObject({ path: routes.productDetail.path, params: options.params })
    await tap('next-help')
    expect(router.lastMove).toMatchObject({ path: routes.support.path })
  })

  it('shows the parcel without the address while the order fails to load', async () => {
    const options = await sent()
    await renderPage(ExpressPage, routes.express, {
      ...options,
      prepare: ({ network }) => {
        network.intercept = ({ url }) => (url.includes('/orders/') && !url.includes('/express') ? 'timeout' : undefined)
      },
    })
    await seenText('快递员已揽收')
    expect(screen.queryByText(/南京西路/)).toBeNull()
  })

  it('works in every language', async () => {
    await renderPage(ExpressPage, routes.express, { ...(await sent()), locale: 'en-US' })
    await seenText('Collected by the courier')
    await seenText('Tracking number')
  })
})
