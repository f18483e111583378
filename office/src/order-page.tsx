import { Card, CardContent, List, ListItem, ListItemText, Stack, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Button, Show, useNotify, useRecordContext, useTranslate } from 'react-admin'
import { amountText, timeText } from './fields'
import { write } from './office-fetch'
import type { Order } from './order'
import { OrderActions } from './order-actions'

/** An order with everything that may be done with it in its state. */
export function OrderPage() {
  return (
    <Show component="div" actions={false}>
      <OrderContent />
    </Show>
  )
}

function OrderContent() {
  const record = useRecordContext<Order>()
  const [revealed, setRevealed] = useState<Order | null>(null)
  const t = useTranslate()
  // First the row of the list, which has no parts yet.
  if (!record?.lines) return null
  const { contact, remark, tickets } = revealed ?? record
  const stateName = (state: string) => t(`state.${state}`, { _: state })
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Typography variant="h5" component="h1">
        {record.orderNumber} · {stateName(record.state)} · {amountText(record.payCents)}
      </Typography>
      <OrderActions order={record} />
      <Part title="office.order.items">
        {record.lines.map(({ id, title, option, qty, unitCents, beginAt }) => (
          <Row
            key={id}
            primary={`${title} ${option} × ${qty}`}
            secondary={`${amountText(unitCents)} ${timeText(beginAt)}`}
          />
        ))}
      </Part>
      <Part title="office.order.contact" action={<RevealButton order={record} onShown={setRevealed} />}>
        <Row primary={[contact.phone, contact.email, remark].filter(Boolean).join(' · ')} />
      </Part>
      <Part title="office.order.tickets">
        {tickets.map(({ id, name, seat, attendee, state }) => (
          <Row
            key={id}
            primary={[name, seat].filter(Boolean).join(' ')}
            secondary={[stateName(state), attendee].filter(Boolean).join(' · ')}
          />
        ))}
      </Part>
      <Part title="office.order.refunds">
        {record.refunds.map(({ id, state, cents, createdAt }) => (
          <Row key={id} primary={`${amountText(cents)} ${stateName(state)}`} secondary={timeText(createdAt)} />
        ))}
      </Part>
      <Part title="office.order.history">
        {record.history.map(({ id, action, staffName, reason, at }) => (
          <Row
            key={id}
            primary={[action, reason].filter(Boolean).join(' · ')}
            secondary={`${staffName ?? ''} ${timeText(at)}`}
          />
        ))}
      </Part>
    </Stack>
  )
}

function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode[] | ReactNode }) {
  const t = useTranslate()
  if (Array.isArray(children) && children.length === 0) return null
  return (
    <Card component="section">
      <CardContent>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography variant="h6" component="h2">
            {t(title)}
          </Typography>
          {action}
        </Stack>
        <List dense>{children}</List>
      </CardContent>
    </Card>
  )
}

function Row({ primary, secondary }: { primary: string; secondary?: string }) {
  return (
    <ListItem disableGutters>
      <ListItemText primary={primary} secondary={secondary} />
    </ListItem>
  )
}

function RevealButton({ order, onShown }: { order: Order; onShown: (order: Order) => void }) {
  const notify = useNotify()
  const reveal = () =>
    void write<Order>(`orders/${order.id}/reveal`).then(onShown, (error: Error) =>
      notify(error.message, { type: 'error' }),
    )
  return <Button label="office.order.reveal" onClick={reveal} />
}
