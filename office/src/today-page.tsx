import { Card, CardContent, List, ListItem, ListItemText, Stack, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { Link, Title, useNotify, useTranslate } from 'react-admin'
import { amountText, timeText } from './fields'
import { read } from './office-fetch'

interface Today {
  sales: { orders: number; tickets: number; cents: number; refundedCents: number }
  waiting: { kind: string; count: number; oldestAt: number | null }[]
  failed: { declinedPayments: number; overdueRefunds: number }
}

/** Sales of the day, what waits for a decision, and what failed; roles without sales see their menu alone. */
export function TodayPage() {
  const [today, setToday] = useState<Today | null>(null)
  const notify = useNotify()
  const t = useTranslate()
  useEffect(() => {
    read<Today>('today').then(setToday, (error: Error & { status?: number }) => {
      if (error.status !== 403) notify(error.message, { type: 'error' })
    })
  }, [notify])
  const waiting = today?.waiting.filter(({ count }) => count > 0) ?? []
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Title title="ra.page.dashboard" />
      {today && (
        <>
          <Facts
            title="office.today.sales"
            facts={[
              ['office.today.orders', String(today.sales.orders)],
              ['office.today.tickets', String(today.sales.tickets)],
              ['office.today.amount', amountText(today.sales.cents)],
              ['office.today.refunded', amountText(today.sales.refundedCents)],
            ]}
          />
          <Card component="section">
            <CardContent>
              <Typography variant="h6" component="h2">
                {t('office.today.waiting')}
              </Typography>
              {waiting.length === 0 && <Typography>{t('office.today.none')}</Typography>}
              <List dense>
                {waiting.map(({ kind, count, oldestAt }) => (
                  <ListItem key={kind} disableGutters>
                    <ListItemText
                      primary={
                        <Link
                          to={`/applications/${kind}`}
                        >{`${t(`resources.applications/${kind}.name`)}: ${count}`}</Link>
                      }
                      secondary={timeText(oldestAt)}
                    />
                  </ListItem>
                ))}
              </List>
            </CardContent>
          </Card>
          <Facts
            title="office.today.failed"
            facts={[
              ['office.today.declined', String(today.failed.declinedPayments)],
              ['office.today.overdue', String(today.failed.overdueRefunds)],
            ]}
          />
        </>
      )}
    </Stack>
  )
}

function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, string])[] }) {
  const t = useTranslate()
  return (
    <Card component="section">
      <CardContent>
        <Typography variant="h6" component="h2">
          {t(title)}
        </Typography>
        <List dense>
          {facts.map(([name, value]) => (
            <ListItem key={name} disableGutters>
              <ListItemText primary={value} secondary={t(name)} />
            </ListItem>
          ))}
        </List>
      </CardContent>
    </Card>
  )
}
