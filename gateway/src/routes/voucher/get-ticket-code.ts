import { eq } from 'drizzle-orm'
import { getTicketCode } from '@/contracts/voucher/get-ticket-code'
import { tickets } from '../../database/schema/orders'
import { privateRoute } from '../../handle'
import { CODE_SECONDS, gateCode, grouped, ownVoucher } from '../../rules/voucher-view'
import { say } from '../../texts/text'

export const getTicketCodeRoute = privateRoute(getTicketCode, async (call) => {
  const { input, locale, clock, db } = call
  const { voucher, order } = await ownVoucher(call, input.id)
  const serverTime = clock.now()
  const facts = { voucherId: voucher.id, refreshInterval: CODE_SECONDS, serverTime }
  if (order.deliverMethod === 'EXPRESS') {
    return { ...facts, codes: [], notYetReason: say(locale, 'voucher.express') }
  }
  const rows = await db.select().from(tickets).where(eq(tickets.voucherId, voucher.id)).orderBy(tickets.sequence)
  return {
    ...facts,
    codes: rows.map(({ id, ticketCode, state }) => ({
      ticketId: id,
      qrCode: gateCode(id, serverTime),
      displayCode: grouped(ticketCode),
      state: state as 'UNUSED' | 'USED' | 'REFUNDED',
    })),
  }
})
