import { Type } from '@sinclair/typebox'
import { parsedEntryCode } from '@/domain/entry-code'
import { sessionTimeText } from '@/domain/session-time'
import { presentAdmission } from '../../presenters/admission'
import { ticketLabel } from '../../presenters/seat-text'
import { gateList } from '../../services/gate/gate-list'
import { gateConflicts, gateCounts, ticketsScannedSince } from '../../services/gate/gate-news'
import { ticketMark } from '../../services/gate/list-marks'
import { type RecordedScan, recordScans } from '../../services/gate/record-scans'
import { undoScan } from '../../services/gate/undo-scan'
import { gateSessions } from '../../services/tickets/gate-sessions'
import type { Admission } from '../../services/tickets/show-code'
import { type AuditEntry, readRoute, writeRoute } from '../office-call'
import { OfficeError } from '../office-error'

/** Scans of a call. */
const MAX_SCANS = 100
/** Answers overlap by this, ms: a scan may be written later than one that arrived after it. */
const OVERLAP_MS = 60_000

const Id = Type.String({ minLength: 1, maxLength: 60 })
/** 128 bits, hex. */
const Salt = Type.String({ pattern: '^[0-9a-f]{32}$' })

/** Sessions that are not over, with tickets and entries. */
export const listAdmissions = readRoute('GET admissions', Type.Object({}), async (call) => {
  const rows = await gateSessions(call)
  return {
    total: rows.length,
    now: call.clock.now(),
    rows: rows.map(({ sessionId, title, utcOffset, ...session }) => ({
      id: sessionId,
      ...session,
      title: title[call.locale],
      timeText: sessionTimeText(session.beginAt, call.locale, utcOffset),
    })),
  }
})

/** A part of the list of a session for a phone without a network: salted hashes, no names and no codes (decision 151). */
export const listEntitlements = readRoute(
  'GET gate/list',
  Type.Object({ sessionId: Id, salt: Salt, after: Type.Optional(Id) }),
  async (call) => {
    const part = await gateList(call, call.input)
    if (!part) throw new OfficeError('notFound')
    return { ...part, now: call.clock.now() }
  },
)

/** Counts of a session, its conflicts, and tickets that other phones scanned since the last call. */
export const showGateNews = readRoute(
  'GET gate/news',
  Type.Object({ sessionId: Id, salt: Salt, since: Type.Integer({ minimum: 0 }) }),
  async (call) => {
    const { sessionId, salt, since } = call.input
    const now = call.clock.now()
    const scanned = await ticketsScannedSince(call, sessionId, since - OVERLAP_MS)
    const conflicts = await gateConflicts(call, sessionId)
    return {
      now,
      counts: await gateCounts(call, sessionId),
      tickets: scanned.map(({ id, state, usedAt, usedGate }) => ({
        mark: ticketMark(salt, id),
        isUsed: state === 'USED',
        usedAt,
        usedGate,
      })),
      conflicts: conflicts.map(({ ticket, scans }) => ({
        label: ticket && ticketLabel(ticket, call.locale),
        scans: scans.map(({ id, at, gateName, answer }) => ({ id, at, gateName, answer })),
      })),
    }
  },
)

/** Admits by scanned or typed codes; each is in the audit log, refused ones as well. */
export const scanCodes = writeRoute(
  'POST gate/scans',
  Type.Object({
    sessionId: Id,
    gateName: Type.String({ maxLength: 40 }),
    entrance: Type.Optional(Type.String({ maxLength: 100 })),
    scans: Type.Array(
      Type.Object({
        id: Type.String({ pattern: '^[0-9a-f-]{16,40}$' }),
        code: Type.String({ minLength: 1, maxLength: 200 }),
        at: Type.Integer({ minimum: 0 }),
        isLate: Type.Boolean({ default: false }),
        isLetIn: Type.Boolean({ default: false }),
      }),
      { minItems: 1, maxItems: MAX_SCANS },
    ),
  }),
  async (call) => {
    const { sessionId, gateName, entrance, scans } = call.input
    // Tickets of pictures are locked in one order; that of a number is found while it is checked.
    const isNumberAmongOthers = scans.length > 1 && scans.some(({ code }) => parsedEntryCode(code.trim()) === null)
    if (isNumberAmongOthers) throw new OfficeError('badInput', 'scans')
    const recorded = await recordScans(call, { sessionId, gateName, entrance, staffId: call.staff.id }, scans)
    const late = new Set(scans.filter(({ isLate }) => isLate).map(({ id }) => id))
    const answers = []
    for (const { row, admission } of recorded) {
      const { id, at, isLetIn, undoneAt } = row
      // A late answer is read by the phone alone: it has no personal data.
      const facts = late.has(id) ? lateFacts(admission) : await presentAdmission(call, admission, call.locale)
      answers.push({ id, at, isLetIn, isUndone: undoneAt !== null, ...facts })
    }
    return { data: { now: call.clock.now(), answers }, audit: recorded.filter(({ isNew }) => isNew).map(scanAudit) }
  },
)

function lateFacts({ answer, isTyped, ticket }: Admission) {
  const { usedAt = null, usedGate = null } = ticket ?? {}
  return {
    answer,
    ...(isTyped !== undefined && { isTyped }),
    ...(usedAt !== null && { usedAt }),
    ...(usedGate !== null && { usedGate }),
  }
}

function scanAudit({ row, admission: { ticket } }: RecordedScan): AuditEntry {
  const { id, answer, sessionId, gateName, at, receivedAt, isLetIn } = row
  return {
    target: 'ticket',
    targetId: ticket?.id ?? '',
    ...(ticket && { before: { state: ticket.state } }),
    after: { answer, sessionId, gateName, scanId: id, isLetIn, ...(at !== receivedAt && { at }) },
  }
}

/** Takes an entry back. */
export const undoScanRoute = writeRoute(
  'POST gate/scans/:id/undo',
  Type.Object({ id: Id, reason: Type.String({ minLength: 1, maxLength: 200 }) }),
  async (call) => {
    const { id, reason } = call.input
    const undone = await undoScan(call, id)
    if (!undone) throw new OfficeError('notFound')
    const { row, isNew } = undone
    const { ticketId, answer, sessionId, gateName, at } = row
    const entry = {
      target: 'ticket',
      targetId: ticketId ?? '',
      before: { answer, sessionId, gateName, at },
      after: { isUndone: true },
      reason,
    }
    return { data: true, audit: isNew ? [entry] : [] }
  },
)
