import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../call'
import { isDatabaseBusy } from '../database/retries'
import {
  ForgedNotice,
  noticePath,
  type PaymentProvider,
  VendorFault,
  type VendorRequest,
} from '../providers/payment/contract'
import { receiveNotice } from '../services/payments/receive-notice'
import type { Admission } from './admission'

/** Reports of vendors have a few hundred bytes to a few thousand. */
const BODY_LIMIT = 32 * 1024

/**
 * Addresses to which vendors report, one for each provider. Bodies arrive as bytes, bounded, before any parser: their
 * signature is over what was sent. An answer that is no success makes the vendor repeat the report.
 */
export async function receivePaymentNotices(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'clock' | 'providers'>,
  admission: Admission,
): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler(refuseNotice)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const provider of context.providers.payments) {
      // The sandbox decides on a page of its own.
      if (provider.name === 'sandbox') continue
      scope.post(noticePath(provider.name), { bodyLimit: BODY_LIMIT }, (request, reply) =>
        admission.run(reply.raw, () => answerNotice(context, provider, request, reply)),
      )
    }
  })
}

async function answerNotice(
  context: Pick<Context, 'db' | 'clock'>,
  provider: PaymentProvider,
  { body, headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const request = { headers: headers as VendorRequest['headers'], body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) }
  await receiveNotice(context, provider, request)
  return reply.type(provider.thanks.contentType).send(provider.thanks.body)
}

/** Vendors read the status alone: a report that had no effect is never answered by 200, as calls of the app are. */
function refuseNotice(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error)
  if (status < 500) request.log.warn({ reason: (error as Error).message }, 'payment notice')
  else request.log.error({ err: error }, 'payment notice')
  return reply.code(status).type('text/plain').send('failure')
}

/** Refused for good; or to be repeated while the vendor's keys or the database are out of reach. */
function statusOf(error: unknown): number {
  if (error instanceof ForgedNotice) return 401
  if (error instanceof VendorFault || isDatabaseBusy(error)) return 503
  const { statusCode = 500 } = error as { statusCode?: number }
  return statusCode >= 400 ? statusCode : 500
}
