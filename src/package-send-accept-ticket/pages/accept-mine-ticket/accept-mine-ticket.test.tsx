import { ID_NO, newIdNumbers } from '@test/attendees'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { TransferShop } from '@test/transfer-shop'
import type { CreateTransferInput } from '@/contracts/transfer/create-transfer'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import { DOORS_OPEN_MS } from '../../../../gateway/src/services/tickets/doors-open'
import AcceptMineTicketPage from './accept-mine-ticket'

const HOUR_MS = 60 * 60 * 1000

/** A transfer from one user to another. */
async function sent(more: Partial<CreateTransferInput> = {}, showId: string = NAMED_SHOWS.simpleConcert) {
  const phones = { sender: newBuyer(), recipient: newBuyer() }
  const at = await TransferShop.open(showId, 1, await theGateway(), phones)
  const transfer = await at.sent(more)
  return { at, transfer, options: { signedInAs: phones.recipient, params: { t: transfer.transferCode } } }
}

async function open(more?: Partial<CreateTransferInput>) {
  const found = await sent(more)
  const page = await renderPage(AcceptMineTicketPage, routes.acceptMineTicket, found.options)
  await seen('accept-tickets')
  return { ...page, ...found }
}

const UNTIL = /请在 \d{4}\.\d\d\.\d\d \d\d:\d\d 前领取/

async function accept() {
  await tap('agree')
  await tap('accept-tickets')
}

describe('accepting tickets (TRANSFER-001)', () => {
  describeStates({
    Page: AcceptMineTicketPage,
    route: routes.acceptMineTicket,
    options: async () => (await sent()).options,
    words: '送您 1 张门票',
  })

  it('sends a visitor to the login first (TRANSFER-017)', async () => {
    const { options } = await sent()
    const { router } = await renderPage(AcceptMineTicketPage, routes.acceptMineTicket, { params: options.params })
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.login.path }))
  })

  it('requires the terms, and opens the accepted tickets (TRANSFER-012, TRANSFER-018)', async () => {
    const { at, router, network } = await open({ message: '一起去' })
    await seenText('一起去')
    await tap('accept-tickets')
    expect(byId('agree-message').textContent).toBe('请先同意协议')
    expect(network.sent.some((call) => call.endsWith('/accept'))).toBe(false)
    await accept()
    await seenText('领取成功，门票已放入票夹')
    const [card] = await at.wallet(at.recipient)
    await eventually(() =>
      expect(router.lastMove).toMatchObject({
        how: 'redirect',
        path: routes.ticketDetail.path,
        params: { id: card?.voucherId },
      }),
    )
  })

  it('accepts once when the answer was lost', async () => {
    const { at, network, router } = await open()
    network.intercept = ({ url }) => (/\/accept(\?|$)/.test(url) ? 'lost-answer' : undefined)
    await accept()
    await eventually(() => expect(document.querySelector('[role="alert"]')?.textContent).toBeTruthy())
    network.intercept = null
    await tap('accept-tickets')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.ticketDetail.path }))
    expect(await at.wallet(at.recipient)).toHaveLength(1)
  })

  it('shows the time left to accept', async () => {
    await open()
    expect(document.body.textContent).toMatch(UNTIL)
  })

  it('shows that another user was faster (TRANSFER-013, TRANSFER-021)', async () => {
    const { at, transfer, router } = await open()
    await at.accept(transfer.transferCode, await at.shop.signIn(newBuyer()))
    await accept()
    await eventually(() => expect(byId('transfer-outcome').textContent).toBe('该票已被领取'))
    expect(document.body.textContent).not.toMatch(UNTIL)
    expect(document.getElementById('accept-tickets')).toBeNull()
    await tap('leave-transfer')
    expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.all.path })
  })

  it('shows that the sender has cancelled (TRANSFER-015, TRANSFER-023)', async () => {
    const { at, transfer } = await open()
    await at.withdraw(transfer.transferId)
    await accept()
    await eventually(() => expect(byId('transfer-outcome').textContent).toBe('赠票人已撤回转赠'))
  })

  it('asks users it is not addressed to for the other phone before anything else (TRANSFER-024)', async () => {
    const other = newBuyer()
    const { at, options } = await sent({ transfereePhone: other })
    const { app, router } = await renderPage(AcceptMineTicketPage, routes.acceptMineTicket, options)
    await seen('for-another')
    await seenText(`仅 ${other.slice(0, 3)}****${other.slice(-4)} 可领取`)
    expect(byId('for-another').textContent).toContain(at.phones.recipient.slice(-4))
    expect(document.getElementById('agree')).toBeNull()
    expect(document.getElementById('accept-tickets')).toBeNull()
    await tap('switch-account')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.login.path))
    expect(app.session.isLoggedIn).toBe(false)
    expect(await at.states()).toEqual(['LOCKED'])
  })

  it('offers them to the phone they are sent to', async () => {
    const phone = newBuyer()
    const { options } = await sent({ transfereePhone: phone })
    await renderPage(AcceptMineTicketPage, routes.acceptMineTicket, { ...options, signedInAs: phone })
    await seen('accept-tickets')
    expect(document.getElementById('for-another')).toBeNull()
  })

  it('shows the sender the pending transfer, and the recipient the accepted one', async () => {
    const { at, transfer, options } = await sent()
    const own = { ...options, signedInAs: at.phones.sender }
    const first = await renderPage(AcceptMineTicketPage, routes.acceptMineTicket, own)
    await seenText('这是您发起的转赠')
    expect(document.getElementById('accept-tickets')).toBeNull()
    first.close()
    await at.accept(transfer.transferCode)
    const { router } = await renderPage(AcceptMineTicketPage, routes.acceptMineTicket, options)
    await seenText('您已领取这些门票')
    await tap('leave-transfer')
    expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.ticketHolder.path })
  })
})

