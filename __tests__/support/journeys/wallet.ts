import { createAttendee } from '@/contracts/attendee/create-attendee'
import { allowMessages } from '@/contracts/message/allow-messages'
import { getTicketCode } from '@/contracts/voucher/get-ticket-code'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import { qrPicture } from '@/lib/qr-picture'
import { routes } from '@/routes'
import { DAY_MS } from '../../../gateway/src/clock'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'
import { DOORS_OPEN_MS } from '../../../gateway/src/services/tickets/doors-open'
import { newIdNumbers } from '../attendees'
import { voucherAt } from '../other-users/past-voucher'
import { Person } from '../other-users/person'
import { fillContact, openConfirmation } from './confirmation'
import type { Journey, JourneyShop, Shopper } from './shopper'

/**
 * Buys tickets of a show at the page that confirms an order, for these people where it asks for names, up to the wallet.
 * Answers the session that they are for.
 */
async function buyTickets(
  shop: JourneyShop,
  buyer: Shopper,
  { showId, qty = 1, names = [] }: { showId: string; qty?: number; names?: readonly string[] },
): Promise<string> {
  for (const [at, idNo] of newIdNumbers(names.length).entries()) {
    const person = { name: names[at] ?? '', countryCode: 'CN', idType: 'ID_CARD', idNo } as const
    await shop.gateway.call(createAttendee, person, { as: buyer.accessToken })
  }
  const sessionId = await openConfirmation(shop, buyer, showId, qty)
  if (names.length > 0) {
    await buyer.tap('#choose-attendees')
    for (const at of names.keys()) await buyer.tap(`#attendee-${at}`)
    await buyer.tap('#attendees-done')
    await buyer.seenText(new RegExp(names[0] ?? ''))
  }
  await fillContact(buyer)
  await buyer.pay('#submit-order', '#pay-success')
  await buyer.tap('#see-tickets')
  await buyer.seen('#ticket-card')
  return sessionId
}

/** A shopper's newest voucher. */
async function voucherOf({ gateway }: JourneyShop, { accessToken: as }: Shopper) {
  const { data } = await gateway.call(listVouchers, { offset: 0, length: 20 }, { as })
  const [voucher] = data?.list ?? []
  if (!voucher) throw new Error('no ticket in the wallet')
  return voucher
}

/** The content of the code that stands on the page of a ticket, which is one of its owner's. */
async function shownCode({ gateway }: JourneyShop, owner: Shopper, voucherId: string): Promise<string> {
  await owner.seen('#ticket-qr')
  const shown = await owner.picture('#ticket-qr')
  const { data } = await gateway.call(getTicketCode, { id: voucherId }, { as: owner.accessToken })
  const code = data?.codes.find(({ qrCode }) => qrCode !== '' && qrPicture(qrCode) === shown)
  if (!code) throw new Error('the picture on the screen is no code of a ticket of this owner')
  return code.qrCode
}

/** Sends the first ticket that can be sent, from the page of the voucher; to one phone alone where there is one. */
async function sendFirst(sender: Shopper, onlyTo?: Shopper): Promise<void> {
  await sender.tap('#ticket-0')
  if (onlyTo) await sender.type('#transferee', onlyTo.cellphone)
  await sender.tap('#send-tickets')
  await sender.tap('#dialog-confirm')
  await sender.seen('#share-sheet')
}

/** Allows one message about transfers: in the settings of a phone; no vendor sends any from a page of the web. */
async function allowTransferMessage({ gateway }: JourneyShop, user: Shopper): Promise<void> {
  await user.open(routes.settings)
  await user.seen('#log-out')
  if ((await user.count('#allow-messages')) > 0) {
    await user.tap('#allow-messages')
    await user.seenText('有消息时会通知您')
  } else {
    const wish = { openId: user.cellphone, templateIds: ['m_web_ticket_transfer'] }
    await gateway.call(allowMessages, wish, { as: user.accessToken })
  }
}

/** Messages about transfers, the newest first. */
async function transferMessages({ sandbox }: JourneyShop): Promise<string[]> {
  const sent = await sandbox<{ kind: string; content: string }[]>('outbox')
  return sent.filter(({ kind }) => kind.endsWith('TICKET_TRANSFER')).map(({ content }) => content)
}

/** Result of a code at the gate of a session. */
function gateAnswer(
  shop: JourneyShop,
  sessionId: string,
  code: string,
): Promise<{ answer: string; attendee?: string }> {
  return shop.sandbox('gate', { sessionId, code, gate: 'A' })
}

