import { renderPage } from '@test/render-page'
import { seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { withBenefits } from '@test/with-benefits'
import { routes } from '@/routes'
import SelfPointPage from './self-point'

describe('the balance of points (MEMBER-011)', () => {
  describeStates({
    Page: SelfPointPage,
    route: routes.selfPoint,
    options: () => withBenefits({ points: 640 }),
    words: '积分余额640',
  })

  it('shows its parts and the next expiry', async () => {
    await renderPage(SelfPointPage, routes.selfPoint, await withBenefits({ points: 640 }))
    await seenText('可用640')
    await seenText('冻结中0')
    await seenText('到期日2027.11.20')
    expect(routes.selfPoint.needsLogin).toBe(true)
  })

  it('shows when nothing expires', async () => {
    const { router } = await renderPage(SelfPointPage, routes.selfPoint, await withBenefits({}))
    await seenText('暂无即将到期的积分')
    await tap('to-record')
    expect(router.lastMove).toMatchObject({ path: routes.pointRecord.path })
  })
})
