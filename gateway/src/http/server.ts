import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { newId } from '../random'
import { sendError } from './replies'

const BODY_LIMIT = 256 * 1024
/** Longest value inside a path. */
const MAX_PARAMETER = 200
/** What a client calls its call; anything else gets an id of the gateway's. */
const TRACE_ID = /^[\w-]{1,64}$/

/** The HTTP server, without a route: limits, ids of requests, and words for what never reaches a route. */
export function createServer(log: FastifyBaseLogger): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace' }),
    genReqId: ({ headers }) => traceIdIn(headers['front-trace-id']) ?? newId(),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: MAX_PARAMETER },
    // What is under way when the server stops is answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // A path that cannot be read never reaches a route, nor the error handler below.
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
