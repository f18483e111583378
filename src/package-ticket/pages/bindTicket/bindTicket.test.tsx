import { NAMED_SHOW } from '@test/nameless-tickets'
import { renderPage } from '@test/render-page'
import { byId, enter, eventually, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { newTicketCode } from '@test/ticket-code'
import { routes } from '@/routes'
import BindTicketPage from './bindTicket'

const open = (params: Record<string, string> = {}, signedInAs: string | undefined = newBuyer()) =>
  renderPage(BindTicketPage, routes.bindTicket, { ...(signedInAs && { signedInAs }), params })
const typed = () => (byId('ticket-code') as HTMLInputElement).value

describe('a code that becomes tickets (TICKET-013)', () => {
  it('opens its tickets, however it was typed', async () => {
    const code = await newTicketCode()
    const { router } = await open()
    const wide = code.toLowerCase().replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))
    await type('ticket-code', ` ${wide.slice(0, 4)}-${wide.slice(4)} `)
    await tap('bind-tickets')
    await seenText('门票已放入票夹')
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.ticketDetail.path }))
  })

  it('opens the names first if the session needs them, from a link and sent with Enter', async () => {
    const code = await newTicketCode({ kind: 'INVITATION', showId: NAMED_SHOW })
    const { router } = await open({ code })
    expect(typed()).toBe(code)
    await enter('ticket-code')
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.realName.path }))
  })

  it.each([
    ['NONE', '兑换码或邀请码不正确，请核对后重试'],
    ['', '请填写兑换码'],
  ])('explains %j', async (code, words) => {
    await open()
    await type('ticket-code', code)
    await tap('bind-tickets')
    await seenText(words)
    expect(typed()).toBe(code)
  })

  it('explains a code that another user has redeemed', async () => {
    const code = await newTicketCode()
    const first = await open({ code })
    await tap('bind-tickets')
    await eventually(() => expect(first.router.lastMove).toMatchObject({ path: routes.ticketDetail.path }))
    first.close()
    await open({ code })
    await tap('bind-tickets')
    await seenText('该码已被使用，请联系发码方')
  })

  it('reads a scanned code from an address, and reports a missing one', async () => {
    const { scanner } = await renderPage(BindTicketPage, routes.bindTicket, {
      prepare: (app) => {
        app.scanner.isSupported = true
      },
    })
    scanner.outcome = { kind: 'scanned', text: 'https://encore.test/poster' }
    await tap('scan-code')
    await seenText('这个码不是门票兑换码')
    scanner.outcome = { kind: 'scanned', text: 'https://encore.test/ticket/bind-ticket?code=ab-12' }
    await tap('scan-code')
    await eventually(() => expect(typed()).toBe('AB12'))
  })

  it('sends a visitor to the login with the button only (NAV-052)', async () => {
    const { router, network } = await renderPage(BindTicketPage, routes.bindTicket, {})
    await type('ticket-code', 'ABCD')
    expect(router.moves).toEqual([])
    await tap('bind-tickets')
    await eventually(() => expect(router.lastMove?.path).toMatch(/login/))
    expect(typed()).toBe('ABCD')
    expect(network.sent.filter((call) => call.includes('voucher/bind'))).toEqual([])
  })

  it('keeps its input without a network', async () => {
    const { network } = await open()
    await type('ticket-code', 'ABCD')
    network.isOnline = false
    await tap('bind-tickets')
    await seenText('无法连接网络')
    expect(typed()).toBe('ABCD')
  })

  it('binds once when the answer was lost', async () => {
    const { network, router } = await open({ code: await newTicketCode() })
    network.intercept = ({ url }) => (/voucher\/bind(\?|$)/.test(url) ? 'lost-answer' : undefined)
    await tap('bind-tickets')
    await eventually(() => expect(document.querySelector('[role="alert"]')?.textContent).toBeTruthy())
    network.intercept = null
    await tap('bind-tickets')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.ticketDetail.path }))
  })
})
