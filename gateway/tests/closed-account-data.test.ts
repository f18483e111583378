import { allColumns, fillEveryTable, markedColumns, PHONE } from '@test/person-in-every-table'
import type { TestGateway } from '@test/test-gateway'
import { eq, sql } from 'drizzle-orm'
import { DAY_MS } from '../src/clock'
import { users } from '../src/database/schema/people'
import { truncateAll } from '../src/database/truncate-all'
import { accountContent } from '../src/services/accounts/account-content'
import { endDueAccounts } from '../src/services/cancellations/end-accounts'
import { removeExpired } from '../src/services/jobs/remove-expired'

/** Names a row or a thing of the shop, not a person: ids are random. */
const isId = (column: string) => /\.(id|\w+_id)$/.test(column) && !/\.(taxpayer|open)_id$/.test(column)

/** Text columns that may outlive the account, by the reason. All others are empty of the person. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'states, kinds and codes that the shop itself chose': [
    'allocations.state',
    'ballots.day',
    'cards.state',
    'coupon_claims.state',
    'coupon_gifts.state',
    'coupons.state',
    'coupons.obtain_type',
    'gate_scans.answer',
    'gate_scans.gate_name',
    'inventory.kind',
    'ledger_accounts.ledger',
    'ledger_entries.ledger',
    'ledger_entries.cause',
    'ledger_holds.ledger',
    'ledger_holds.state',
    'memberships.level_code',
    'order_changes.state',
    'order_changes.from_state',
    'order_changes.cause',
    'order_lines.kind',
    'order_lines.reference',
    'order_units.state',
    'orders.state',
    'orders.type',
    'orders.source',
    'orders.deliver_method',
    'orders.payment_product',
    'orders.cancel_reason',
    'parking_orders.state',
    'payment_bills.day',
    'payment_bills.provider',
    'payment_bills.state',
    'payment_differences.booked_currency',
    'payment_differences.kind',
    'payment_differences.provider',
    'payment_differences.vendor_currency',
    'payments.currency',
    'payments.payment_product',
    'payments.refusal',
    'payments.state',
    'price_lines.type',
    'price_lines.direction',
    'price_lines.reference',
    'rebooks.state',
    'refund_payments.billed_on',
    'refund_payments.fault',
    'refund_payments.state',
    'refunds.kind',
    'refunds.state',
    'refunds.reason_code',
    'ticket_codes.kind',
    'tickets.state',
    'tickets.used_gate',
    'transactions.state',
    'transfers.state',
    'wait_list_entries.state',
    'settings.name',
    'settings.value',
  ],
  'words of the shop about what it sold': [
    'coupons.terms',
    'orders.refund_rule',
    'orders.agreements',
    'price_lines.name',
    'tickets.seat_plan_name',
    'tickets.seat',
    'ticket_codes.inviter',
  ],
  'numbers of payments that the shop and a vendor disagree on': ['payment_differences.reference'],
  'content that the shop published': [
    'content_documents.body',
    'content_documents.hash',
    'content_documents.kind',
    'content_revisions.author',
    'content_revisions.note',
    'picture_files.content',
    'picture_files.format',
    'picture_files.hash',
    'pictures.color',
    'pictures.format',
    'pictures.hash',
    'withdrawn_content.content',
    'session_changes.kind',
    'session_changes.words',
    'withdrawn_content.kind',
  ],
  'accounts of staff, who are no buyers': [
    'staff.email',
    'staff.invitation_hash',
    'staff.name',
    'staff.password_hash',
    'staff.role',
    'staff.state',
    'staff.totp_secret',
  ],
  'tokens of the shop’s own apps at vendors': ['vendor_tokens.name', 'vendor_tokens.token'],
  'states and amounts in the audit log of the office': [
    'staff_audit.action',
    'staff_audit.after',
    'staff_audit.before',
    'staff_audit.target',
  ],
  'words of the clerk who decided': [
    'staff_audit.reason',
    'orders.cancel_words',
    'refunds.reject_reason',
    'invoices.reject_reason',
  ],
  'numbers that find an order, an entry or a parcel in the books': [
    'orders.order_number',
    'reservations.entry_code',
    'tickets.ticket_code',
    'ticket_codes.code',
    'transfers.code',
    'coupon_gifts.code',
    'coupon_gift_items.gift_code',
    'payment_codes.code',
    'shipments.express_no',
    'shipments.company',
    'invoices.express_no',
  ],
  'addresses of the app that a payment came back to': ['payments.return_url', 'payments.cancel_url'],
  'what an issued invoice says; tax law keeps it': [
    'invoices.state',
    'invoices.type',
    'invoices.title_type',
    'invoices.title',
    'invoices.taxpayer_id',
    'invoices.bank_name',
    'invoices.bank_account',
    'invoices.address',
    'invoices.phone_no',
    'invoices.content_type',
    'invoices.contact_type',
  ],
}

/** Not in the export: each would prove something to the shop in the hands of anyone who has the file. */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  'passwords, answers of creates and mailed links': ['passwords.*', 'idempotency_keys.*'],
  'tokens of logins': [
    'logins.access_hash',
    'logins.refresh_hash',
    'logins.previous_refresh_hash',
    'logins.renewal_nonce',
    'logins.caller',
    'vendor_accounts.session_hash',
    'quotes.input_hash',
  ],
  'codes that let somebody in or hand something over': [
    'tickets.ticket_code',
    'reservations.entry_code',
    'registrations.entry_code',
    'work_permits.entry_code',
    'entrance_registrations.entry_code',
    'transfers.code',
    'coupon_gifts.code',
    'ticket_codes.code',
  ],
  'names of things in a store': ['stored_files.key', 'member_popups.key'],
}
const OWNERS = ['user_id', 'owner_id', 'sender_id', 'recipient_id', 'order_id']

