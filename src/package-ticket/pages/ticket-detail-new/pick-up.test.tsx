import { pickUpVoucher } from '@test/pick-up-voucher'
import { renderPage } from '@test/render-page'
import { seenText } from '@test/screen'
import { routes } from '@/routes'
import TicketDetailPage from './ticket-detail-new'

describe('a ticket that is picked up', () => {
  it('shows how to pick it up, and the code of its order (TICKET-019, TICKET-020)', async () => {
    const { voucher, ...options } = await pickUpVoucher()
    await renderPage(TicketDetailPage, routes.ticketDetail, options)
    const [instruction] = voucher.pickupInstructions
    await seenText(instruction?.content ?? 'no instruction')
    expect(voucher.orderCode).toMatch(/\w{8}/)
    await seenText(voucher.orderCode)
  })
})
