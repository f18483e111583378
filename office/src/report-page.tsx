import {
  Alert,
  Button,
  Card,
  CardContent,
  MenuItem,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
} from '@mui/material'
import { useEffect, useState } from 'react'
import { Title, useNotify, useTranslate } from 'react-admin'
import { download } from './download'
import { amountText } from './fields'
import { read } from './office-fetch'

const GROUPS = ['show', 'session', 'plan', 'day', 'product', 'source']
const COUNTS = ['units', 'refundedUnits']
const COLUMNS = [
  'units',
  'listCents',
  'couponCents',
  'pointCents',
  'promotionCents',
  'memberCents',
  'cardCents',
  'exchangeCents',
  'paidCents',
  'refundedUnits',
  'refundedCents',
  'refundFeeCents',
  'netCents',
]

type Row = Readonly<Record<string, string | number>>

interface Report {
  rows: Row[]
  totals: Row
  books: { orderCents: number; paymentCents: number; refundedCents: number; differences: number }
  addsUp: boolean
}

/** First moment of a day, `yyyy-MM-dd`, on the clock of the browser. */
const startOf = (day: string) => new Date(`${day}T00:00`).getTime()
const dayText = (at: number) => new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
const DAY_MS = 86_400_000

/** Sales and refunds of some days by group, against the books. */
export function ReportPage() {
  const t = useTranslate()
  const notify = useNotify()
  const today = dayText(Date.now())
  const [query, setQuery] = useState({ group: 'show', first: today, last: today })
  const [report, setReport] = useState<Report | null>(null)
  const { group, first, last } = query
  useEffect(() => {
    const fail = (error: Error) => notify(error.message, { type: 'error' })
    if (first !== '' && last >= first) read<Report>('reports/sales', spanOf(query)).then(setReport, fail)
  }, [query, first, last, notify])
  const save = () =>
    void download('reports/sales', spanOf(query)).catch((error: Error) => notify(error.message, { type: 'error' }))
  const change = (fields: Partial<typeof query>) => setQuery({ ...query, ...fields })
  return (
    <Card component="section" sx={{ mt: 2 }}>
      <Title title="office.report.title" />
      <CardContent>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mb: 2 }}>
          <TextField
            select
            label={t('office.report.group')}
            value={group}
            onChange={(event) => change({ group: event.target.value })}
            sx={{ minWidth: 160 }}
          >
            {GROUPS.map((each) => (
              <MenuItem key={each} value={each}>
                {t(`office.report.by.${each}`)}
              </MenuItem>
            ))}
          </TextField>
          <DayField label={t('office.report.from')} value={first} onChange={(day) => change({ first: day })} />
          <DayField label={t('office.report.until')} value={last} onChange={(day) => change({ last: day })} />
          <Button variant="outlined" onClick={save}>
            {t('ra.action.export')}
          </Button>
        </Stack>
        {report && <Books report={report} />}
        {report && <ReportTable group={group} report={report} />}
      </CardContent>
    </Card>
  )
}

function spanOf({ group, first, last }: { group: string; first: string; last: string }) {
  return { group, from: startOf(first), until: startOf(last) + DAY_MS }
}

function DayField({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  return (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}

function Books({ report: { addsUp, books } }: { report: Report }) {
  const t = useTranslate()
  const amounts = {
    orders: amountText(books.orderCents),
    payments: amountText(books.paymentCents),
    refunds: amountText(books.refundedCents),
    differences: books.differences,
  }
  return (
    <Alert severity={addsUp && books.differences === 0 ? 'success' : 'warning'} sx={{ mb: 2 }}>
      {[t(addsUp ? 'office.report.addsUp' : 'office.report.differs'), t('office.report.books', amounts)].join(' ')}
    </Alert>
  )
}

function ReportTable({ group, report: { rows, totals } }: { group: string; report: Report }) {
  const t = useTranslate()
  const cell = (row: Row, column: string) =>
    COUNTS.includes(column) ? String(row[column] ?? '') : amountText(row[column])
  const nameOf = ({ key, name }: Row) =>
    key === 'fees' || key === 'total' ? t(`office.report.${key}`) : String(name || t('office.report.none'))
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t('office.report.title')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t(`office.report.by.${group}`)}</TableCell>
            {COLUMNS.map((column) => (
              <TableCell key={column} align="right">
                {t(`office.report.column.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {[...rows, totals].map((row) => (
            <TableRow key={row.key} sx={row === totals ? { '& td, & th': { fontWeight: 700 } } : {}}>
              <TableCell component="th" scope="row" sx={{ minWidth: 180 }}>
                {nameOf(row)}
              </TableCell>
              {COLUMNS.map((column) => (
                <TableCell key={column} align="right">
                  {cell(row, column)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
