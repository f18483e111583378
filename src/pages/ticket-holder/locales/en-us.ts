import type { TicketHolderTextKey } from './zh-cn'

const enUS: Record<TicketHolderTextKey, string> = {
  title: 'Tickets',
  empty: 'No tickets yet',
  'empty.hint': 'Tickets you buy appear here',
  'empty.action': 'Find a show',
  login: 'Log in to see your tickets',
  'login.action': 'Log in',
  qty: '× {count}',
  open: 'Show ticket',
  sending: 'being sent',
  'state.EXPIRED': 'Expired',
  'state.USED': 'Used',
  'state.REFUNDED': 'Refunded',
  'state.TRANSFERRED': 'Passed on',
  'state.LOCKED': 'Locked',
}

export default enUS
