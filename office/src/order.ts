/** An order as the office shows it (gateway/src/office/orders/show-order.ts). */
export interface Order {
  id: string
  orderNumber: string
  state: string
  version: string
  payCents: number
  createdAt: number
  remark: string | null
  contact: { phone: string | null; email: string | null }
  lines: { id: string; title: string; option: string; beginAt: number | null; qty: number; unitCents: number }[]
  tickets: { id: string; name: string; seat: string; attendee: string | null; state: string }[]
  refundable: { ticketId: string; selectable: boolean }[]
  refunds: { id: string; state: string; cents: number; createdAt: number }[]
  history: { id: string; action: string; staffName: string | null; reason: string; at: number }[]
  can: Readonly<Record<'close' | 'ship' | 'receive' | 'resend', boolean>>
}

export interface RefundPlan {
  cents: number
  feeCents: number
  plan: string
}
