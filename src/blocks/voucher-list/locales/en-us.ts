import type { VoucherTextKey } from './zh-cn'

const enUS: Record<VoucherTextKey, string> = {
  qty: '{count} {count, plural, one {ticket} other {tickets}}',
  'qty.people': '{count} {count, plural, one {person} other {people}}',
  open: 'Show ticket',
  'open.id': 'Enter with ID',
  'open.code': 'Pick-up code',
  'paper.toSend': 'Paper tickets to be sent',
  'paper.sent': 'Paper tickets sent',
  'sending.some': '{count} transfer pending',
  refunding: 'Refund pending',
  'refunding.some': '{count} pending refund',
  sending: 'Transfer pending',
  received: 'From a friend',
  reserved: 'Reservation',
  nameless: 'Names needed',
  'nameless.until': 'Names needed by {time}',
  today: 'Today',
  tomorrow: 'Tomorrow',
  inDays: 'In {count} {count, plural, one {day} other {days}}',
  over: 'Ended',
  'state.EXPIRED': 'Ended',
  'state.USED': 'Used',
  'state.REFUNDED': 'Refunded',
  'state.TRANSFERRED': 'Transferred',
  'state.LOCKED': 'On hold',
  'state.canceled': 'Canceled',
}

export default enUS
