import { renderPage } from '@test/render-page'
import { eventually, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { routes } from '@/routes'
import { demoPackages } from '../../../../gateway/src/demo/packages'
import TicketPackageShowDetailPage from './ticket-package-show-detail'

const [given] = demoPackages()
const params = { promotionId: given?.promotionId ?? '', showId: given?.rules[0]?.showId ?? '' }

describe('a show of a package (SEAT-010, SEAT-011)', () => {
  it('shows its description, and opens its sessions', async () => {
    const { router } = await renderPage(TicketPackageShowDetailPage, routes.ticketPackageShowDetail, { params })
    await seenText('星河入梦')
    await tap('choose-session')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.ticketPackageSession.path, params }))
  })
})

describeStates({
  Page: TicketPackageShowDetailPage,
  route: routes.ticketPackageShowDetail,
  options: async () => ({ params }),
  words: '演出介绍',
})
