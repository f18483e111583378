import type { VoucherTextKey } from './zh-cn'

const enUS: Record<VoucherTextKey, string> = {
  qty: '{count} {count, plural, one {ticket} other {tickets}}',
  'qty.people': '{count} {count, plural, one {person} other {people}}',
  open: 'Show ticket',
  'open.id': 'Enter with ID',
  'open.code': 'Pick-up code',
  'paper.toSend': 'Paper, not sent yet',
  'paper.sent': 'Paper, sent',
  'sending.some': '{count} being sent',
  refunding: 'refund pending',
  'refunding.some': '{count} in refund',
  sending: 'transfer pending',
  received: 'from a friend',
  reserved: 'Reservation',
  nameless: 'Names needed',
  'nameless.until': 'Names needed by {time}',
  today: 'Today',
  tomorrow: 'Tomorrow',
  inDays: 'in {count} days',
  over: 'Past',
  'state.EXPIRED': 'Expired',
  'state.USED': 'Used',
  'state.REFUNDED': 'Refunded',
  'state.TRANSFERRED': 'Transferred',
  'state.LOCKED': 'On hold',
  'state.canceled': 'Canceled',
}

export default enUS
