import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getCopywriting } from '@/contracts/copywriting/get-copywriting'
import { ERROR_CODE, STATUS } from '@/contracts/envelope'
import { getShopConfig } from '@/contracts/shop/get-shop-config'
import { getCurrentLocation } from '@/contracts/site/get-current-location'
import { listSites } from '@/contracts/site/list-sites'
import { isApiPath, localeOf, query, textOf } from '../http/request-values'
import { ownValue } from '../own-value'
import { translate } from '../texts/text'

/** Set by `/sandbox` for some seconds with a page in its failed state. */
export const FAULT_COOKIE = 'encore_fault'
/** Business code of a generic rejection. */
const SOME_REFUSAL = 22030000
/** Longer than any client timeout. */
const MAX_SILENCE_MS = 65_000
/** Fastify sends none beyond; 999 stands for a firewall. */
const LAST_KNOWN_STATUS = 599
/** Code of each rejection name: the envelope's code, or its `RE…` code. */
const REFUSALS: Readonly<Record<string, { statusCode: number; mode?: number; errorCode?: string }>> = {
  tokenExpire: { statusCode: STATUS.tokenExpire, mode: 0 },
  otherDevice: { statusCode: STATUS.loginOtherDevice, mode: 0 },
  needBind: { statusCode: STATUS.needBind, mode: 0 },
  loginExpire: { statusCode: STATUS.loginExpire, mode: 3 },
  langMismatch: { statusCode: STATUS.languageMismatch, mode: 0 },
  areaMismatch: { statusCode: STATUS.areaMismatch, mode: 0 },
  shopClosed: { statusCode: SOME_REFUSAL, mode: 0, errorCode: ERROR_CODE.shopNotOpen },
  backToBooking: { statusCode: SOME_REFUSAL, mode: 11, errorCode: ERROR_CODE.backToBooking[0] },
}

/** A fault of the whole shop with a remaining count. */
export interface ShopFault {
  /** One name, or several separated by commas; see docs/testing.md. */
  scenario: string
  /** Part of the path of affected calls; empty: all. */
  path: string
  /** Remaining occurrences. */
  times: number
}

/** Faults set at /sandbox. They live as long as the process. */
export class ShopFaults {
  private faults: ShopFault[] = []

  list(): readonly ShopFault[] {
    return this.faults
  }

  set(faults: readonly ShopFault[]): void {
    this.faults = faults.filter(({ times }) => times > 0)
  }

  /** Returns the faults of a call to this path; decrements their counts. */
  consume(path: string): string[] {
    const hit = this.faults.filter((fault) => path.includes(fault.path))
    this.set(this.faults.map((fault) => (hit.includes(fault) ? { ...fault, times: fault.times - 1 } : fault)))
    return hit.flatMap(({ scenario }) => scenario.split(','))
  }
}

/** Scenario names of a call. */
export type ScenariosOf = (request: FastifyRequest) => Iterable<string>

/**
 * Makes calls fail on demand: by the header `x-sandbox-scenario`, by `?scenario=`, or for the whole shop. Registered by
 * the sandbox only.
 */
export function registerFaults(app: FastifyInstance, shopFaults: ShopFaults): ScenariosOf {
  const afterwards = new WeakMap<FastifyRequest, Set<string>>()

  app.addHook('onRequest', async (request, reply) => {
    if (!isApiPath(request.url) || request.method === 'OPTIONS') return
    const names = [...shopFaults.consume(request.url), ...namesOf(request)]
    afterwards.set(request, new Set(names))
    for (const name of names) {
      if (await happens(name, request, reply)) return reply
    }
  })

  app.addHook('preHandler', async (request) => {
    if (afterwards.get(request)?.has('duplicate')) await deliverOnce(app, request)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const names = afterwards.get(request)
    if (names?.has('wrongType')) reply.type('text/plain')
    // The work is done; its answer is lost.
    if (names?.has('lostAnswer')) request.raw.socket.destroy()
    return payload
  })

  return (request) => afterwards.get(request) ?? []
}

/** Calls that the app needs before any page: they never fail with a page. */
const START_CALLS = [getShopConfig, getCopywriting, listSites, getCurrentLocation].map(({ path }) => path)

/** Fault that `/sandbox` set for a page opened in this browser. */
function faultOfBrowser({ headers, url }: FastifyRequest): string | undefined {
  if (START_CALLS.some((path) => url.includes(path))) return undefined
  return new RegExp(`(?:^|;\\s*)${FAULT_COOKIE}=([\\w:]+)`).exec(headers.cookie ?? '')?.[1]
}

function namesOf(request: FastifyRequest): string[] {
  const inHeader = textOf(request.headers['x-sandbox-scenario'])
  const requested = inHeader ?? textOf(query(request).scenario) ?? faultOfBrowser(request) ?? ''
  return requested.split(',').filter(Boolean)
}

/** True if the fault answered the call or left it unanswered. */
async function happens(name: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const status = statusOf(name, request.url)
  const [, mode] = /^mode(\d+)$/.exec(name) ?? []
  const [, delay] = /^latency:(\d+)$/.exec(name) ?? []
  if (status) return answer(reply, status, '')
  if (mode) return refuse(request, reply, { statusCode: SOME_REFUSAL, mode: Number(mode) })
  const refusal = ownValue(REFUSALS, name)
  if (refusal) return refuse(request, reply, refusal)
  if (delay) await pause(Number(delay))
  if (name === 'timeout') await pause(MAX_SILENCE_MS)
  if (name === 'dropped' || name === 'timeout') {
    reply.hijack()
    request.raw.socket.destroy()
    return true
  }
  const body = ownValue(BODIES, name)
  return body === undefined ? false : answer(reply, 200, body)
}

function statusOf(name: string, url: string): number | null {
  if (name === 'riskNon200') return /\/(captcha|risk_control|risk_shows|white_tag)\//.test(url) ? 500 : null
  const [, status] = /^(?:status|http)(\d{3})$/.exec(name) ?? []
  return status ? Number(status) : null
}

/** Simulates a duplicate delivery: the first one, whose answer is lost. */
async function deliverOnce(app: FastifyInstance, request: FastifyRequest): Promise<void> {
  const { 'x-sandbox-scenario': _asked, 'content-length': _length, ...headers } = request.headers
  const url = request.url.replace(/([?&])scenario=[^&]*/, '$1')
  await app.inject({ method: request.method as 'POST', url, headers, payload: (request.body ?? undefined) as object })
}

/** Invalid response bodies. */
const BODIES: Readonly<Record<string, string>> = {
  emptyBody: '',
  notJson: '<!doctype html><title>Bad gateway</title>',
  truncated: '{"statusCode":200,"data":{"li',
}

function answer(reply: FastifyReply, status: number, body: string): true {
  const type = body.startsWith('<') ? 'text/html' : 'application/json'
  if (status > LAST_KNOWN_STATUS) {
    reply.hijack()
    reply.raw.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body)
    return true
  }
  void reply.code(status).type(type).send(body)
  return true
}

function refuse(request: FastifyRequest, reply: FastifyReply, refusal: object): true {
  void reply.code(200).send({ ...refusal, comments: translate(localeOf(request), 'sandbox.fault'), data: null })
  return true
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
