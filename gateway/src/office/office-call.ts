import type { Static, TObject } from '@sinclair/typebox'
import type { FastifyReply } from 'fastify'
import type { Locale } from '@/domain/locale'
import type { Context, PublicCall } from '../call'
import type { AuditFacts } from '../database/schema/staff'
import type { SessionRow, StaffRow } from './sessions'

/** Environment of a call of the office. */
interface OfficeContext extends Context, Pick<PublicCall, 'caller' | 'neighborhood' | 'origin' | 'publicOrigin'> {
  locale: Locale
  /** Browser as it names itself. */
  userAgent: string
  /** For calls that set the cookie of a session. */
  reply: FastifyReply
}

/** A call without a session. */
export interface VisitorCall<Input = unknown> extends OfficeContext {
  input: Input
}

/** A call of a member of staff whose role allows it. */
export interface StaffCall<Input = unknown> extends VisitorCall<Input> {
  staff: StaffRow
  session: SessionRow
}

/** Row of the audit log that a write adds. */
export interface AuditEntry {
  target: string
  targetId: string
  before?: AuditFacts
  after?: AuditFacts
  reason?: string
}

/** Answer of a write, and its row of the audit log; one for each change of a call that makes several. */
export interface Written {
  data: unknown
  audit: AuditEntry | readonly AuditEntry[]
}

/** A call of the office. */
export interface OfficeRoute {
  /** Method and path below `/office/api/`; key of the permissions. */
  name: string
  schema: TObject
  kind: 'read' | 'write' | 'visitor'
  handle(call: StaffCall<never>): Promise<unknown>
}

/** A call that changes nothing. */
export function readRoute<Schema extends TObject>(
  name: string,
  schema: Schema,
  handle: (call: StaffCall<Static<Schema>>) => Promise<unknown>,
): OfficeRoute {
  return { name, schema, kind: 'read', handle }
}

/** A call that changes something, or shows personal data: one transaction with its row of the audit log. */
export function writeRoute<Schema extends TObject>(
  name: string,
  schema: Schema,
  handle: (call: StaffCall<Static<Schema>>) => Promise<Written>,
): OfficeRoute {
  return { name, schema, kind: 'write', handle }
}

/** A call before there is a session. */
export function visitorRoute<Schema extends TObject>(
  name: string,
  schema: Schema,
  handle: (call: VisitorCall<Static<Schema>>) => Promise<unknown>,
): OfficeRoute {
  return { name, schema, kind: 'visitor', handle }
}
