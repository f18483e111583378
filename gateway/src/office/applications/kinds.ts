import { eq } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { registrations, workPermits } from '../../database/schema/applications'
import { certifications } from '../../database/schema/certifications'
import { invoices } from '../../database/schema/invoices'
import { orders } from '../../database/schema/orders'
import { refunds } from '../../database/schema/refunds'
import { type CertificationRow, decideCertification } from '../../services/certifications/certifications'
import type { InvoiceRow } from '../../services/invoices/invoice-records'
import { decideInvoice } from '../../services/invoices/invoices'
import { findOrdersById } from '../../services/orders/order-records'
import { decideRefund } from '../../services/refunds/decide-refund'
import type { RefundRow } from '../../services/refunds/refund-records'
import type { RegistrationRow } from '../../services/registrations/register'
import { decideRegistration, REGISTRATION_VERDICTS } from '../../services/registrations/registrations'
import type { WorkPermitRow } from '../../services/work-permits/apply'
import { decidePermit, PERMIT_VERDICTS } from '../../services/work-permits/work-permits'
import { OfficeError } from '../office-error'
import type { ApplicationKind } from './application-kind'

const ofUser = async (_db: Database, { userId }: { userId: string }) => userId

export const REFUND_REQUESTS: ApplicationKind<RefundRow> = {
  name: 'refunds',
  table: refunds,
  verdicts: { APPLYING: ['approve', 'reject'] },
  async applicantOf(db, { orderId }) {
    const [order] = await db.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId))
    return order?.userId ?? ''
  },
  async factsOf({ db }, rows, shown) {
    const numbers = await orderNumbers(db, rows)
    return rows.map(({ orderId, kind, reasonCode, remark, cents, feeCents }) => ({
      orderId,
      orderNumber: numbers.get(orderId) ?? '',
      kind,
      reasonCode,
      cents,
      feeCents,
      remark: shown.words(remark || null),
    }))
  },
  decide: (call, id, { verdict, reason }) =>
    decideRefund(call, id, verdict === 'approve' ? 'APPROVED' : 'REJECTED', reason),
}

export const CERTIFICATIONS: ApplicationKind<CertificationRow> = {
  name: 'certifications',
  table: certifications,
  verdicts: { REVIEWING: ['approve', 'reject'] },
  applicantOf: ofUser,
  factsOf: async (_call, rows, shown) =>
    rows.map(({ type, authType, name, idType, idNo, channel }) => ({
      type,
      authType,
      channel,
      idType,
      name: shown.name(name),
      idNumber: shown.idNumber(idNo),
    })),
  decide: (call, id, { verdict, reason }) =>
    decideCertification(call, id, verdict === 'approve' ? { isPassed: true } : { isPassed: false, reason }),
}

export const WORK_PERMITS: ApplicationKind<WorkPermitRow> = {
  name: 'work-permits',
  table: workPermits,
  verdicts: verdictsByState(PERMIT_VERDICTS),
  applicantOf: ofUser,
  factsOf: async (_call, rows, shown) =>
    rows.map(({ projectId, company, role, areas, name, cellphone, idType, idNo }) => ({
      projectId,
      company,
      role,
      idType,
      areas: areas.join(', '),
      name: shown.name(name),
      phone: shown.phone(cellphone),
      idNumber: shown.idNumber(idNo),
    })),
  decide: (call, id, { verdict, reason }) => decidePermit(call, id, nameIn(PERMIT_VERDICTS, verdict), reason),
}

export const REGISTRATIONS: ApplicationKind<RegistrationRow> = {
  name: 'registrations',
  table: registrations,
  verdicts: verdictsByState(REGISTRATION_VERDICTS),
  applicantOf: ofUser,
  factsOf: async (_call, rows, shown) =>
    rows.map(({ openShowId, sessionId, places, attendees }) => ({
      openShowId,
      sessionId,
      places,
      attendees: attendees.map((name) => shown.name(name)).join(', '),
    })),
  decide: (call, id, { verdict, reason }) =>
    decideRegistration(call, id, nameIn(REGISTRATION_VERDICTS, verdict), reason),
}

export const INVOICES: ApplicationKind<InvoiceRow> = {
  name: 'invoices',
  table: invoices,
  verdicts: { APPLYING: ['approve', 'reject'] },
  applicantOf: ofUser,
  async factsOf({ db }, rows, shown) {
    const numbers = await orderNumbers(db, rows)
    return rows.map(({ orderId, type, titleType, title, cents, taxpayerId, contactType, contact }) => ({
      orderId,
      orderNumber: numbers.get(orderId) ?? '',
      type,
      titleType,
      cents,
      title: titleType === 'ENTERPRISE' ? title : shown.name(title),
      taxpayerId: shown.idNumber(taxpayerId),
      contact: contactType === 'EMAIL' ? shown.email(contact) : shown.phone(contact),
    }))
  },
  decide: (call, id, { verdict, reason }) =>
    decideInvoice(call, id, verdict === 'approve' ? { isIssued: true } : { isIssued: false, reason }),
}

/** Verdicts by the state that allows them. */
function verdictsByState(table: Readonly<Record<string, { from: string }>>): Readonly<Record<string, string[]>> {
  const states = new Map<string, string[]>()
  for (const [verdict, { from }] of Object.entries(table)) states.set(from, [...(states.get(from) ?? []), verdict])
  return Object.fromEntries(states)
}

function nameIn<Name extends string>(table: Readonly<Record<Name, unknown>>, name: string): Name {
  if (!Object.hasOwn(table, name)) throw new OfficeError('badInput', 'verdict')
  return name as Name
}

async function orderNumbers(db: Database, rows: readonly { orderId: string }[]): Promise<Map<string, string>> {
  const found = await findOrdersById(db, [...new Set(rows.map(({ orderId }) => orderId))])
  return new Map(found.map(({ id, orderNumber }) => [id, orderNumber]))
}
