import { newIdNumbers } from '@test/attendees'
import { namelessTickets } from '@test/nameless-tickets'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, pullDown, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { routes } from '@/routes'
import { DOORS_OPEN_MS } from '../../../../gateway/src/services/tickets/doors-open'
import TicketBindAudiencePage from './ticket-bind-audience'

async function open() {
  const found = await namelessTickets()
  const { voucherId, signedInAs } = found
  const page = await renderPage(TicketBindAudiencePage, routes.ticketBindAudience, {
    signedInAs,
    params: { voucherId },
  })
  await seen('bind-deadline')
  const holder = async () => (await found.at.voucher(voucherId, found.at.recipient))?.tickets[0]?.audienceName
  return { ...page, ...found, holder }
}

describe('an attendee for a ticket (TRANSFER-004)', () => {
  describeStates({
    Page: TicketBindAudiencePage,
    route: routes.ticketBindAudience,
    options: async () => {
      const { voucherId, signedInAs } = await namelessTickets()
      return { signedInAs, params: { voucherId } }
    },
    words: '选择观演人',
  })

  it('shows the deadline, and attendees added before it is pulled down (TRANSFER-006, NAV-119)', async () => {
    const { at } = await open()
    expect(byId('bind-deadline').textContent).toMatch(/请在 \d{4}\.\d\d\.\d\d \d\d:\d\d 前填写观演人/)
    await seenText('还没有常用观演人')
    expect(byId('bind-attendee')).toHaveProperty('disabled', true)
    await at.people(at.recipient, newIdNumbers(1))
    pullDown()
    await seen('person-0')
    expect(routes.ticketBindAudience.hasPullDown).toBe(true)
  })

  it('saves the selected attendee on the ticket, and opens the tickets (TRANSFER-019, D-25)', async () => {
    const { at, show, holder, router, voucherId } = await open()
    await at.people(at.recipient, newIdNumbers(1))
    await show()
    await seen('person-0')
    await tap('person-0')
    await tap('bind-attendee')
    await seenText('已填写 王小明')
    expect(await holder()).toBe('王小明')
    await eventually(() => expect(byId('bind-deadline').textContent).toBe('每张票都有观演人了'))
    await tap('see-tickets')
    expect(router.lastMove).toMatchObject({ path: routes.ticketDetail.path, params: { id: voucherId } })
  })

  it('disables an attendee whose document the session rejects', async () => {
    const { at, show } = await open()
    const person = { name: '李雷', countryCode: 'MO', idType: 'MACAO_ID', idNo: '12345678' } as const
    await at.shop.call(createAttendee, person, { as: at.recipient })
    await show()
    await seenText('本场次不支持该证件类型，请换一种证件')
    await tap('person-0')
    expect(byId('bind-attendee')).toHaveProperty('disabled', true)
  })

  it('hides the tickets of another user', async () => {
    const { voucherId } = await namelessTickets()
    await renderPage(TicketBindAudiencePage, routes.ticketBindAudience, {
      signedInAs: newBuyer(),
      params: { voucherId },
    })
    await seenText('没有找到相关内容')
  })
})

// Last, because the shop's clock is never set back.
it('ends with the deadline (TRANSFER-019, TICKET-028)', async () => {
  const { at, voucherId, signedInAs } = await namelessTickets()
  const begin = (await at.voucher(voucherId, at.recipient))?.showTime ?? 0
  ;(await theGateway()).clock.set(begin - DOORS_OPEN_MS)
  await renderPage(TicketBindAudiencePage, routes.ticketBindAudience, { signedInAs, params: { voucherId } })
  await seenText('已过截止时间')
  expect(document.getElementById('bind-attendee')).toBeNull()
})
