import { Person } from '@test/other-users/person'
import { renderPage, theGateway } from '@test/render-page'
import { seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { cancelReservation } from '@/contracts/reserve/cancel-reservation'
import { routes } from '@/routes'
import TicketDetailPage from './ticket-detail-new'

describe('the page of a reserved time (TICKET-026)', () => {
  async function reserved() {
    const signedInAs = newBuyer()
    const person = await Person.join(await theGateway(), signedInAs)
    return { signedInAs, params: { id: await person.reservation(), isReserved: '1' } }
  }

  describeStates({ Page: TicketDetailPage, route: routes.ticketDetail, options: reserved, words: '预约时段' })

  it('shows the entry code, and its order', async () => {
    const options = await reserved()
    const { router } = await renderPage(TicketDetailPage, routes.ticketDetail, options)
    await seen('reserved-qr')
    await tap('to-order')
    expect(router.lastMove).toMatchObject({
      path: routes.orderDetail.path,
      params: { orderId: options.params.id },
    })
  })

  it('shows the stored code without a network (NET-120)', async () => {
    const { network, show } = await renderPage(TicketDetailPage, routes.ticketDetail, await reserved())
    await seen('reserved-qr')
    network.isOnline = false
    await show()
    await seenText('未能更新，以下内容保存于')
    await seen('reserved-qr')
  })

  it('has no code for a cancelled time', async () => {
    const options = await reserved()
    const person = await Person.join(await theGateway(), options.signedInAs)
    await person.call(cancelReservation, { reserveOrderId: options.params.id })
    await renderPage(TicketDetailPage, routes.ticketDetail, options)
    await seenText('已取消')
    expect(document.getElementById('reserved-qr')).toBeNull()
  })
})
