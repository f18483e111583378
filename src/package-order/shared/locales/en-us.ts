import type { SharedTextKey } from './zh-cn'

const enUS: Record<SharedTextKey, string> = {
  'confirm.remark': 'Note',
  'confirm.total': 'Total',
  'success.order': 'View order',
  'orders.qty': '{count} {count, plural, one {ticket} other {tickets}}',
}

export default enUS
