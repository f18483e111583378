import type { FastifyRequest } from 'fastify'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { BusinessError } from '../business-error'
import type { Context, PublicCall } from '../call'
import { DatabaseBusy } from '../database/retries'
import { shopNotOpen } from '../shop/shop-status'
import { authenticate } from './authenticate'
import { callerOf, neighborhoodOf } from './caller'
import type { Handler, Route } from './define-route'
import { originOf, publicOriginOf } from './origin'
import { localeOf, query, textOf } from './request-values'
import { checkAnswer, checkedInput } from './validate'
import { withIdempotency } from './with-idempotency'

/** Wraps the handler of a route for a request; the sandbox applies scenarios here. */
export type Decorate = (route: Route, request: FastifyRequest) => Handler

/** Envelope texts of answers shared by several callers. */
const sharedTexts = new WeakMap<object, string>()

/**
 * Answers a request with a route, as a JSON envelope. A call that fails during a reset of the shop saw inconsistent
 * data and may be retried (`DatabaseBusy`).
 */
export async function answerCall(
  route: Route,
  context: Context,
  decorate: Decorate,
  request: FastifyRequest,
): Promise<string> {
  const { shop } = context
  const { secret } = shop
  try {
    return await answered(route, context, decorate, request)
  } catch (error) {
    if (error instanceof BusinessError || !(await shop.wasResetSince(secret))) throw error
    throw new DatabaseBusy('the shop was reset meanwhile', { cause: error })
  }
}

/** Checks that the shop is open, the user and the input, runs the handler once, checks the answer. */
async function answered(route: Route, context: Context, decorate: Decorate, request: FastifyRequest): Promise<string> {
  const { settings } = context
  const shop = context.shop.view()
  if (shop.status !== 'OPEN' && !route.isForClosedShop) throw shopNotOpen(shop.status)
  const user = await authenticate(route, request, context)
  const given = fieldsOf(request)
  const fields = Array.isArray(given) ? given : { ...given, ...(request.params as object) }
  const call: PublicCall = {
    ...context,
    shop,
    input: checkedInput(route.name, fields),
    user,
    locale: localeOf(request),
    terminalSrc: textOf(request.headers.src) ?? textOf(query(request).terminalSrc) ?? '',
    riskControl: textOf(request.headers['risk-control']) ?? '',
    privilegeToken: textOf(request.headers['privilege-token']) ?? '',
    passId: textOf(request.headers.passid) ?? '',
    callerAddress: request.ip,
    caller: callerOf(request.ip, shop.secret),
    neighborhood: neighborhoodOf(request.ip, shop.secret),
    origin: originOf(request, settings),
    publicOrigin: publicOriginOf(request, settings),
  }
  const handler = decorate(route, request)
  const key = textOf(request.headers['idempotency-key'])
  const data = route.endpoint.isCreate
    ? await withIdempotency(call, { endpoint: route.name, key }, (db) => handler({ ...call, db }))
    : await handler(call)
  return writtenAnswer(route, route.complete ? await route.complete(call, data) : data)
}

function writtenAnswer({ name, isShared }: Route, data: unknown): string {
  const isKept = isShared && typeof data === 'object' && data !== null
  const known = isKept ? sharedTexts.get(data) : undefined
  if (known !== undefined) return known
  checkAnswer(name, data)
  const text = JSON.stringify({ statusCode: STATUS.success, comments: '', data })
  if (isKept) sharedTexts.set(data, text)
  return text
}

/** Query of a read, body of a write: an object or a list. */
function fieldsOf(request: FastifyRequest): object {
  if (request.method === 'GET' || request.method === 'DELETE') return query(request)
  const { body } = request
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object') throw new BusinessError(BUSINESS_ERROR.badInput, 'common.badRequest', { mode: 1 })
  return body
}
