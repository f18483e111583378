import type { StaffRole } from '../database/schema/staff'

export const STAFF_ROLES = [
  'OWNER',
  'EDITOR',
  'BOX_OFFICE',
  'GATE',
  'FINANCE',
  'SUPPORT',
] as const satisfies StaffRole[]

const SALES: readonly StaffRole[] = ['OWNER', 'BOX_OFFICE', 'FINANCE', 'SUPPORT']
const DOOR: readonly StaffRole[] = ['OWNER', 'BOX_OFFICE', 'GATE']
const BOX_OFFICE: readonly StaffRole[] = ['OWNER', 'BOX_OFFICE']
const FINANCE: readonly StaffRole[] = ['OWNER', 'FINANCE']
const SUPPORT: readonly StaffRole[] = ['OWNER', 'SUPPORT']
const OWNER: readonly StaffRole[] = ['OWNER']

/** Roles that may make each call of the office; a visitor has no session (decision 148). */
export const PERMISSIONS: Readonly<Record<string, readonly StaffRole[] | 'VISITOR'>> = {
  'POST sign-in': 'VISITOR',
  'POST invitation': 'VISITOR',
  'POST invitation/accept': 'VISITOR',
  'GET me': STAFF_ROLES,
  'POST sign-out': STAFF_ROLES,
  'GET sessions': STAFF_ROLES,
  'POST sessions/:id/end': STAFF_ROLES,
  'GET today': SALES,
  'GET orders': SALES,
  'GET orders/export': [...BOX_OFFICE, 'FINANCE'],
  'GET orders/:id': SALES,
  'GET orders/:id/refund-plan': [...BOX_OFFICE, 'FINANCE'],
  'POST orders/:id/refund': [...BOX_OFFICE, 'FINANCE'],
  'POST orders/:id/close': BOX_OFFICE,
  'POST orders/:id/ship': BOX_OFFICE,
  'POST orders/:id/receive': BOX_OFFICE,
  'POST orders/:id/resend': [...BOX_OFFICE, 'SUPPORT'],
  'POST orders/:id/note': SALES,
  'POST orders/:id/reveal': [...BOX_OFFICE, 'SUPPORT'],
  'GET applications/refunds': SALES,
  'GET applications/refunds/export': FINANCE,
  'POST applications/refunds/:id/decide': FINANCE,
  'POST applications/refunds/:id/reveal': FINANCE,
  'GET applications/certifications': SUPPORT,
  'GET applications/certifications/export': SUPPORT,
  'POST applications/certifications/:id/decide': SUPPORT,
  'POST applications/certifications/:id/reveal': SUPPORT,
  'GET applications/work-permits': DOOR,
  'GET applications/work-permits/export': BOX_OFFICE,
  'POST applications/work-permits/:id/decide': BOX_OFFICE,
  'POST applications/work-permits/:id/reveal': BOX_OFFICE,
  'GET applications/registrations': DOOR,
  'GET applications/registrations/export': BOX_OFFICE,
  'POST applications/registrations/:id/decide': DOOR,
  'POST applications/registrations/:id/reveal': DOOR,
  'GET applications/invoices': FINANCE,
  'GET applications/invoices/export': FINANCE,
  'POST applications/invoices/:id/decide': FINANCE,
  'POST applications/invoices/:id/reveal': FINANCE,
  'GET admissions': [...SALES, 'GATE'],
  'GET session-sheets/:id': [...SALES, 'GATE'],
  'GET reports/sales': FINANCE,
  'GET reports/sales/export': FINANCE,
  'GET gate/list': DOOR,
  'GET gate/news': DOOR,
  'POST gate/scans': DOOR,
  'POST gate/scans/:id/undo': DOOR,
  'GET staff': OWNER,
  'POST staff/invite': OWNER,
  'POST staff/:id': OWNER,
  'GET audit': OWNER,
  'GET audit/export': OWNER,
}

/** Names of the calls that a role may make. */
export function callsOf(role: StaffRole): string[] {
  return Object.entries(PERMISSIONS).flatMap(([name, roles]) =>
    roles !== 'VISITOR' && roles.includes(role) ? [name] : [],
  )
}
