import {
  Card,
  CardContent,
  Chip,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useEffect, useState } from 'react'
import { Title, useNotify, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { amountText } from './fields'
import { read } from './office-fetch'
import { SEAT_COLORS, type SeatLetter, SeatMap, type SeatSheet } from './seat-map'

const NUMBERS = ['capacity', 'sold', 'held', 'entered', 'empty'] as const

type Plan = Record<(typeof NUMBERS)[number], number> & { id: string; name: string; priceCents: number }

interface Sheet {
  title: string
  name: string
  timeText: string
  plans: Plan[]
  seats: SeatSheet | null
}

/** Stock, entries and seats of a session. */
export function SessionSheetPage() {
  const { id = '' } = useParams()
  const t = useTranslate()
  const notify = useNotify()
  const [sheet, setSheet] = useState<Sheet | null>(null)
  useEffect(() => {
    read<Sheet>(`session-sheets/${id}`).then(setSheet, (error: Error) => notify(error.message, { type: 'error' }))
  }, [id, notify])
  if (!sheet) return null
  const { title, name, timeText, plans, seats } = sheet
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title="office.sheet.title" />
      <Typography variant="h6" component="h2">
        {[title, name, timeText].join(' · ')}
      </Typography>
      <Card component="section">
        <CardContent>
          <PlanTable plans={plans} />
        </CardContent>
      </Card>
      {seats && (
        <Card component="section">
          <CardContent>
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
              {(Object.keys(SEAT_COLORS) as SeatLetter[]).map((letter) => (
                <Chip
                  key={letter}
                  label={`${t(`office.sheet.seat.${letter}`)} ${countOf(seats, letter)}`}
                  sx={{ borderInlineStart: `14px solid ${SEAT_COLORS[letter]}` }}
                />
              ))}
            </Stack>
            <SeatMap seats={seats} label={t('office.sheet.map')} />
          </CardContent>
        </Card>
      )}
    </Stack>
  )
}

function countOf({ letters }: SeatSheet, letter: SeatLetter): number {
  return letters.split(letter).length - 1
}

function PlanTable({ plans }: { plans: Plan[] }) {
  const t = useTranslate()
  const sum = (name: (typeof NUMBERS)[number]) => plans.reduce((total, plan) => total + plan[name], 0)
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t('office.sheet.stock')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('office.sheet.plan')}</TableCell>
            <TableCell align="right">{t('office.sheet.price')}</TableCell>
            {NUMBERS.map((name) => (
              <TableCell key={name} align="right">
                {t(`office.sheet.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {plans.map((plan) => (
            <TableRow key={plan.id}>
              <TableCell component="th" scope="row">
                {plan.name}
              </TableCell>
              <TableCell align="right">{amountText(plan.priceCents)}</TableCell>
              {NUMBERS.map((name) => (
                <TableCell key={name} align="right">
                  {plan[name]}
                </TableCell>
              ))}
            </TableRow>
          ))}
          <TableRow sx={{ '& td, & th': { fontWeight: 700 } }}>
            <TableCell component="th" scope="row" colSpan={2}>
              {t('office.report.total')}
            </TableCell>
            {NUMBERS.map((name) => (
              <TableCell key={name} align="right">
                {sum(name)}
              </TableCell>
            ))}
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  )
}
