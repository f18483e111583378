import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { rootPathOf } from '@/contracts/endpoint'
import { STATUS } from '@/contracts/envelope'
import { REFUSAL } from '@/contracts/refusal-code'
import { findLogin } from './authenticate'
import type { Clock } from './clock'
import type { OpenedDatabase } from './database/connect'
import type { PublicCall, Route, SignedInUser } from './handle'
import { runOnce } from './idempotency'
import { originOf } from './origin'
import { Refusal, shopNotOpen } from './refusal'
import { localeOf, noSuchCall, query, sendFailure, textOf } from './replies'
import { routes } from './routes'
import { answering } from './sandbox/answer-scenarios'
import { registerFaults, type ScenariosOf, ShopFaults } from './sandbox/faults'
import { registerSandbox } from './sandbox/sandbox'
import type { Settings } from './settings'
import { Shop } from './shop'
import { registerH5 } from './static/h5'
import { registerPictures } from './static/pictures'
import { registerStoredFiles } from './static/stored-files'
import { checkAnswer, checkedInput } from './validate'

const BODY_LIMIT = 256 * 1024
/** Brotli on the fly: a fifth worse than the best, and a fiftieth of its time. */
const ANSWER_QUALITY = 4
/** Longest value inside a path. */
const MAX_PARAMETER = 200

export interface GatewayParts {
  database: OpenedDatabase
  clock: Clock
  settings: Settings
}

/** The sandbox gateway, ready to listen or to be injected into. */
export async function createGateway(parts: GatewayParts): Promise<FastifyInstance> {
  const { database, clock, settings } = parts
  const shop = await Shop.open(database.db, clock.now())
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: MAX_PARAMETER },
    // A path that cannot be read never reaches a route, nor the error handler below.
    frameworkErrors: (error, request, reply) => sendFailure(error, request, reply),
  })
  await app.register(fastifyCompress, {
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: ANSWER_QUALITY } },
  })
  allowOtherOrigins(app)
  acceptEmptyJson(app)
  const faults = new ShopFaults()
  const scenariosOf = settings.sandbox ? registerFaults(app, faults) : () => []
  for (const route of routes) {
    app.route({
      method: route.endpoint.method,
      url: rootPathOf(route.endpoint),
      handler: (request, reply) => answer(route, { ...parts, shop, scenariosOf }, request, reply),
    })
  }
  registerPictures(app, shop, settings)
  registerStoredFiles(app, { ...parts, shop })
  if (settings.sandbox) registerSandbox(app, { ...parts, shop, faults })
  // A call that is to fail has to be made.
  if (settings.h5Dir) registerH5(app, settings.h5Dir, () => faults.list().length === 0)
  else app.setNotFoundHandler((request, reply) => noSuchCall(request, reply))
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply))
  return app
}

async function answer(
  route: Route,
  { database, clock, settings, shop, scenariosOf }: GatewayParts & { shop: Shop; scenariosOf: ScenariosOf },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (shop.status !== 'OPEN' && !route.isForClosedShop) throw shopNotOpen(shop.status)
  const user = await userOf(route, request, database, clock)
  const given = fieldsOf(request)
  const fields = Array.isArray(given) ? given : { ...given, ...(request.params as object) }
  const input = checkedInput(route.name, fields)
  const call: PublicCall<unknown> = {
    input,
    user,
    locale: localeOf(request),
    terminalSrc: textOf(request.headers.src) ?? textOf(query(request).terminalSrc) ?? '',
    riskControl: textOf(request.headers['risk-control']) ?? '',
    db: database.db,
    shop,
    clock,
    settings,
    origin: originOf(request, settings),
  }
  const handle = answering(route, scenariosOf(request))
  const data = route.endpoint.isCreate
    ? await runOnce(call, { endpoint: route.name, key: textOf(request.headers['idempotency-key']) }, (db) =>
        handle({ ...call, db }),
      )
    : await handle(call)
  checkAnswer(route.name, data)
  return reply.send({ statusCode: STATUS.success, comments: '', data })
}

async function userOf(
  route: Route,
  request: FastifyRequest,
  { db }: OpenedDatabase,
  clock: Clock,
): Promise<SignedInUser | null> {
  const token = textOf(request.headers['access-token'])
  if (token === undefined || token === '') {
    if (route.isPublic) return null
    throw new Refusal(STATUS.notLogin, 'common.notLoggedIn', { mode: 3 })
  }
  const login = await findLogin(db, clock, token)
  if ('user' in login) {
    if (login.user.isBound || route.isPublic || route.isForUnbound) return login.user
    throw new Refusal(STATUS.needBind, 'common.needBind')
  }
  if (route.isPublic) return null
  throw login.refusal
}

/** Query of a read, body of a write; a body is an object or a list. */
function fieldsOf(request: FastifyRequest): object {
  if (request.method === 'GET' || request.method === 'DELETE') return query(request)
  const { body } = request
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object') throw new Refusal(REFUSAL.badInput, 'common.badRequest', { mode: 1 })
  return body
}

/** Mini-program devtools and pages of other hosts call a sandbox; credentials travel in headers, never in cookies. */
function allowOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', request.headers.origin ?? '*')
    reply.header('vary', 'origin')
    if (request.method !== 'OPTIONS') return
    reply.header('access-control-allow-methods', 'GET,POST,PUT,DELETE')
    reply.header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
    reply.header('access-control-max-age', '600')
    return reply.code(204).send()
  })
}

/** A write without a body says `content-type: application/json` all the same on some platforms. */
function acceptEmptyJson(app: FastifyInstance): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = String(body)
    try {
      done(null, text === '' ? {} : JSON.parse(text))
    } catch {
      done(new Refusal(REFUSAL.badInput, 'common.badRequest', { mode: 1 }), undefined)
    }
  })
}
