import { renderPage } from '@test/render-page'
import { byId, eventually, seen, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { within } from '@testing-library/react'
import { routes } from '@/routes'
import { demoPackages } from '../../../../gateway/src/demo/packages'
import TicketPackageDetailPage from './ticket-package-detail'

const [NIGHTS, SEATS] = demoPackages()
const params = { promotionId: SEATS?.promotionId ?? '' }

describe('the page of a ticket package (SEAT-012, SEAT-013)', () => {
  it('shows content, discount and refund rule, and opens its shows', async () => {
    const { router } = await renderPage(TicketPackageDetailPage, routes.ticketPackageDetail, { params })
    const rules = (await seen('package-rules')).textContent
    expect(rules).toContain('满 ¥400 减 ¥60')
    expect(rules).toContain('满 ¥1000 减 ¥180')
    expect(rules).toContain('不支持退票')
    await tap('choose-shows')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.ticketPackageShow.path, params }))
  })

  it('shows its content with dates and places, and the savings (SEAT-013)', async () => {
    const { router } = await renderPage(TicketPackageDetailPage, routes.ticketPackageDetail, {
      params: { promotionId: NIGHTS?.promotionId ?? '' },
    })
    const content = await seen('package-content')
    expect(within(content).getAllByRole('link')).toHaveLength(3)
    expect(content.textContent).toMatch(/星河入梦.+\d{4}\.\d\d\.\d\d.+上海 星汇体育场选 1–4 张/)
    expect(byId('origin-price').textContent).toBe('单买 ¥520 起')
    await tap(within(content).getAllByRole('link')[0] as HTMLElement)
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.ticketPackageShowDetail.path }))
  })

  it('works in English', async () => {
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
