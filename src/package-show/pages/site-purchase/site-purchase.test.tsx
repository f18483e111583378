import { renderPage } from '@test/render-page'
import { byId, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { fireEvent, screen } from '@testing-library/react'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import SitePurchasePage from './site-purchase'

const params = { showId: NAMED_SHOWS.simpleConcert }

describe('tickets at the door (SEAT-004)', () => {
  describeStates({ Page: SitePurchasePage, route: routes.sitePurchase, options: () => ({ params }), words: '选择票档' })

  it('appear to a visitor, with the first available one chosen', async () => {
    await renderPage(SitePurchasePage, routes.sitePurchase, { params })
    await seenText('林屿')
    expect(byId('plan-0').getAttribute('aria-checked')).toBe('true')
    expect(screen.getAllByRole('radiogroup')).toHaveLength(2)
  })

  it('cost the selected price, and respect the limit', async () => {
    await renderPage(SitePurchasePage, routes.sitePurchase, { params })
    await seenText('380')
    for (const _ of [2, 3, 4, 5]) fireEvent.click(screen.getByRole('button', { name: '增加一份' }))
    await seenText('1520')
    fireEvent.click(byId('plan-1'))
    await seenText('580')
  })

  it('open the order with the site of the buyer', async () => {
    const { router } = await renderPage(SitePurchasePage, routes.sitePurchase, { params, signedInAs: newBuyer() })
    await seenText('380')
    await tap('next')
    expect(router.lastMove).toMatchObject({
      path: routes.confirmOrder.path,
      params: { ...params, siteId: 'BL1106', items: expect.stringContaining('"qty":1') },
    })
  })

  it('show the empty state when nothing is sold at the door', async () => {
    const { router } = await renderPage(SitePurchasePage, routes.sitePurchase, {
      params: { showId: NAMED_SHOWS.seatsClub },
    })
    await seenText('暂无现场销售的场次')
    await tap(screen.getByRole('button', { name: '演出详情' }))
    expect(router.lastMove).toMatchObject({ path: routes.showDetail.path })
  })
})
