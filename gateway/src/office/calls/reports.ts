import { type Static, Type } from '@sinclair/typebox'
import { sessionTimeText } from '@/domain/session-time'
import { booked, MAX_SPAN_MS, SALES_GROUPS, type SalesRow, salesReport } from '../../services/reports/sales-report'
import { planSheets, seatSheet } from '../../services/reports/session-sheet'
import { CsvFile } from '../csv-file'
import { readRoute, type StaffCall } from '../office-call'
import { OfficeError } from '../office-error'

const ReportQuery = Type.Object({
  group: Type.Union(SALES_GROUPS.map((group) => Type.Literal(group))),
  /** Epoch ms. */
  from: Type.Integer({ minimum: 0 }),
  until: Type.Integer({ minimum: 0 }),
})

/** Sales of a span by group, with the same span in the books. */
export const showSales = readRoute('GET reports/sales', ReportQuery, async (call) => {
  const { group, from, until } = checkedSpan(call)
  const rows = await salesReport(call, group, { from, until })
  const totals = totalsOf(rows)
  const books = await booked(call, { from, until })
  return {
    rows,
    totals,
    books,
    addsUp: totals.paidCents === books.orderCents && totals.refundedCents === books.refundedCents,
  }
})

/** The same as a file, with a last row of totals. */
export const exportSales = readRoute('GET reports/sales/export', ReportQuery, async (call) => {
  const { group, from, until } = checkedSpan(call)
  const rows = await salesReport(call, group, { from, until })
  return new CsvFile(
    `sales-by-${group}`,
    [...rows, totalsOf(rows)].map((row) => ({ ...row })),
  )
})

function checkedSpan({ input }: StaffCall<Static<typeof ReportQuery>>) {
  if (input.until <= input.from || input.until - input.from > MAX_SPAN_MS) throw new OfficeError('badInput', 'until')
  return input
}

function totalsOf(rows: readonly SalesRow[]): SalesRow {
  const first = rows[0]
  if (!first) throw new Error('a report has at least the row of fees')
  return rows.slice(1).reduce(addRow, { ...first, key: 'total', name: 'total' })
}

function addRow(sum: SalesRow, row: SalesRow): SalesRow {
  const names = Object.keys(row).filter((name) => name.endsWith('Cents') || name.toLowerCase().endsWith('units'))
  const added = names.map((name) => [
    name,
    (sum[name as keyof SalesRow] as number) + (row[name as keyof SalesRow] as number),
  ])
  return { ...sum, ...Object.fromEntries(added) }
}

/** Stock, entries and seats of a session. */
export const showSessionSheet = readRoute(
  'GET session-sheets/:id',
  Type.Object({ id: Type.String() }),
  async (call) => {
    const found = call.shop.catalogue.findSession(call.input.id)
    if (!found) throw new OfficeError('notFound')
    const { sessionId: id, name, beginAt, utcOffset } = found.session
    return {
      id,
      title: found.show.name[call.locale],
      name: name[call.locale],
      timeText: sessionTimeText(beginAt, call.locale, utcOffset),
      plans: await planSheets(call, found, call.locale),
      seats: await seatSheet(call, found),
    }
  },
)
