import { RECIPIENT, TransferShop } from '@test/transfer-shop'
import { allowMessages } from '@/contracts/message/allow-messages'
import { getTransferRules } from '@/contracts/transfer/get-transfer-rules'
import { NAMED_SHOWS } from '../src/demo/named-shows'

/** Guide for senders and recipients of tickets. */
describe('a transfer', () => {
  let at: TransferShop

  beforeEach(async () => {
    at = await TransferShop.open(NAMED_SHOWS.simpleConcert, 2)
  })
  afterEach(() => at.shop.close())

  const outbox = async () => (await at.shop.gateway.inject({ method: 'GET', url: '/sandbox/api/outbox' })).body
  const toRecipient = { transfereePhone: RECIPIENT, countryCode: '86' }
  const allow = (as: string) =>
    at.shop.call(allowMessages, { openId: `of ${as.slice(0, 4)}`, templateIds: ['m_web_ticket_transfer'] }, { as })

  it('notifies the recipient by phone, once per permission (TRANSFER-007)', async () => {
    await at.sent(toRecipient)
    expect(await outbox()).not.toContain('送您')
    await allow(at.recipient)
    await at.sent({ ...toRecipient, ticketIds: at.ticketIds.slice(1) })
    expect(await outbox()).toMatch(/Test 送您 1 张“林屿「星河入梦」[^”]*”门票，请在 \d{4}\.\d\d\.\d\d \d\d:\d\d 前领取/)
  })

  it('sends no message when it has no recipient, or one without an account', async () => {
    await allow(at.recipient)
    await at.sent({ transfereePhone: '13920007777', countryCode: '86' })
    await at.sent({ ticketIds: at.ticketIds.slice(1) })
    expect(await outbox()).not.toContain('送您')
  })

  it('has rules that mention names only for shows with names, and are escaped (TRANSFER-005)', async () => {
    const rules = async (showId?: string) =>
      (await at.shop.call(getTransferRules, { ...(showId && { showId }) })).data?.html
    expect(await rules(NAMED_SHOWS.simpleConcert)).not.toContain('实名')
    expect(await rules(NAMED_SHOWS.simpleConcert)).toContain('<li>每次可转赠 2 张票</li>')
    expect(await rules(NAMED_SHOWS.realNamePerTicket)).toContain('实名')
    expect(await rules()).toContain('实名')
  })
})
