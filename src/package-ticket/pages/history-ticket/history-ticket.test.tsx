import { pastVoucher } from '@test/other-users/past-voucher'
import { Person } from '@test/other-users/person'
import { renderPage, theGateway } from '@test/render-page'
import { eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import HistoryTicketPage from './history-ticket'

/** A user who attended a show in May of each of these years. */
async function visitorOf(...years: number[]) {
  const signedInAs = newBuyer()
  const person = await Person.join(await theGateway(), signedInAs)
  const ids: string[] = []
  for (const year of years) ids.push(await pastVoucher(person, Date.UTC(year, 4, 2, 11)))
  return { signedInAs, ids }
}

const chosen = () => screen.getAllByRole('tab').find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent

describe('the page of past tickets (TICKET-007)', () => {
  describeStates({
    Page: HistoryTicketPage,
    route: routes.historyTicket,
    options: () => visitorOf(2025),
    words: '2025.05.02',
  })

  it('shows every year first, and one when it is chosen', async () => {
    const { signedInAs } = await visitorOf(2025, 2024)
    await renderPage(HistoryTicketPage, routes.historyTicket, { signedInAs })
    await seen('voucher-1')
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['全部', '2025 年', '2024 年'])
    await tap(screen.getByRole('tab', { name: '2024 年' }))
    await eventually(() => expect(document.getElementById('voucher-1')).toBeNull())
    await seenText('2024.05.02')
    expect(chosen()).toBe('2024 年')
  })

  it('opens the year of the address, and shows an empty one', async () => {
    const { signedInAs } = await visitorOf(2025)
    await renderPage(HistoryTicketPage, routes.historyTicket, { signedInAs, params: { year: '2019' } })
    await seenText('这一年没有门票')
    expect(chosen()).toBe('2019 年')
  })

  it('shows every year for an address that names none', async () => {
    const { signedInAs } = await visitorOf(2025)
    await renderPage(HistoryTicketPage, routes.historyTicket, { signedInAs, params: { year: 'x' } })
    await seen('voucher-0')
    expect(chosen()).toBe('全部')
  })

  it('shows an expired ticket, and opens it', async () => {
    const { signedInAs, ids } = await visitorOf(2025)
    const { router } = await renderPage(HistoryTicketPage, routes.historyTicket, { signedInAs })
    expect((await seen('voucher-0')).textContent).toContain('已结束')
    await tap('voucher-0')
    expect(router.lastMove).toMatchObject({ path: routes.ticketDetail.path, params: { id: ids[0] } })
  })

  it('links a user without past shows to the wallet', async () => {
    const { router } = await renderPage(HistoryTicketPage, routes.historyTicket, { signedInAs: newBuyer() })
    await seenText('还没有已结束的演出')
    await tap(screen.getByRole('button', { name: '查看未使用的票' }))
    expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.ticketHolder.path })
  })
})