describe('accepting tickets that carry names (TRANSFER-019)', () => {
  async function openNamed() {
    const phones = { sender: newBuyer(), recipient: newBuyer() }
    const shop = await theGateway()
    const as = await shop.signIn(phones.sender)
    const at = await TransferShop.open(NAMED_SHOWS.simpleConcert, 1, shop, phones)
    await at.buy(NAMED_SHOWS.realNamePerTicket, 1, await at.people(as, newIdNumbers(1)))
    const { transferCode } = await at.sent()
    const params = { t: transferCode }
    const page = await renderPage(AcceptMineTicketPage, routes.acceptMineTicket, {
      signedInAs: phones.recipient,
      params,
    })
    await seen('accept-tickets')
    return { ...page, at }
  }

  it('requires attendees, and saves them', async () => {
    const { at, app, router, show } = await openNamed()
    await seenText('也可在')
    await tap('choose-attendees')
    expect(router.lastMove).toMatchObject({
      path: routes.viewer.path,
      params: { count: '1', idTypes: expect.stringContaining('ID_CARD'), bizShowSessionId: expect.any(String) },
    })
    await app.navigation.backWith(routes.viewer, { ids: await at.people(at.recipient, [ID_NO]) })
    await show()
    await eventually(() => expect(byId('choose-attendees').textContent).toContain('王小明'))
    await accept()
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.ticketDetail.path }))
    const [card] = await at.wallet(at.recipient)
    const voucher = await at.voucher(card?.voucherId, at.recipient)
    expect(voucher?.tickets[0]).toMatchObject({ audienceName: '王小明', received: true })
  })

  it('accepts them without a name, which is the next step (TRANSFER-019, TICKET-028)', async () => {
    const { at, router } = await openNamed()
    await accept()
    await seenText('领取成功，请填写观演人')
    const [card] = await at.wallet(at.recipient)
    expect(card).toMatchObject({ needRealName: true })
    await eventually(() =>
      expect(router.lastMove).toMatchObject({
        how: 'redirect',
        path: routes.ticketBindAudience.path,
        params: { voucherId: card?.voucherId },
      }),
    )
  })

  it('leaves the name for later when the user declines', async () => {
    const { at, app, show } = await openNamed()
    await tap('choose-attendees')
    await app.navigation.backWith(routes.viewer, { ids: await at.people(at.recipient, newIdNumbers(1)) })
    await show()
    await seen('name-later')
    await tap('name-later')
    expect(byId('choose-attendees').textContent).not.toContain('王小明')
  })
})

// Last, because the shop's clock is never set back.
it('shows an expired transfer (TRANSFER-014, TRANSFER-022)', async () => {
  const { at, options } = await sent()
  at.shop.clock.advance(25 * HOUR_MS)
  await renderPage(AcceptMineTicketPage, routes.acceptMineTicket, options)
  await eventually(() => expect(byId('transfer-outcome').textContent).toBe('领取已超时，请联系赠票人重新转赠'))
  expect(document.getElementById('accept-tickets')).toBeNull()
})

it('requires the names at once after the deadline for adding them (TRANSFER-019)', async () => {
  const phones = { sender: newBuyer(), recipient: newBuyer() }
  const shop = await theGateway()
  const at = await TransferShop.open(NAMED_SHOWS.simpleConcert, 1, shop, phones)
  await at.buy(NAMED_SHOWS.realNamePerTicket, 1, await at.people(at.sender, newIdNumbers(1)))
  const begin = (await at.voucher())?.showTime ?? 0
  shop.clock.set(begin - DOORS_OPEN_MS)
  await at.signIn()
  const { transferCode } = await at.sent()
  await renderPage(AcceptMineTicketPage, routes.acceptMineTicket, {
    signedInAs: phones.recipient,
    params: { t: transferCode },
  })
  await seen('accept-tickets')
  await accept()
  await eventually(() => expect(byId('choose-attendees-message').textContent).toBe('请选择 1 位观演人'))
})
