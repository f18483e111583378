import type { TicketHolderTextKey } from './zh-cn'

const enUS: Record<TicketHolderTextKey, string> = {
  title: 'Tickets',
  history: 'Past tickets',
  bind: 'Add by code',
  sites: 'By city',
  empty: 'No tickets yet',
  'empty.hint': 'Tickets you buy appear here',
  'empty.action': 'Browse shows',
  login: 'Log in to see your tickets',
  'login.action': 'Log in',
}

export default enUS
