import { fillCart, newAddress } from '@test/goods-buyer'
import { Person } from '@test/other-users/person'
import { renderPage, theGateway } from '@test/render-page'
import { eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { translatePage } from '@test/translate-page'
import { render, screen } from '@testing-library/react'
import ReserveOrderPage from '@/package-reserve/pages/reserve-order/reserve-order'
import CartListPage from '@/package-shop/pages/cart-list/cart-list'
import GoodsConfirmPage from '@/package-shop/pages/goods-confirm/goods-confirm'
import BookingPage from '@/package-show/pages/booking/booking'
import { routes } from '@/routes'
import { Button } from '@/ui/button/button'
import { Price } from '@/ui/price/price'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { demoOffers } from '../../gateway/src/demo/offers'
import { stableId } from '../../gateway/src/stable-id'

const increase = (name: string) => tap(screen.getByRole('button', { name }))

describe('a page translated by the browser', () => {
  it('shows the sum of a changed number of tickets', async () => {
    await renderPage(BookingPage, routes.booking, {
      params: { showId: NAMED_SHOWS.simpleConcert },
      signedInAs: newBuyer(),
    })
    await tap(await seen('plan-0'))
    await seenText('¥380')
    await translatePage()
    await increase('增加一份')
    await seenText('¥760')
  })

  it('shows the sum of goods after a change of delivery', async () => {
    const params = { spuId: stableId('spu:mug'), skuId: stableId('sku:mug:White'), qty: '2' }
    await renderPage(GoodsConfirmPage, routes.goodsConfirm, { params, signedInAs: newBuyer() })
    await seenText('合计¥130')
    await translatePage()
    await tap(screen.getByRole('radio', { name: '现场自取' }))
    await seenText('合计¥118')
  })

  it('shows the sum of a reservation for more people', async () => {
    const signedInAs = newBuyer()
    const person = await Person.join(await theGateway(), signedInAs)
    const { reserveId = '' } = demoOffers().reservations[0] ?? {}
    const { slotId } = await person.reservationWish(reserveId)
    await renderPage(ReserveOrderPage, routes.reserveOrder, { params: { reserveId, slotId }, signedInAs })
    await seenText('合计¥68')
    await translatePage()
    await increase('增加一人')
    await seenText('合计¥136')
  })

  it('shows the number and the sum of a cart', async () => {
    const signedInAs = newBuyer()
    const gateway = await theGateway()
    const as = await gateway.signIn(signedInAs)
    await newAddress(gateway, as)
    await fillCart(gateway, as, { 马克杯: 1 })
    await renderPage(CartListPage, routes.cartList, { signedInAs })
    await seenText('音符马克杯')
    const before = document.body.textContent
    await translatePage()
    await increase('增加一件')
    await eventually(() => expect(document.body.textContent).not.toBe(before))
    await seenText('¥118')
  })

  it('keeps the button while work is under way', async () => {
    const { rerender } = render(<Button onPress={() => {}}>提交</Button>)
    await translatePage()
    rerender(
      <Button isBusy onPress={() => {}}>
        提交
      </Button>,
    )
    await translatePage()
    rerender(<Button onPress={() => {}}>支付</Button>)
    expect(screen.getByRole('button').textContent).toBe('支付')
  })

  it('leaves prices untranslated', () => {
    render(<Price price={{ prefix: '¥', yuanNum: '380', centNum: '00', suffix: '起' }} />)
    expect(screen.getByText('380').parentElement?.getAttribute('translate')).toBe('no')
  })
})
