import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { theGateway } from './render-page'
import { sandbox } from './sandbox-shop'

interface Wanted {
  kind?: 'EXCHANGE_CODE' | 'INVITATION'
  showId?: string
  qty?: number
}

/** A new code that becomes tickets, in the shop of this test file. */
export async function newTicketCode(more: Wanted = {}): Promise<string> {
  const answer = await sandbox(await theGateway(), 'ticket-codes', { showId: NAMED_SHOWS.simpleConcert, ...more })
  return String(Reflect.get(answer, 'code'))
}
