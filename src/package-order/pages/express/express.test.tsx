import { renderPage } from '@test/render-page'
import { eventually, seenText } from '@test/screen'
import { asGoodsBuyer } from '@test/screen-goods'
import { describeStates } from '@test/screen-states'
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

  it('speaks every language', async () => {
    await renderPage(ExpressPage, routes.express, { ...(await sent()), locale: 'en-US' })
    await seenText('Collected by the courier')
    await seenText('Tracking number')
  })
})
