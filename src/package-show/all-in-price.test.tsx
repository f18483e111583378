import { openCheckout } from '@test/checkout'
import { renderPage } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import ConfirmOrderPage from '@/package-order/pages/confirm-order/confirm-order'
import AllPage from '@/pages/all/all'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import BookingPage from './pages/booking/booking'
import ShowDetailPage from './pages/show-detail/show-detail'

/** First price in a text. */
const priceIn = (words: string | null | undefined) => /¥[\d.]+/.exec(words ?? '')?.[0]

describe('the price of a show', () => {
  it.each([
    ['whose tickets only come by courier', NAMED_SHOWS.expressDelivery, '已含费用 ¥12'],
    ['whose tickets cost no more than they say', NAMED_SHOWS.simpleConcert, null],
  ])('%s is the same from its card to what is paid', async (_kind, showId, fee) => {
    const all = await renderPage(AllPage, routes.all)
    await seenText('林屿')
    for (let pages = 0; pages < 5 && !document.getElementById(`show-${showId}`); pages += 1) await all.reachBottom()
    const price = priceIn((await seen(`show-${showId}`)).textContent)
    expect(price).toBeTruthy()
    all.close()

    const detail = await renderPage(ShowDetailPage, routes.showDetail, { params: { showId } })
    await eventually(() => expect(priceIn(byId('price').textContent)).toBe(price))
    if (fee !== null) expect(document.body.textContent).toContain(fee)
    else expect(document.body.textContent).not.toContain('已含费用')
    detail.close()

    const booking = await renderPage(BookingPage, routes.booking, { params: { showId } })
    await tap('plan-0')
    await eventually(() => expect(document.body.textContent).toContain(`合计${price}${fee ?? ''}`))
    booking.close()

    await openCheckout(ConfirmOrderPage, showId)
    await eventually(() => expect(document.querySelector('.barPrice')?.textContent).toBe(price))
  })
})
