import { renderPage } from '@test/render-page'
import { byId, eventually, pass, seen, seenText, tap } from '@test/screen'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ShowDetailPage from './show-detail'

describe('the parts of the show page (CAT-003)', () => {
  it('has the price, the buy button and the sessions in one panel on a desktop, and each of them once', async () => {
    const { router } = await renderPage(ShowDetailPage, routes.showDetail, {
      params: { showId: NAMED_SHOWS.simpleConcert },
      form: 'desktop',
    })
    await eventually(() => expect(byId('sessions').textContent).toContain('¥380起'))
    const panel = byId('price').parentElement as HTMLElement
    expect(panel.contains(byId('buy'))).toBe(true)
    expect(panel.parentElement?.contains(byId('sessions'))).toBe(true)
    for (const id of ['price', 'buy', 'sessions']) expect(document.querySelectorAll(`#${id}`)).toHaveLength(1)
    await tap('buy')
    expect(router.lastMove?.path).toBe(routes.booking.path)
  })

  it('draws what stands below the offers when they are known, so that nothing jumps', async () => {
    let answer = () => {}
    const answered = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined)
    })
    await renderPage(ShowDetailPage, routes.showDetail, {
      params: { showId: NAMED_SHOWS.simpleConcert },
      prepare: ({ network }) => {
        network.hold = async ({ url }) => (url.includes('promotions/list') ? answered : undefined)
      },
    })
    await eventually(() => expect(byId('sessions').textContent).toContain('¥380起'))
    await pass(500)
    expect(document.getElementById('service-notes')).toBeNull()
    answer()
    await seen('service-notes')
    await seenText('相似演出')
  })
})
