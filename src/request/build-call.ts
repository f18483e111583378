import { filledPath } from '@/contracts/endpoint'
import type { Call, EndpointInfo, RequestOptions } from './call'

/** Puts the input of a call where it travels: path parameters, then the query of GET and DELETE or the body. */
export function buildCall(endpoint: EndpointInfo, input: unknown, options: RequestOptions): Call {
  const { path, rest } = filledPath(endpoint, isRecord(input) ? input : {})
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  return {
    endpoint,
    path,
    query: hasBody ? {} : (rest as Record<string, string>),
    headers: {},
    body: hasBody ? (isRecord(input) ? rest : input) : undefined,
    options,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
