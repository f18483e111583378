/**
 * The one order in which transactions lock rows, so that no two ever wait for each other. Inside a table rows are locked
 * by ascending id. A table that is not named belongs to one that is: the lines of an order are changed only under
 * the lock of the order. A new table that is locked is named here; tests refuse what goes back up (docs/trading-core.md).
 */
export const LOCK_ORDER = [
  'idempotency_keys',
  'used_proofs',
  'email_addresses',
  'attempts',
  'known_callers',
  'users',
  'identities',
  'logins',
  'certifications',
  'code_numbers',
  'queues',
  'queue_places',
  'orders',
  'payments',
  'refunds',
  'rebooks',
  'ledger_accounts',
  'memberships',
  'coupons',
  'inventory',
  'seat_locks',
  'seats',
  'wait_list_entries',
  'vouchers',
  'tickets',
  'cards',
  'parking_stays',
  'parking_orders',
  'reservations',
  'sale_reminders',
  'allowed_messages',
  'work_permits',
] as const