describe('everything that tables hold of a person (USER-043)', () => {
  let shop: TestGateway
  let userId = ''
  beforeAll(async () => {
    shop = await createTestGateway()
    await shop.signIn(PHONE)
    const [user] = await shop.database.db.select().from(users).where(eq(users.cellphone, PHONE))
    userId = user?.id ?? ''
    await fillEveryTable(shop, userId)
  })
  afterAll(async () => {
    // The rows do not add up as books.
    await shop.database.db.transaction(truncateAll)
    await shop.close()
  })

  it('exports all tables, column by column, except listed secrets', async () => {
    const secrets = Object.values(SECRETS).flat()
    const columns = await allColumns(shop)
    const owned = columns.filter(({ name }) => OWNERS.includes(name)).map(({ table }) => table)
    const expected = columns
      .filter(({ table }) => table === 'users' || owned.includes(table))
      .map(({ table, name }) => `${table}.${name}`)
      .filter((column) => !secrets.includes(column) && !secrets.includes(column.replace(/\.\w+$/, '.*')))
    const exported = Object.entries(await accountContent(shop.database.db, userId)).flatMap(([table, rows]) =>
      Object.keys(Object(rows[0])).map((name) => `${table}.${name}`),
    )
    expect(exported.sort()).toEqual(expected.sort())
  })

  it('exports only table data', async () => {
    for (const [table, rows] of Object.entries(await accountContent(shop.database.db, userId))) {
      const stored = await shop.database.db
        .select({ row: sql<object>`to_jsonb(t)` })
        .from(sql`${sql.identifier(table)} t`)
      for (const row of rows)
        expect(stored.map((each) => each.row)).toContainEqual(expect.objectContaining(Object(row)))
    }
  })

  it('contains no personal text in any column after the account is closed, except the listed ones', async () => {
    const trade = { db: shop.database.db, clock: shop.clock }
    const before = await markedColumns(shop)
    expect(before.length).toBeGreaterThan(300)
    shop.clock.advance(7 * DAY_MS)
    expect(await endDueAccounts(trade)).toBe(1)
    // Hashes of callers stay the longest.
    shop.clock.advance(91 * DAY_MS)
    await removeExpired(trade)
    const left = (await markedColumns(shop)).filter((column) => !isId(column) || column === 'invoices.taxpayer_id')
    expect(left.sort()).toEqual(Object.values(KEPT).flat().sort())
  })
})
