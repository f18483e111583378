import type { Call } from '@/request/call'
import type { HttpReply } from '@/request/transport'
import { schemaFaults } from '../calls/answer-schemas'
import { type Exchange, SLOW_MS } from '../calls/gateway-client'
import type { Rule } from '../findings'
import { momentsIn, skewFault } from './clock'
import { envelopeFaults, wordsFault } from './envelope'
import type { OrderStates } from './order-states'
import { isPage, pageFaults } from './pages'
import { billFaults, isBill } from './price-lines'
import { priceTagFaults } from './price-tags'
import { repeatedIdFaults } from './repeated-ids'
import { otherThingFault } from './requested-thing'

export interface Fault {
  rule: Rule
  missing: string
  /** Effect on users, if common to every call. */
  sees?: string
}

interface Surroundings {
  /** Epoch ms. */
  now: number
  states: OrderStates
}

const BLANK_DIALOG = 'A dialog without words, or none at all, where the gateway refuses'
const NO_CONTENT = 'An error in place of the content'
const SLOW = 'A page that stays empty for seconds'
const TWO_PRICES = 'One price on the page, and another one in the order'
const TWICE = 'The same choice twice, of which one does nothing'
const OTHER_THING = 'Another thing than the one that was opened'
const WRONG_CLOCK = 'Countdowns and time limits that end too early or too late; entry codes that no gate takes'

/** Faults of a single answer, whatever the call. */
export function inspectExchange(exchange: Exchange, surroundings: Surroundings): Fault[] {
  const { call, reply, error, ms } = exchange
  if (reply === null) return [silence(error?.code, call.endpoint.timeoutMs)]
  const isSlow = call.endpoint.method === 'GET' && ms > SLOW_MS
  return [
    ...(isSlow
      ? [{ rule: 'speed', missing: `the answer takes more than ${SLOW_MS / 1000} s`, sees: SLOW } as const]
      : []),
    ...replyFaults(exchange, reply, surroundings),
  ]
}

function replyFaults({ call, error, locale }: Exchange, reply: HttpReply, { now, states }: Surroundings): Fault[] {
  if (reply.status !== 200) return statusFaults(reply.status)
  const skews = (data: unknown) =>
    momentsIn(reply.headers, data).flatMap(({ source, at }): Fault[] => {
      const fault = skewFault(at, now, source)
      return fault === null ? [] : [{ rule: 'clock', missing: fault, sees: WRONG_CLOCK }]
    })
  const envelope = envelopeFaults(reply.body).map(
    (missing): Fault => ({ rule: 'envelope', missing, sees: error?.details.statusCode ? BLANK_DIALOG : NO_CONTENT }),
  )
  if (error !== null || envelope.length > 0) {
    const words = wordsFault(reply.body, locale)
    return [
      ...envelope,
      ...skews(null),
      ...(words === null ? [] : [{ rule: 'language' as const, missing: words, sees: 'A refusal in another language' }]),
    ]
  }
  const data = dataOf(reply.body)
  return [
    ...schemaFaults(`${call.endpoint.method} ${call.endpoint.path}`, data).map(
      (missing): Fault => ({
        rule: 'schema',
        missing,
      }),
    ),
    ...dataFaults(call, data, states),
    ...skews(data),
  ]
}

/** Rules for data shapes, wherever they appear. */
function dataFaults(call: Call, data: unknown, states: OrderStates): Fault[] {
  const faults: Fault[] = [
    ...priceTagFaults(data).map((missing): Fault => ({ rule: 'prices', missing, sees: TWO_PRICES })),
    ...repeatedIdFaults(data).map((missing): Fault => ({ rule: 'content', missing, sees: TWICE })),
  ]
  const other = otherThingFault(call, data)
  if (other !== null) faults.push({ rule: 'content', missing: other, sees: OTHER_THING })
  if (isPage(data)) faults.push(...pageFaults(data).map((missing): Fault => ({ rule: 'paging', missing })))
  if (isBill(data)) faults.push(...billFaults(data).map((missing): Fault => ({ rule: 'prices', missing })))
  for (const { orderId, code } of ordersIn(data)) {
    const missing = states.faultOf(orderId, code)
    if (missing !== null)
      faults.push({ rule: 'states', missing, sees: 'Buttons and texts of a state that the order is not in' })
  }
  return faults
}

/** Orders of an answer with their states: a single one, or those of a list. */
function ordersIn(data: unknown): { orderId: string; code: number | string }[] {
  if (typeof data !== 'object' || data === null) return []
  const summaries: unknown[] = 'orderBrief' in data ? [data.orderBrief] : isPage(data) ? data.list : []
  return summaries.flatMap((summary) => {
    if (typeof summary !== 'object' || summary === null) return []
    if (!('orderId' in summary) || !('orderState' in summary)) return []
    const { orderId, orderState: state } = summary
    if (typeof orderId !== 'string' || typeof state !== 'object' || state === null || !('code' in state)) return []
    return typeof state.code === 'number' || typeof state.code === 'string' ? [{ orderId, code: state.code }] : []
  })
}

function silence(code: string | undefined, timeoutMs: number): Fault {
  if (code === 'timeout') return { rule: 'reachable', missing: `no answer within ${timeoutMs / 1000} s` }
  return { rule: 'reachable', missing: 'the connection failed' }
}

function statusFaults(status: number): Fault[] {
  if (status === 404 || status === 405 || status === 501)
    return [{ rule: 'known', missing: `the gateway does not know the call (HTTP ${status})` }]
  return [
    {
      rule: 'envelope',
      missing: `HTTP ${status}; business answers come with HTTP 200`,
      sees: '“Something went wrong” in place of the gateway’s own words',
    },
  ]
}

function dataOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined
}
