import { renderPage } from '@test/render-page'
import { byId, eventually, pass, seen, seenText, tap } from '@test/screen'
import type { TestApp } from '@test/test-app'
import { routes } from '@/routes'
import { demoId } from '../../../../gateway/src/demo/demo-ids'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ShowDetailPage from './show-detail'

/** Holds back what is asked for at an address until `answer` is called. */
function heldBack(part: string) {
  let answer = () => {}
  const answered = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined)
  })
  const prepare = ({ network }: TestApp) => {
    network.hold = async ({ url }) => (url.includes(part) ? answered : undefined)
  }
  return { answer: () => answer(), prepare }
}

const isAbove = (upper: string, lower: string) =>
  Boolean(byId(upper).compareDocumentPosition(byId(lower)) & Node.DOCUMENT_POSITION_FOLLOWING)

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
    const { answer, prepare } = heldBack('promotions/list')
    await renderPage(ShowDetailPage, routes.showDetail, { params: { showId: NAMED_SHOWS.simpleConcert }, prepare })
    await eventually(() => expect(byId('sessions').textContent).toContain('¥380起'))
    await pass(500)
    expect(document.getElementById('service-notes')).toBeNull()
    answer()
    await seen('service-notes')
    await seenText('相似演出')
    expect(isAbove('offers', 'service-notes')).toBe(true)
  })

  it.each(['promotions/list', 'coupons/receive_list'])(
    'goes on without offers that do not come (%s), and moves nothing that is read when they do',
    async (part) => {
      const { answer, prepare } = heldBack(part)
      await renderPage(ShowDetailPage, routes.showDetail, { params: { showId: NAMED_SHOWS.simpleConcert }, prepare })
      await eventually(() => expect(byId('sessions').textContent).toContain('¥380起'))
      await pass(2000)
      await seen('service-notes')
      await seenText('演出介绍')
      answer()
      await seen(part.startsWith('coupons') ? 'coupons' : `promotion-${demoId('package:nights')}`)
      expect(isAbove('service-notes', 'offers')).toBe(true)
    },
  )
})
