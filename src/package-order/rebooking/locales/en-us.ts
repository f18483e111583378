import type { RebookingTextKey } from './zh-cn'

const enUS: Record<RebookingTextKey, string> = {
  'rebook.title': 'Exchange tickets',
  'rebook.tickets': 'Tickets to exchange',
  'rebook.chooseTickets': 'Choose the tickets to exchange',
  'rebook.none': 'There are no tickets to exchange',
  'rebook.names': 'Choose attendees',
  'rebook.choose': 'Choose another session',
  'rebook.noSessions': 'This show has no other session',
  'rebook.fee': 'Exchange fee',
  'rebook.difference': 'Difference in price',
  'rebook.pay': 'You pay',
  'rebook.back': 'You will receive',
  'rebook.hint': 'Tickets can be moved to another session at the same price and type, once per order.',
  'rebook.submit': 'Exchange',
  'rebook.ask': 'Exchange for {session}?',
  'rebook.askHow': 'This takes effect immediately. Your current tickets become invalid, and it cannot be undone.',
  'rebook.done': 'Done. Your new tickets are in Tickets',
}

export default enUS