export const WALLET_JOURNEYS: readonly Journey[] = [
  {
    name: 'becomes a ticket from a code in lower case with spaces, which opens once (TICKET-013)',
    isQuick: true,
    async run(shop) {
      const user = await shop.shopper()
      const { code } = await shop.sandbox<{ code: string }>('ticket-codes', { showId: NAMED_SHOWS.sensitive, qty: 2 })
      const typed = ` ${code.toLowerCase().replace(/(.{4})/g, '$1 ')}`
      await user.open(routes.bindTicket)
      await user.type('#ticket-code', typed)
      await user.tap('#bind-tickets')
      await user.seen('#ticket-card')
      const { voucherId } = await voucherOf(shop, user)
      expect(await shownCode(shop, user, voucherId)).toMatch(/^ENCORE:/)
      await user.open(routes.bindTicket)
      await user.type('#ticket-code', code)
      await user.tap('#bind-tickets')
      await user.seen('#ticket-code-message')
    },
  },
  {
    name: 'sends one of three tickets, cancels, sends it again, with messages to both; both owners enter, the sender’s old code does not (TRANSFER-001, TRANSFER-002, TRANSFER-010, TRANSFER-019, MEMBER-025)',
    async run(shop) {
      const sender = await shop.shopper()
      const friend = await shop.shopper()
      const sessionId = await buyTickets(shop, sender, {
        showId: NAMED_SHOWS.nameChange,
        qty: 3,
        names: ['张三', '李四', '王五'],
      })
      const { voucherId, showTime } = await voucherOf(shop, sender)
      await sender.open(routes.sendMineTicket, { voucherId })
      await sendFirst(sender)
      await sender.refresh()
      await sender.tap('#transfer-0-take-back')
      await sender.tap('#dialog-confirm')
      await sender.gone('#transfer-0-take-back')
      await sender.seen('#ticket-2')

      // On the day of the show, with the code of the ticket before it goes.
      shop.gateway.clock.set(showTime - DOORS_OPEN_MS - DAY_MS / 24)
      await Promise.all([sender.signIn(), friend.signIn()])
      await sender.open(routes.ticketDetail, { id: voucherId })
      const oldCode = await shownCode(shop, sender, voucherId)
      for (const person of [sender, friend]) await allowTransferMessage(shop, person)
      expect(await transferMessages(shop)).toEqual([])
      await sender.open(routes.sendMineTicket, { voucherId })
      await sendFirst(sender, friend)
      expect(await transferMessages(shop)).toEqual([expect.stringMatching(/送您 1 张“.+”门票/)])
      const [transfer] = await shop.sandbox<{ code: string }[]>('transfers')

      await friend.open(routes.acceptMineTicket, { t: transfer?.code ?? '' })
      await friend.tap('#choose-attendees')
      await friend.tap('#add-attendee')
      await friend.type('#attendee-name', '赵六')
      await friend.type('#attendee-id-no', newIdNumbers(1)[0] ?? '')
      await friend.tap('#save-attendee')
      await friend.gone('#save-attendee')
      await friend.tap('#attendees-done')
      await friend.seenText('赵六')
      await friend.tap('#agree')
      await friend.tap('#accept-tickets')
      const received = await friend.seen('#ticket-qr').then(() => voucherOf(shop, friend))
      expect(await transferMessages(shop)).toEqual([
        expect.stringMatching(/您转赠的“.+”1 张票已被领取/),
        expect.stringContaining('送您'),
      ])
      const newCode = await shownCode(shop, friend, received.voucherId)

      shop.gateway.clock.set(showTime - DOORS_OPEN_MS)
      expect(await gateAnswer(shop, sessionId, oldCode)).toMatchObject({ answer: 'transferred' })
      await sender.open(routes.ticketError, { code: 'transferred' })
      await sender.seenText('该票已转赠或正在转赠')
      await sender.tap('#to-wallet')
      await sender.tap('#voucher-0')
      const ownCode = await shownCode(shop, sender, voucherId)
      const entered = await gateAnswer(shop, sessionId, ownCode)
      expect(entered).toMatchObject({ answer: 'entered', attendee: expect.stringMatching(/张三|李四|王五/) })
      expect(await sender.text('#ticket-card')).toContain(entered.attendee)
      expect(await gateAnswer(shop, sessionId, newCode)).toMatchObject({ answer: 'expired' })
      await friend.refresh()
      const codeNow = await shownCode(shop, friend, received.voucherId)
      expect(await gateAnswer(shop, sessionId, codeNow)).toMatchObject({ answer: 'entered', attendee: '赵六' })
      await friend.refresh()
      await friend.gone('#ticket-qr')
      await friend.seen('#what-now')
    },
  },
  {
    name: 'finds a ticket of an earlier year in the history, and opens it (TICKET-007)',
    async run(shop) {
      const user = await shop.shopper()
      const person = await Person.join(shop.gateway, user.cellphone)
      for (const year of [2025, 2024]) await voucherAt(person, Date.UTC(year, 4, 2, 12))
      await user.open(routes.historyTicket)
      await user.seen('#voucher-1')
      await user.tapText('2024 年')
      await user.gone('#voucher-1')
      await user.seenText(/2024\.05\.02/)
      await user.tap('#voucher-0')
      await user.seen('#what-now, #ticket-card')
    },
  },
]
