import type { VoucherTextKey } from './zh-cn'

const enUS: Record<VoucherTextKey, string> = {
  qty: '× {count}',
  'qty.people': '{count} {count, plural, one {person} other {people}}',
  open: 'Show ticket',
  sending: 'being sent',
  received: 'from a friend',
  reserved: 'Reservation',
  nameless: 'Names missing',
  'nameless.until': 'Names missing, due {time}',
  today: 'Today',
  tomorrow: 'Tomorrow',
  over: 'Past',
  'state.EXPIRED': 'Expired',
  'state.USED': 'Used',
  'state.REFUNDED': 'Refunded',
  'state.TRANSFERRED': 'Passed on',
  'state.LOCKED': 'Locked',
  'state.canceled': 'Cancelled',
}

export default enUS
