import { newIdNumbers } from '@test/attendees'
import { changeAnswers } from '@test/changed-answers'
import { renderPage, theGateway } from '@test/render-page'
import { byId, choose, eventually, gone, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { TransferShop } from '@test/transfer-shop'
import { act, screen } from '@testing-library/react'
import type { PrepareTransferOutput } from '@/contracts/transfer/prepare-transfer'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import SendMineTicketPage from './send-mine-ticket'

async function tickets(qty: number) {
  const phones = { sender: newBuyer(), recipient: newBuyer() }
  const at = await TransferShop.open(NAMED_SHOWS.simpleConcert, qty, await theGateway(), phones)
  return { at, options: { signedInAs: phones.sender, params: { voucherId: at.voucherId } } }
}

async function open(qty = 3) {
  const { at, options } = await tickets(qty)
  const page = await renderPage(SendMineTicketPage, routes.sendMineTicket, options)
  await seen('send-tickets')
  return { ...page, at, options }
}

const isDisabled = (id: string) => byId(id).hasAttribute('disabled')
const chosen = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-checked'))

async function send() {
  await tap('send-tickets')
  await tap('dialog-confirm')
}

describe('sending tickets (TRANSFER-002)', () => {
  describeStates({
    Page: SendMineTicketPage,
    route: routes.sendMineTicket,
    options: async () => (await tickets(1)).options,
    words: '转赠规则',
  })

  it('limits the number per transfer, and shows how many are left (TRANSFER-020)', async () => {
    await open()
    await seenText('还可转赠 3 张')
    expect(isDisabled('send-tickets')).toBe(true)
    for (const index of [0, 1, 2]) await tap(`ticket-${index}`)
    expect(chosen()).toEqual(['false', 'true', 'true'])
    expect(byId('send-tickets').textContent).toContain('转赠 2 张')
    await tap('ticket-2')
    expect(chosen()).toEqual(['false', 'true', 'false'])
  })

  it.each([1, 2])('shows in English how many are sent at a time: %i (TRANSFER-020)', async (maxQtyPerTransfer) => {
    const { options } = await tickets(3)
    await renderPage(SendMineTicketPage, routes.sendMineTicket, {
      ...options,
      locale: 'en-US',
      prepare: (testApp) =>
        changeAnswers<PrepareTransferOutput>(testApp, 'transfers/prepare', (offer) => ({
          ...offer,
          maxQtyPerTransfer,
        })),
    })
    await seenText(maxQtyPerTransfer === 1 ? '1 ticket at a time' : '2 tickets at a time')
    expect(document.body.textContent).not.toContain('3 more')
  })

  it('sends after confirmation, shows the pending transfer, and shares its link (TRANSFER-007, TRANSFER-008)', async () => {
    const { at, network, copied } = await open()
    await tap('ticket-0')
    await type('transfer-message', '一起去')
    await tap('send-tickets')
    await tap('dialog-cancel')
    await gone('dialog-cancel')
    expect(await at.states()).toEqual(['UNUSED', 'UNUSED', 'UNUSED'])
    await send()
    await seen('share-sheet')
    expect(await at.states()).toEqual(['LOCKED', 'UNUSED', 'UNUSED'])
    await eventually(() => expect(network.sent.some((call) => call.includes('generate_code'))).toBe(true))
    await tap('share-link')
    await eventually(() => expect(copied[0]).toMatch(/shortCode=/))
    expect(byId('transfer-0').textContent).toContain('转赠中')
    expect(byId('transfer-0').textContent).toContain('一起去')
    await seenText('还可转赠 2 张')
    expect(chosen()).toEqual(['false', 'false'])
    expect((byId('transfer-message') as HTMLInputElement).value).toBe('')
  })

  it('leaves the last ticket to its owner until it is chosen, too, under its own number (TRANSFER-020)', async () => {
    await open(2)
    expect(byId('ticket-0').textContent).toMatch(/第 1 张$/)
    await tap('ticket-0')
    await send()
    await seen('share-sheet')
    await eventually(() => expect(byId('ticket-0').textContent).toMatch(/第 2 张$/))
    expect(chosen()).toEqual(['false'])
    expect(isDisabled('send-tickets')).toBe(true)
  })

  it('shows when tickets were sent, and until when the recipient can add names (TRANSFER-006)', async () => {
    const { at, options } = await tickets(1)
    await at.buy(NAMED_SHOWS.realNamePerTicket, 1, await at.people(at.sender, newIdNumbers(1)))
    await at.sent()
    await renderPage(SendMineTicketPage, routes.sendMineTicket, { ...options, params: { voucherId: at.voucherId } })
    await seen('transfer-0')
    expect(byId('transfer-0').textContent).toMatch(/\d{4}\.\d\d\.\d\d \d\d:\d\d 发起/)
    expect(byId('transfer-0').textContent).toMatch(/观演人可补填至 \d{4}\.\d\d\.\d\d \d\d:\d\d/)
  })

  it('opens the rules of the show and the services of the merchant (TRANSFER-003, TRANSFER-005)', async () => {
    const { router } = await open(1)
    await tap('all-rules')
    expect(router.lastMove).toMatchObject({ path: routes.sendRule.path, params: { showId: NAMED_SHOWS.simpleConcert } })
    await tap('more-services')
    expect(router.lastMove).toMatchObject({ path: routes.customButtonList.path, params: { page: 'TRANSFER' } })
  })

  it('names the only phone that may accept, of any area (TRANSFER-006)', async () => {
    const { at } = await open(1)
    expect(chosen()).toEqual(['true'])
    await type('transferee', '123')
    await tap('send-tickets')
    expect(byId('transferee-message').textContent).toBe('请输入正确的手机号')
    await choose('transferee-area', '853')
    await type('transferee', '66123456')
    await send()
    await eventually(() => expect(byId('transfer-0').textContent).toMatch(/仅 .*\*.* 可领取/))
    expect(await at.states()).toEqual(['LOCKED'])
  })

  it('cancels a pending one after a confirmation (TRANSFER-010)', async () => {
    const { at, options } = await tickets(2)
    await at.sent()
    await renderPage(SendMineTicketPage, routes.sendMineTicket, options)
    await tap('transfer-0-take-back')
    await tap('dialog-cancel')
    await gone('dialog-cancel')
    expect(await at.states()).toEqual(['LOCKED', 'UNUSED'])
    await tap('transfer-0-take-back')
    await tap('dialog-confirm')
    await seenText('已撤回，门票可以继续使用')
    await eventually(() => expect(byId('transfer-0').textContent).toContain('已撤回'))
    expect(document.getElementById('transfer-0-take-back')).toBeNull()
    expect(await at.states()).toEqual(['UNUSED', 'UNUSED'])
  })

  it('explains tickets accepted before they could be withdrawn (TRANSFER-009)', async () => {
    const { at, options } = await tickets(1)
    const { transferCode } = await at.sent()
    await renderPage(SendMineTicketPage, routes.sendMineTicket, options)
    await seen('transfer-0-take-back')
    await at.accept(transferCode)
    await tap('transfer-0-take-back')
    await tap('dialog-confirm')
    await seenText('该转赠已结束，不能撤回')
    await eventually(() => expect(byId('transfer-0').textContent).toContain('已转赠'))
    await seenText('没有可转赠的门票，可查看转赠规则')
    expect(document.getElementById('send-tickets')).toBeNull()
  })

  it('shows an unavailable ticket, and offers the others', async () => {
    const { at } = await open(2)
    await tap('ticket-0')
    await at.sent()
    await send()
    await seenText('该票暂不能转赠，请在订单中查看状态')
    await seenText('还可转赠 1 张')
    expect(document.getElementById('share-sheet')).toBeNull()
  })

  it('creates one transfer after a lost answer, and keeps its input', async () => {
    const { network, at } = await open(2)
    await tap('ticket-0')
    await type('transfer-message', '一起去')
    network.intercept = ({ url, method }) =>
      method === 'POST' && /\/transfers(\?|$)/.test(url) ? 'lost-answer' : undefined
    await send()
    await eventually(() => expect(document.querySelector('[role="alert"]')?.textContent).toBeTruthy())
    expect((byId('transfer-message') as HTMLInputElement).value).toBe('一起去')
    network.intercept = null
    await send()
    await seen('share-sheet')
    expect(await at.states()).toEqual(['LOCKED', 'UNUSED'])
    expect(document.querySelectorAll('[id^="transfer-"][id$="-share"]')).toHaveLength(1)
  })

  it('never forwards a received ticket (TRANSFER-016)', async () => {
    const { at, options } = await tickets(1)
    const { transferCode } = await at.sent()
    const { data } = await at.accept(transferCode)
    const params = { voucherId: data?.voucherIds[0] ?? '' }
    const signedInAs = at.phones.recipient
    await renderPage(SendMineTicketPage, routes.sendMineTicket, { ...options, params, signedInAs })
    await seenText('没有可转赠的门票，可查看转赠规则')
    expect(document.getElementById('transfers')).toBeNull()
  })

  it('works in every language as drawn (TRANSFER-027)', async () => {
    const { app } = await open()
    act(() => app.locale.choose('en-US'))
    await seenText('2 tickets at a time')
    act(() => app.locale.choose('zh-MO'))
    await seenText('還可轉贈 3 張')
  })
})
