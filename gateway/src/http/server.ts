import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { newId } from '../random'
import { readableUrl } from './readable-url'
import { sendError } from './replies'

/** How often connections are looked at that take too long, at the least, ms. */
const MAX_CHECKING_MS = 2_000
const BODY_LIMIT = 256 * 1024
/** Longest value inside a path. */
const MAX_PARAMETER = 200
/** How long the head of a request, and a request as a whole, may take to arrive, ms; then its connection is closed. */
const ARRIVES_WITHIN = { head: 10_000, whole: 30_000 }
/** What a client calls its call; anything else gets an id of the gateway's. */
const TRACE_ID = /^[\w-]{1,64}$/

export interface ServerOptions {
  log: FastifyBaseLogger
  /** Whose `X-Forwarded-For` is believed. */
  trustedProxies?: string
  arrivesWithin?: { head: number; whole: number }
}

/** The HTTP server, without a route: limits, ids of requests, and words for what never reaches a route. */
export function createServer({ log, trustedProxies, arrivesWithin = ARRIVES_WITHIN }: ServerOptions): FastifyInstance {
  const { head, whole } = arrivesWithin
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace' }),
    genReqId: ({ headers }) => traceIdIn(headers['front-trace-id']) ?? newId(),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies ?? false,
    requestTimeout: whole,
    http: { headersTimeout: head, connectionsCheckingInterval: Math.min(head, MAX_CHECKING_MS) },
    routerOptions: { maxParamLength: MAX_PARAMETER },
    // What is under way when the server stops is answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    rewriteUrl: readableUrl,
    // The path of a call that cannot be read never reaches a route, nor the error handler below.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
  })
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  letConnectionsGo(app)
  return app
}

/** A connection that was kept open would outlive the calls that a stopping server still answers. */
function letConnectionsGo(app: FastifyInstance): void {
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
