import { Checkbox, FormControlLabel, FormGroup, Stack, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { Button, CanAccess, useNotify, useTranslate } from 'react-admin'
import { amountText } from './fields'
import { read, write } from './office-fetch'
import type { Order, RefundPlan } from './order'
import { ReasonDialog } from './reason-dialog'

/** Actions that the order's state and the role allow. */
export function OrderActions({ order }: { order: Order }) {
  const { id, version, can, state } = order
  const notify = useNotify()
  const act = (action: string) => (reason: string) => write(`orders/${id}/${action}`, { version, reason })
  const resend = () =>
    void write(`orders/${id}/resend`).then(
      () => notify('office.done', { type: 'success' }),
      (error: Error) => notify(error.message, { type: 'error' }),
    )
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {order.refundable.some(({ selectable }) => selectable) && (
        <CanAccess resource="orders" action="POST orders/:id/refund">
          <RefundDialog order={order} />
        </CanAccess>
      )}
      {can.close && (
        <CanAccess resource="orders" action="POST orders/:id/close">
          <ReasonDialog
            label={state === 'UNPAID' ? 'office.order.cancel' : 'office.order.close'}
            onConfirm={act('close')}
          />
        </CanAccess>
      )}
      {can.ship && (
        <CanAccess resource="orders" action="POST orders/:id/ship">
          <ReasonDialog label="office.order.ship" onConfirm={act('ship')} />
        </CanAccess>
      )}
      {can.receive && (
        <CanAccess resource="orders" action="POST orders/:id/receive">
          <ReasonDialog label="office.order.receive" onConfirm={act('receive')} />
        </CanAccess>
      )}
      {can.resend && (
        <CanAccess resource="orders" action="POST orders/:id/resend">
          <Button label="office.order.resend" variant="outlined" onClick={resend} />
        </CanAccess>
      )}
      <CanAccess resource="orders" action="POST orders/:id/note">
        <ReasonDialog label="office.order.note" onConfirm={(reason) => write(`orders/${id}/note`, { reason })} />
      </CanAccess>
    </Stack>
  )
}

/** Refund of chosen tickets: shows the amount that the order's rule returns, and refunds that. */
function RefundDialog({ order }: { order: Order }) {
  const { id, version, tickets, refundable } = order
  const [ticketIds, setTicketIds] = useState<readonly string[]>([])
  const [plan, setPlan] = useState<RefundPlan | null>(null)
  const t = useTranslate()
  const notify = useNotify()
  const choices = refundable.filter(({ selectable }) => selectable)
  useEffect(() => {
    setPlan(null)
    if (ticketIds.length === 0) return
    let isCurrent = true
    read<RefundPlan>(`orders/${id}/refund-plan`, { ticketIds }).then(
      (next) => isCurrent && setPlan(next),
      (error: Error) => notify(error.message, { type: 'error' }),
    )
    return () => {
      isCurrent = false
    }
  }, [id, ticketIds, notify])
  const toggle = (ticketId: string) =>
    setTicketIds(ticketIds.includes(ticketId) ? ticketIds.filter((one) => one !== ticketId) : [...ticketIds, ticketId])
  const labelOf = (ticketId: string) => {
    const ticket = tickets.find((one) => one.id === ticketId)
    return ticket ? `${ticket.name} ${ticket.seat}` : ticketId
  }
  const refund = (reason: string) =>
    write(`orders/${id}/refund`, { version, reason, ticketIds, reasonCode: 'OTHER', plan: plan?.plan })
  return (
    <ReasonDialog label="office.order.refund" isReady={plan !== null} onConfirm={refund}>
      <FormGroup aria-label={t('office.order.chooseTickets')}>
        {choices.map(({ ticketId }) => (
          <FormControlLabel
            key={ticketId}
            control={<Checkbox checked={ticketIds.includes(ticketId)} onChange={() => toggle(ticketId)} />}
            label={labelOf(ticketId)}
          />
        ))}
      </FormGroup>
      <Typography role="status">
        {plan
          ? t('office.order.refundAmount', { amount: amountText(plan.cents), fee: amountText(plan.feeCents) })
          : t('office.order.chooseTickets')}
      </Typography>
    </ReasonDialog>
  )
}
