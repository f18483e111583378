import { createShare } from '@/contracts/share/create-share'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { theGateway } from './render-page'
import { newBuyer } from './screen-orders'
import { TransferShop } from './transfer-shop'

/** A person's share link of a ticket, a show or a topic, in the shop of this test file. */
export async function sharedLink(type: 'TICKET' | 'SHOW' | 'TOPIC', id?: string): Promise<string> {
  const phones = { sender: newBuyer(), recipient: newBuyer() }
  const at = await TransferShop.open(NAMED_SHOWS.simpleConcert, 2, await theGateway(), phones)
  const { data } = await at.shop.call(createShare, { type, id: id ?? at.voucherId }, { as: at.sender })
  return data?.shareId ?? ''
}
