import { Person } from '@test/other-users/person'
import { renderPage, theGateway } from '@test/render-page'
import { eventually, pass, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { getForgottenIdCode } from '@/contracts/voucher/get-forgotten-id-code'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import TicketDetailPage from '../ticket-detail-new/ticket-detail-new'
import TicketCodePage from './ticket-code'

/** Two tickets entered with a document, and their buyer. */
async function withDocuments() {
  const signedInAs = newBuyer()
  const person = await Person.join(await theGateway(), signedInAs)
  const { seatPlanId } = await person.offer(NAMED_SHOWS.realNamePerTicket)
  const audienceIds = [await person.attendee(), await person.attendee()]
  const items = [{ seatPlanId, qty: 2 }]
  const id = await person.voucherOf(await person.paid(NAMED_SHOWS.realNamePerTicket, { audienceIds, items }))
  const { tickets } = await person.call(getVoucher, { id })
  return { signedInAs, id, tickets, params: { id, forgottenBy: tickets[1]?.ticketId ?? '' } }
}

/** Advances beyond the lifetime of a code. */
async function minuteOn(): Promise<void> {
  const { clock } = await theGateway()
  clock.advance(61_000)
  await pass(1000)
}

const CALL = 'forget_id_card_code_detail'

describe('a holder who has forgotten their document (TICKET-033)', () => {
  describeStates({ Page: TicketCodePage, route: routes.ticketCode, words: '李雷', options: withDocuments })

  it('opens the code of the visible ticket', async () => {
    const { id, tickets, signedInAs } = await withDocuments()
    const { router } = await renderPage(TicketDetailPage, routes.ticketDetail, { params: { id }, signedInAs })
    await seenText('1 / 2')
    await tap('next-ticket')
    await tap('forgotten-document')
    const params = { id, forgottenBy: tickets[1]?.ticketId }
    expect(router.lastMove).toMatchObject({ path: routes.ticketCode.path, params })
  })

  it('shows the code with its holder, and another one when it expires (TICKET-027)', async () => {
    const { tickets, ...options } = await withDocuments()
    const { network } = await renderPage(TicketCodePage, routes.ticketCode, options)
    await seen('forgotten-qr')
    const own = tickets[1]?.ticketCode ?? 'no code'
    await eventually(() => expect(document.body.textContent).toMatch(new RegExp(`${own} \\d{6}`)))
    await seenText(`李雷 ${tickets[1]?.maskedIdNo}`)
    const requested = () => network.sent.filter((call) => call.includes(CALL)).length
    expect(network.sent.find((call) => call.includes(CALL))).toContain(
      getForgottenIdCode.path.replace(':id', options.id),
    )
    const before = requested()
    await minuteOn()
    await eventually(() => expect(requested()).toBeGreaterThan(before))
  })

  it('shows when its code will be ready without a network, and no number that the gate refuses (TICKET-027)', async () => {
    const { tickets, ...options } = await withDocuments()
    const { network } = await renderPage(TicketCodePage, routes.ticketCode, options)
    await seen('forgotten-qr')
    network.isOnline = false
    await minuteOn()
    await seenText('未能更新，以下内容保存于')
    await seenText('入场码从演出前一天起可用')
    expect(document.body.textContent).not.toContain(tickets[1]?.ticketCode ?? 'no code')
  })

  it('stays hidden for a ticket with a picture', async () => {
    const signedInAs = newBuyer()
    const person = await Person.join(await theGateway(), signedInAs)
    await renderPage(TicketDetailPage, routes.ticketDetail, { params: { id: await person.voucher() }, signedInAs })
    await seen('ticket-qr')
    expect(document.getElementById('forgotten-document')).toBeNull()
  })
})
