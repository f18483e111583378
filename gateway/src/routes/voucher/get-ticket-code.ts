import { eq } from 'drizzle-orm'
import { getTicketCode } from '@/contracts/voucher/get-ticket-code'
import { tickets } from '../../database/schema/orders'
import { privateRoute } from '../../http/define-route'
import { grouped } from '../../presenters/voucher'
import { ENTRY_CODE_SECONDS, entryCode, findUserVoucher } from '../../services/vouchers'
import { translate } from '../../texts/text'

export const getTicketCodeRoute = privateRoute(getTicketCode, async (call) => {
  const { input, locale, clock, db } = call
  const { voucher, order } = await findUserVoucher(call, input.id)
  const serverTime = clock.now()
  const facts = { voucherId: voucher.id, refreshInterval: ENTRY_CODE_SECONDS, serverTime }
  if (order.deliverMethod === 'EXPRESS') {
    return { ...facts, codes: [], notYetReason: translate(locale, 'voucher.express') }
  }
  const rows = await db.select().from(tickets).where(eq(tickets.voucherId, voucher.id)).orderBy(tickets.sequence)
  return {
    ...facts,
    codes: rows.map(({ id, ticketCode, state }) => ({
      ticketId: id,
      qrCode: entryCode(id, serverTime),
      displayCode: grouped(ticketCode),
      state,
    })),
  }
})
