import type { RebookingTextKey } from './zh-cn'

const enUS: Record<RebookingTextKey, string> = {
  'rebook.title': 'Change session',
  'rebook.tickets': 'Tickets to change',
  'rebook.chooseTickets': 'Choose the tickets to change',
  'rebook.none': "These tickets can't be changed",
  'rebook.names': 'Choose attendees',
  'rebook.choose': 'Choose a new session',
  'rebook.noSessions': 'This show has no other sessions',
  'rebook.fee': 'Change fee',
  'rebook.difference': 'Price difference',
  'rebook.pay': 'You pay',
  'rebook.back': "You'll receive",
  'rebook.number': 'No. {number}',
  'rebook.hint': 'You can move tickets to another session with the same type and price, once per order',
  'rebook.submit': 'Change session',
  'rebook.confirm': 'Change to {session}?',
  'rebook.confirmHint': "This takes effect immediately. Your current tickets become invalid, and it can't be undone.",
  'rebook.done': 'Session changed. Your new tickets are in Tickets.',
}

export default enUS
