import { renderPage, theGateway } from '@test/render-page'
import { gone, seen, tap } from '@test/screen'
import { asTicketBuyer } from '@test/screen-orders'
import { asShowGoer } from '@test/screen-stubs'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import { routes } from '@/routes'
import TicketDetailPage from './ticket-detail-new'

describe('the paper stub of a ticket', () => {
  it('opens the print of a used ticket, to which its buyer returns (NAV-132, SHOP-007)', async () => {
    const { signedInAs, voucherIds } = await asShowGoer()
    const [id = ''] = voucherIds
    const { router } = await renderPage(TicketDetailPage, routes.ticketDetail, { signedInAs, params: { id } })
    await tap('print-stub')
    expect(router.lastMove).toMatchObject({
      path: routes.ticketStubPrint.path,
      params: { voucherIds: id, ticketId: id },
    })
  })

  it('has no link before the show (SHOP-007)', async () => {
    const { signedInAs } = await asTicketBuyer()
    const gateway = await theGateway()
    const as = await gateway.signIn(signedInAs)
    const { data } = await gateway.call(listVouchers, { offset: 0, length: 1 }, { as })
    const params = { id: data?.list[0]?.voucherId ?? '' }
    await renderPage(TicketDetailPage, routes.ticketDetail, { signedInAs, params })
    await seen('way-to-venue')
    await gone('print-stub')
  })
})
