import { AppError } from '@/lib/app-error'
import type { EndpointInfo } from '@/request/call'
import type { HttpReply, HttpRequest } from '@/request/transport'
import type { AreaName } from '../../../scripts/conformance/areas'
import type { Rule } from '../../../scripts/conformance/findings'
import type { Journey } from '../../../scripts/conformance/journeys/journey'
import type { Pass } from '../../../scripts/conformance/passes/pass'
import { type Detour, isCallOf } from '../conformance-kit'
import type { TestGateway } from '../test-gateway'

/** A gateway that does one thing wrong, and what the kit has to say of it. */
export interface PlantedFault {
  /** Behaviour of the gateway. */
  does: string
  detour(shop: TestGateway): Detour
  journeys: readonly Journey[]
  /** Default: none. */
  passes?: readonly Pass[]
  /** Default: all. */
  areas?: readonly AreaName[]
  mayPay?: boolean
  call: Pick<EndpointInfo, 'method' | 'path'>
  rule: Rule
  missing: string
  sees: string
}

// biome-ignore lint/suspicious/noExplicitAny: a fault is whatever a contract does not allow.
type Data = any

/** Changes the data of the answers to one call. */
export function changed(endpoint: EndpointInfo, change: (data: Data, url: string) => void): () => Detour {
  return () => async (request, forward) => {
    const reply = await forward(request)
    const body = structuredClone(reply.body) as { data: Data }
    if (!isCallOf(request, endpoint) || !body.data) return reply
    change(body.data, request.url)
    return { ...reply, body }
  }
}

/** Replaces the answers to one call. */
export function replaced(
  endpoint: EndpointInfo,
  replace: (reply: HttpReply, request: HttpRequest) => HttpReply,
): () => Detour {
  return () => async (request, forward) => {
    const reply = await forward(request)
    return isCallOf(request, endpoint) ? replace(reply, request) : reply
  }
}

/** Sends the requests of one call without their idempotency key. */
export function withoutKey(endpoint: EndpointInfo): () => Detour {
  return () => (request, forward) => {
    const { 'idempotency-key': _key, ...headers } = request.headers
    return forward(isCallOf(request, endpoint) ? { ...request, headers } : request)
  }
}

/** Serves one call to anyone as the user who made it first. */
export function asFirstUser(endpoint: EndpointInfo): () => Detour {
  return () => {
    let first: string | undefined
    return (request, forward) => {
      if (!isCallOf(request, endpoint)) return forward(request)
      first ??= request.headers['access-token']
      return forward({ ...request, headers: { ...request.headers, 'access-token': first ?? '' } })
    }
  }
}

/** Sends requests of one call in Chinese of the mainland, whatever their language. */
export function inOneLanguage(endpoint: EndpointInfo): () => Detour {
  return () => (request, forward) => {
    if (!isCallOf(request, endpoint)) return forward(request)
    const url = request.url.replace(/lang=[^&]+/, 'lang=zh')
    return forward({ ...request, url, headers: { ...request.headers, locale: 'zh' } })
  }
}

/** Lets a call wait until the app gives up. */
export function timeOut(endpoint: EndpointInfo): () => Detour {
  return replaced(endpoint, () => {
    throw new AppError('network', 'timeout')
  })
}
