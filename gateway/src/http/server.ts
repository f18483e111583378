import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { hiddenCharacters } from '../business-error'
import { newId } from '../random'
import { unstorableField } from '../storable-text'
import { isNavigation, readableUrl } from './readable-url'
import { sendError } from './replies'

/** Maximum interval between checks for slow connections, ms. */
const MAX_CHECKING_MS = 2_000
const BODY_LIMIT = 256 * 1024
/** Maximum length of a path parameter. */
const MAX_PARAMETER = 200
/** Maximum time for the head of a request, and for the whole request, ms; then its connection closes. */
const ARRIVES_WITHIN = { head: 10_000, whole: 30_000 }
/** Trace id of a client; any other value is replaced. */
const TRACE_ID = /^[\w-]{1,64}$/

export interface ServerOptions {
  log: FastifyBaseLogger
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies?: string
  arrivesWithin?: { head: number; whole: number }
}

/** HTTP server without routes: limits, request ids, and answers for what never reaches a route. */
export function createServer({ log, trustedProxies, arrivesWithin = ARRIVES_WITHIN }: ServerOptions): FastifyInstance {
  const { head, whole } = arrivesWithin
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace' }),
    genReqId: ({ headers }) => traceIdIn(headers['front-trace-id']) ?? newId(),
    bodyLimit: BODY_LIMIT,
    // No plugin waits for anything outside; a timer for each of the routes is most of a start.
    pluginTimeout: 0,
    trustProxy: trustedProxies ?? false,
    requestTimeout: whole,
    http: { headersTimeout: head, connectionsCheckingInterval: Math.min(head, MAX_CHECKING_MS) },
    routerOptions: { maxParamLength: MAX_PARAMETER },
    // Pending calls are answered when the server stops.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    rewriteUrl: readableUrl,
    // Calls with an unreadable path bypass routes and the error handler below.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
  })
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  rejectUnstorableTexts(app)
  closeIdleConnections(app)
  return app
}

/** Route of all pages of the app (static/h5.ts). */
const PAGES = '/*'

/** Rejects texts that the database cannot store, wherever a request has them; opening a page stores nothing. */
function rejectUnstorableTexts(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ raw, routeOptions, params, query, body, headers }) => {
    if (isNavigation(raw) || routeOptions.url === PAGES) return
    for (const part of [params, query, body, headers]) {
      const field = unstorableField(part)
      if (field !== null) throw hiddenCharacters(field)
    }
  })
}

/** Closes idle kept-alive connections of a stopping server, which would outlive its pending calls. */
function closeIdleConnections(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isStopping) reply.header('connection', 'close')
    return payload
  })
}

function traceIdIn(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && TRACE_ID.test(header) ? header : undefined
}
