import { Type } from '@sinclair/typebox'
import { canonicalJson } from '../../http/canonical-json'
import { hashed } from '../../random'
import { lockUser } from '../../services/accounts/lock-user'
import { MASKED, REVEALED, type Shown } from '../masked'
import { type OfficeRoute, readRoute, type StaffCall, writeRoute } from '../office-call'
import { OfficeError } from '../office-error'
import { exported, pageSchema, wholeList } from '../page-query'
import { type ApplicationKind, type ApplicationRow, applicationById, applicationPage } from './application-kind'

const Id = Type.String({ maxLength: 60 })
const ApplicationQuery = pageSchema({ state: Type.Optional(Type.String({ maxLength: 20 })) })

/** Calls for applications of a kind: list, file, decision, personal data. */
export function applicationRoutes<Row extends ApplicationRow>(kind: ApplicationKind<Row>): OfficeRoute[] {
  const path = `applications/${kind.name}`
  const pageOf = async (call: StaffCall, query: typeof ApplicationQuery.static) => {
    const { total, rows } = await applicationPage<Row>(call.db, kind, query)
    return { total, rows: await presented(call, kind, rows, MASKED) }
  }
  const list = readRoute(`GET ${path}`, ApplicationQuery, (call) => pageOf(call, call.input))
  const file = readRoute(`GET ${path}/export`, ApplicationQuery, async (call) =>
    exported(kind.name, await pageOf(call, wholeList(call.input)), ({ facts, verdicts: _verdicts, ...row }) => ({
      ...row,
      createdAt: new Date(row.createdAt).toISOString(),
      decidedAt: row.decidedAt === null ? null : new Date(row.decidedAt).toISOString(),
      ...facts,
    })),
  )
  const decide = writeRoute(
    `POST ${path}/:id/decide`,
    Type.Object({
      id: Id,
      /** Of the application as the form showed it. */
      version: Type.String({ maxLength: 40 }),
      verdict: Type.String({ maxLength: 20 }),
      reason: Type.String({ maxLength: 200 }),
    }),
    async (call) => {
      const { id, version, verdict, reason } = call.input
      const row = await lockedApplication(call, kind, id)
      if (versionOf(row) !== version) throw new OfficeError('changed')
      if (!verdictsOf(kind, row).includes(verdict)) throw new OfficeError('badInput', 'verdict')
      if (verdict === 'reject' && reason.trim() === '') throw new OfficeError('badInput', 'reason')
      if (!(await kind.decide(call, id, { verdict, reason: reason.trim() }))) throw new OfficeError('changed')
      const after = await applicationById<Row>(call.db, kind, id)
      const audit = {
        target: kind.name,
        targetId: id,
        before: { state: row.state },
        after: { state: after?.state },
        reason,
      }
      return { data: true, audit }
    },
  )
  const reveal = writeRoute(`POST ${path}/:id/reveal`, Type.Object({ id: Id }), async (call) => {
    const row = await applicationById<Row>(call.db, kind, call.input.id)
    if (!row) throw new OfficeError('notFound')
    const [data] = await presented(call, kind, [row], REVEALED)
    return { data, audit: { target: kind.name, targetId: row.id } }
  })
  return [list, file, decide, reveal]
}

/** The application after its applicant can no longer change it at the same moment. */
async function lockedApplication<Row extends ApplicationRow>(
  { db }: StaffCall,
  kind: ApplicationKind<Row>,
  id: string,
): Promise<Row> {
  const row = await applicationById<Row>(db, kind, id)
  if (!row) throw new OfficeError('notFound')
  await lockUser({ db, user: { userId: await kind.applicantOf(db, row) } })
  return (await applicationById<Row>(db, kind, id)) ?? row
}

async function presented<Row extends ApplicationRow>(
  call: StaffCall,
  kind: ApplicationKind<Row>,
  rows: readonly Row[],
  shown: Shown,
) {
  const facts = await kind.factsOf(call, rows, shown)
  return rows.map((row, at) => ({
    id: row.id,
    state: row.state,
    version: versionOf(row),
    verdicts: verdictsOf(kind, row),
    createdAt: row.createdAt,
    decidedAt: row.decidedAt ?? row.issuedAt ?? null,
    rejectReason: row.rejectReason,
    facts: facts[at] ?? {},
  }))
}

function verdictsOf<Row extends ApplicationRow>({ verdicts }: ApplicationKind<Row>, { state }: Row): readonly string[] {
  return verdicts[state] ?? []
}

function versionOf(row: ApplicationRow): string {
  return hashed(canonicalJson(row)).slice(0, 16)
}
