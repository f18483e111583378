import { changeShop, renderPage } from '@test/render-page'
import { byId, seen, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { routes } from '@/routes'
import CustomButtonListPage from './custom-button-list'

describe('the services of the merchant (TRANSFER-003)', () => {
  describeStates({ Page: CustomButtonListPage, route: routes.customButtonList, words: '帮助与客服' })

  it('open their pages, for a visitor too', async () => {
    const { router } = await renderPage(CustomButtonListPage, routes.customButtonList, {})
    await seen('custom-button-1')
    expect(byId('custom-button-1').textContent).toBe('兑换门票')
    await tap('custom-button-1')
    expect(router.lastMove).toMatchObject({ path: routes.bindTicket.path })
  })

  it('shows those of the wallet if the link requests them', async () => {
    await renderPage(CustomButtonListPage, routes.customButtonList, { params: { page: 'TICKET_HOLDER' } })
    await seenText('场馆与交通')
  })

  it('shows none of a merchant without any', async () => {
    await changeShop({ merchant: 'minimal', config: {} })
    await renderPage(CustomButtonListPage, routes.customButtonList, {})
    await seenText('暂无可用服务')
    await changeShop({ merchant: 'full', config: {} })
  })
})
