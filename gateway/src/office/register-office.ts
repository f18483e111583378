import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BusinessError } from '../business-error'
import type { Context } from '../call'
import { inTransaction } from '../database/in-transaction'
import type { Admission } from '../http/admission'
import { callerOf, neighborhoodOf } from '../http/caller'
import { costlyLimit } from '../http/limit-calls'
import { originOf, publicOriginOf } from '../http/origin'
import { isOwnPage } from '../http/own-page'
import { sendError } from '../http/replies'
import { localeOf, textOf } from '../http/request-values'
import { translate } from '../texts/text'
import { recordAudit } from './audit'
import { checkInput } from './check-input'
import { CsvFile } from './csv-file'
import type { OfficeRoute, StaffCall, VisitorCall, Written } from './office-call'
import { OfficeError } from './office-error'
import { PERMISSIONS } from './permissions'
import { officeRoutes } from './routes'
import { sessionToken } from './session-cookie'
import { findSession, hasStaff } from './sessions'

/** Header that no form and no other site can send without a preflight, which the office never answers. */
const PROOF = 'x-encore-office'

/** Serves the calls of the office; none of them is found before the first invitation (decision 148). */
export async function registerOffice(app: FastifyInstance, context: Context, admission: Admission): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyCookie)
    scope.setErrorHandler((error, request, reply) => sendRefusal(error, request, reply))
    scope.addHook('onRequest', async (request) => {
      if (!(await hasStaff(context.db))) throw new OfficeError('notFound')
      if (request.headers[PROOF] !== '1' || !isOwnPage(request, context.settings)) throw new OfficeError('noProof')
    })
    for (const route of officeRoutes) {
      const [method = '', path = ''] = route.name.split(' ')
      scope.route({
        method,
        url: `/office/api/${path}`,
        ...(route.kind === 'visitor' && costlyLimit(context.settings.callsPerMinute)),
        handler: async (request, reply) => {
          const answer = await admission.run(reply.raw, () => answerCall(route, context, request, reply))
          return sendAnswer(reply, answer)
        },
      })
    }
  })
}

async function answerCall(
  route: OfficeRoute,
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const permission = PERMISSIONS[route.name]
  if (permission === undefined) throw new Error(`${route.name} is a call without a permission`)
  const token = sessionToken(request)
  const own = permission === 'VISITOR' || token === undefined ? null : await findSession(context, token)
  if (permission !== 'VISITOR' && own === null) throw new OfficeError('signedOut')
  if (permission !== 'VISITOR' && own && !permission.includes(own.staff.role)) throw new OfficeError('notAllowed')
  const isQuery = request.method === 'GET'
  const fields = { ...((isQuery ? request.query : request.body) as object), ...(request.params as object) }
  const visitor: VisitorCall = {
    ...context,
    input: checkInput(route.schema, fields, isQuery),
    locale: localeOf(request),
    userAgent: textOf(request.headers['user-agent']) ?? '',
    caller: callerOf(request.ip, context.shop.secret),
    neighborhood: neighborhoodOf(request.ip, context.shop.secret),
    origin: originOf(request, context.settings),
    publicOrigin: publicOriginOf(request, context.settings),
    reply,
  }
  const call = { ...visitor, ...own } as StaffCall<never>
  return route.kind === 'write' ? writeAudited(route, call) : route.handle(call)
}

/** The change and its row of the audit log: both or neither. */
function writeAudited(route: OfficeRoute, call: StaffCall<never>): Promise<unknown> {
  return inTransaction(call.db, async (db) => {
    const { data, audit } = (await route.handle({ ...call, db })) as Written
    const by = { staffId: call.staff.id, action: route.name }
    await recordAudit({ ...call, db }, ...[audit].flat().map((entry) => ({ ...entry, ...by })))
    return data
  })
}

function sendAnswer(reply: FastifyReply, answer: unknown): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (!(answer instanceof CsvFile)) return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${answer.name}.csv"`)
    .send(answer.text)
}

/** A refusal of the office by its status and code, one of the shop with its text; others as everywhere. */
function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (error instanceof OfficeError) return reply.code(error.status).send({ code: error.code, field: error.field })
  if (!(error instanceof BusinessError)) return sendError(error, request, reply)
  const message = translate(localeOf(request), error.textKey, error.options.values)
  return reply.code(422).send({ code: 'refused', message })
}
