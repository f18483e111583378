import { applicationRoutes } from './applications/application-routes'
import { CERTIFICATIONS, INVOICES, REFUND_REQUESTS, REGISTRATIONS, WORK_PERMITS } from './applications/kinds'
import { exportAudit, listAudit } from './calls/audit'
import { listAdmissions, listEntitlements, scanCodes, showGateNews, undoScanRoute } from './calls/gate'
import { endOwnSession, getMe, listOwnSessions, signOut } from './calls/own-session'
import { exportSales, showSales, showSessionSheet } from './calls/reports'
import { acceptInvitation, openInvitation, signIn } from './calls/sign-in'
import { changeStaff, inviteStaffRoute, listStaff } from './calls/staff'
import { getToday } from './calls/today'
import type { OfficeRoute } from './office-call'
import {
  closeOrderRoute,
  noteOrder,
  receiveOrderRoute,
  refundOrder,
  resendOrder,
  shipOrderRoute,
  showRefundPlan,
} from './orders/change-order'
import { exportOrders, listOrders } from './orders/list-orders'
import { revealOrder, showOrder } from './orders/show-order'

/** Every call of the office. */
export const officeRoutes: readonly OfficeRoute[] = [
  signIn,
  openInvitation,
  acceptInvitation,
  getMe,
  signOut,
  listOwnSessions,
  endOwnSession,
  getToday,
  listOrders,
  exportOrders,
  showOrder,
  revealOrder,
  showRefundPlan,
  refundOrder,
  closeOrderRoute,
  shipOrderRoute,
  receiveOrderRoute,
  resendOrder,
  noteOrder,
  ...applicationRoutes(REFUND_REQUESTS),
  ...applicationRoutes(CERTIFICATIONS),
  ...applicationRoutes(WORK_PERMITS),
  ...applicationRoutes(REGISTRATIONS),
  ...applicationRoutes(INVOICES),
  listAdmissions,
  showSessionSheet,
  showSales,
  exportSales,
  listEntitlements,
  showGateNews,
  scanCodes,
  undoScanRoute,
  listStaff,
  inviteStaffRoute,
  changeStaff,
  listAudit,
  exportAudit,
]
