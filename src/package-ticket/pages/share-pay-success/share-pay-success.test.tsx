import { renderPage, theGateway } from '@test/render-page'
import { seenText, tap } from '@test/screen'
import { newBuyer, paidOrder } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { sharePayment } from '@/contracts/share/share-payment'
import { routes } from '@/routes'
import SharePaySuccessPage from './share-pay-success'

async function options() {
  const phone = newBuyer()
  const { orderId } = await paidOrder(phone, 2)
  const gateway = await theGateway()
  const { data } = await gateway.call(sharePayment, { orderId }, { as: await gateway.signIn(phone) })
  return { params: { shareId: data?.shareId ?? '' } }
}

describe('a purchase that a friend shares (PAY-071, NAV-053)', () => {
  describeStates({ Page: SharePaySuccessPage, route: routes.sharePaySuccess, options, words: '星河入梦' })

  it('shows a visitor the buyer and the quantity, but no price or code', async () => {
    const { router } = await renderPage(SharePaySuccessPage, routes.sharePaySuccess, await options())
    await seenText('Test 刚买了 2 张票')
    expect(document.body.textContent).not.toContain('¥')
    expect(router.moves).toEqual([])
    await tap('see-show')
    expect(router.lastMove).toMatchObject({ path: routes.showDetail.path })
  })
})
