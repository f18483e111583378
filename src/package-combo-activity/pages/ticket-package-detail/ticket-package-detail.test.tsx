import { renderPage } from '@test/render-page'
import { eventually, seen, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { routes } from '@/routes'
import { demoPackages } from '../../../../gateway/src/demo/packages'
import TicketPackageDetailPage from './ticket-package-detail'

const [NIGHTS, SEATS] = demoPackages()
const params = { promotionId: SEATS?.promotionId ?? '' }

describe('the page of a ticket package (SEAT-012, SEAT-013)', () => {
  it('shows content, discount and refund rule, and opens its shows', async () => {
    const { router } = await renderPage(TicketPackageDetailPage, routes.ticketPackageDetail, { params })
    const rules = (await seen('package-rules')).textContent
    expect(rules).toContain('满 400 元减 60 元')
    expect(rules).toContain('满 1000 元减 180 元')
    expect(rules).toContain('不支持退票')
    await tap('choose-shows')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.ticketPackageShow.path, params }))
  })

  it('speaks English', async () => {
    await renderPage(TicketPackageDetailPage, routes.ticketPackageDetail, {
      params: { promotionId: NIGHTS?.promotionId ?? '' },
      locale: 'en-US',
    })
    expect((await seen('package-rules')).textContent).toContain('20% off the whole order')
  })
})

describeStates({
  Page: TicketPackageDetailPage,
  route: routes.ticketPackageDetail,
  options: async () => ({ params }),
  words: '优惠规则',
})
