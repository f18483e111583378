import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { newIdNumbers } from './attendees'
import { theGateway } from './render-page'
import { newBuyer } from './screen-orders'
import { TransferShop } from './transfer-shop'

/** Every ticket carries a name, which may be changed once. */
export const NAMED_SHOW = NAMED_SHOWS.nameChange

/** Tickets accepted without names for a show with names, in the shop of this test file. */
export async function namelessTickets(qty = 1) {
  const phones = { sender: newBuyer(), recipient: newBuyer() }
  const at = await TransferShop.open(NAMED_SHOWS.simpleConcert, 1, await theGateway(), phones)
  await at.buy(NAMED_SHOW, qty, await at.people(at.sender, newIdNumbers(qty)))
  const sent = []
  for (const ticketId of at.ticketIds) sent.push(await at.sent({ ticketIds: [ticketId] }))
  const [first] = sent
  const { data } = await at.accept(first?.transferCode ?? '')
  const voucherId = data?.voucherIds[0] ?? ''
  const ticketId = (await at.voucher(voucherId, at.recipient))?.tickets[0]?.ticketId ?? ''
  return { at, voucherId, ticketId, signedInAs: phones.recipient }
}
