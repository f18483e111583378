import { getTicketCode } from '@/contracts/voucher/get-ticket-code'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { listPastVouchers } from '@/contracts/voucher/list-past-vouchers'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import { NothingToPlay } from '../visitor'
import type { Journey } from './journey'

const TWO_DAYS_MS = 48 * 60 * 60 * 1000

export const ticketsAreShown: Journey = {
  area: 'wallet',
  title: 'Tickets and their codes are shown',
  needsLogin: true,
  async play(visitor) {
    const wallet = visitor.on('Tickets', 'An empty wallet')
    await wallet.call(listPastVouchers, { offset: 0, length: 10 }, { sees: 'No past tickets' })
    const [first] = await wallet.walk(listVouchers, {}, ({ voucherId }) => voucherId)
    if (first === undefined)
      throw new NothingToPlay('the user has no tickets; run with --pay, or log in as one who has')
    const { voucherId: id } = first
    const ticket = await visitor.on('Ticket', 'A ticket does not open').call(getVoucher, { id })
    wallet.expect(
      ticket.ticketQty === first.ticketQty,
      getVoucher,
      'content',
      'a voucher has another count on its page',
    )
    const page = visitor.on('Entry code', 'No code at the gate')
    const { codes, refreshInterval, notYetReason, serverTime, showTimeBegin } = await page.call(getTicketCode, { id })
    const isExplained = codes.length > 0 || Boolean(notYetReason)
    page.expect(isExplained, getTicketCode, 'content', 'neither a code nor a reason why there is none')
    const isEarly = showTimeBegin - serverTime > TWO_DAYS_MS
    const isKeyless = codes.every(({ entryKeys = [] }) => entryKeys.length === 0)
    page.expect(
      !isEarly || isKeyless,
      getTicketCode,
      'content',
      'keys are given sooner than the day before the session',
    )
    page.expect(refreshInterval > 0, getTicketCode, 'clock', `refreshInterval is ${refreshInterval}`)
  },
}
