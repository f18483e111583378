import { getOrder } from '@/contracts/order/get-order'
import { acceptTransfer } from '@/contracts/transfer/accept-transfer'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'
import { newIdNumbers } from '../attendees'
import { sandbox } from '../sandbox-shop'
import type { OwnInput } from './calls-with-own-things'
import type { Person } from './person'

/** A voucher whose ticket was accepted without a name. */
async function nameless(person: Person): Promise<string> {
  const sender = await person.friend()
  const audienceIds = [await sender.attendee()]
  const orderId = await sender.paid(NAMED_SHOWS.realNamePerTicket, { audienceIds })
  const { transferCode } = await sender.sending(await sender.voucherOf(orderId))
  return (await person.call(acceptTransfer, { transferCode, agreed: true })).voucherIds[0] ?? ''
}

/** Calls about names on tickets, and about codes that become tickets. */
export const NAMES_AND_CODES: Readonly<Record<string, OwnInput>> = {
  'GET user/buyer/v3/show_user': async (person) => ({ orderId: await person.paid(), offset: 0, length: 10 }),
  'POST trade/buyer/v3/voucher/bind': async ({ shop }) => ({
    exchangeCode: Reflect.get(await sandbox(shop, 'ticket-codes', { showId: NAMED_SHOWS.simpleConcert }), 'code'),
  }),
  'POST trade/buyer/v3/share': async (person) => ({ type: 'TICKET', id: await person.voucher() }),
  'POST trade/pub/v3/share/pay_success': async (person) => ({ orderId: await person.paid() }),
  'GET trade/buyer/v3/voucher/:id/real_name': async (person) => ({ id: await nameless(person) }),
  'POST trade/buyer/v3/voucher/:id/real_name': async (person) => {
    const id = await nameless(person)
    return { id, items: [{ ticketId: await person.ticketOf(id), audienceId: await person.attendee() }] }
  },
  'POST trade/buyer/v3/voucher/:id/id_card': async (person) => {
    const id = await nameless(person)
    const [idNo] = newIdNumbers(1)
    return { id, ticketId: await person.ticketOf(id), name: '李雷', idType: 'ID_CARD', idNo }
  },
}

/** A ticket without a name, and a possible attendee. */
export async function unnamedTicket(person: Person) {
  const { shows } = await person.call(getOrder, { orderId: await person.paid(), fromPage: 'T' })
  return { ticketId: shows[0]?.sessions[0]?.tickets[0]?.ticketId, audienceId: await person.attendee() }
}
