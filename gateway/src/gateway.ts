import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { rootPathOf } from '@/contracts/endpoint'
import type { Clock } from './clock'
import type { OpenedDatabase } from './database/connect'
import { Admission } from './http/admission'
import { answerCall, type Decorate } from './http/answer-call'
import { logAnswers } from './http/answer-facts'
import { allowOtherOrigins } from './http/cors'
import { acceptJson } from './http/json-body'
import { limitCalls, ownLimit, readBudget } from './http/limit-calls'
import { receivePaymentNotices } from './http/payment-notices'
import { sendAnswer, sendNoSuchCall } from './http/replies'
import { sendSecurityHeaders } from './http/security-headers'
import { createServer } from './http/server'
import { registerOfficePages } from './office/office-pages'
import { registerOffice } from './office/register-office'
import type { Metrics } from './operations/metrics'
import { missingParts } from './operations/missing-parts'
import { registerPublishing } from './operations/publish-content'
import { registerOperations } from './operations/register-operations'
import type { Providers } from './providers/providers'
import { routes } from './routes'
import { registerFaults, ShopFaults } from './sandbox/faults'
import { allowOwnPagesOnly } from './sandbox/own-pages-only'
import { registerSandbox } from './sandbox/sandbox'
import { withScenarios } from './sandbox/with-scenarios'
import type { Settings } from './settings'
import { FRAME_ANCESTORS } from './shop/merchants'
import type { Shop } from './shop/shop'
import { registerContentPictures } from './static/content-pictures'
import { pageFinder } from './static/found-page'
import { registerH5 } from './static/h5'
import { registerInvoiceFiles } from './static/invoice-files'
import { registerLinkPictures } from './static/link-pictures/register-link-pictures'
import { registerPictures } from './static/pictures'
import { registerProviderReturn } from './static/provider-return'
import { registerSiteFiles } from './static/site-files'
import { registerStoredFiles } from './static/stored-files'

/** Brotli on the fly: a fifth worse than the best, and a fiftieth of its time. */
const ANSWER_QUALITY = 4

/** Calls that are worked on at a time: as many as there are connections to the database; and those that may wait. */
const ADMITTED = { atOnce: 20, inLine: 2_000 }

/** Parts of a gateway. */
export interface GatewayParts {
  database: OpenedDatabase
  clock: Clock
  settings: Settings
  shop: Shop
  providers: Providers
  log: FastifyBaseLogger
  metrics: Metrics
  /** Faults that the sandbox plays. */
  faults?: ShopFaults
  /** After every call that may have changed something. */
  onChange?: () => void
}

/** The sandbox gateway, ready to listen or to be injected into. */
export async function createGateway(parts: GatewayParts): Promise<FastifyInstance> {
  const { database, clock, settings, shop, providers, log, metrics, faults = new ShopFaults() } = parts
  const { db } = database
  const context = { db, clock, settings, shop, providers }
  const { callsPerMinute, trustedProxies } = settings
  const app = createServer({ log, trustedProxies })
  await sendSecurityHeaders(app, settings)
  logAnswers(app, (facts) => {
    metrics.countAnswer(facts)
    if (facts.method !== 'GET') parts.onChange?.()
  })
  registerOperations(app, {
    db,
    metrics,
    missing: () => missingParts(shop, settings, providers),
    metricsToken: settings.metricsToken,
  })
  await app.register(fastifyCompress, {
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: ANSWER_QUALITY } },
  })
  await allowOtherOrigins(app)
  if (callsPerMinute !== undefined) await limitCalls(app, callsPerMinute)
  acceptJson(app)
  const admission = new Admission(ADMITTED)
  const decorate = settings.sandbox ? scenarioPlayer(app, faults) : undecorated
  await receivePaymentNotices(app, context, admission)
  for (const route of routes) {
    app.route({
      method: route.endpoint.method,
      url: rootPathOf(route.endpoint),
      ...ownLimit(route, callsPerMinute),
      async handler(request, reply) {
        const envelope = await admission.run(reply.raw, () => answerCall(route, context, decorate, request))
        // Out of its place already: a caller may read as slowly as it likes.
        return sendAnswer(envelope, reply)
      },
    })
  }
  const isWithin = readBudget(app, callsPerMinute)
  registerPictures(app, context, isWithin)
  registerContentPictures(app, context)
  registerLinkPictures(app, isWithin)
  registerStoredFiles(app, context)
  registerInvoiceFiles(app, context)
  registerProviderReturn(app)
  await registerOffice(app, context, admission)
  registerPublishing(app, context)
  await registerOfficePages(app, context)
  if (settings.sandbox) {
    allowOwnPagesOnly(app, settings)
    registerSandbox(app, { ...context, faults })
  }
  // A call that is to fail has to be made.
  const { h5Dir } = settings
  if (h5Dir) {
    const isAnswering = () => faults.list().length === 0
    const frameAncestors = () => FRAME_ANCESTORS[shop.merchant]
    registerSiteFiles(app, { h5Dir, settings, shop, clock, isWithin })
    registerH5(app, {
      h5Dir,
      settings,
      isAnswering,
      isWithin,
      frameAncestors,
      findPage: pageFinder({ app, settings, shop }),
    })
  } else app.setNotFoundHandler((request, reply) => sendNoSuchCall(request, reply))
  return app
}

const undecorated: Decorate = (route) => route.handler

function scenarioPlayer(app: FastifyInstance, faults: ShopFaults): Decorate {
  const scenariosOf = registerFaults(app, faults)
  return (route, request) => withScenarios(route, scenariosOf(request))
}
