import { rootPathOf } from '@/contracts/endpoint'
import type { Call, EndpointInfo, RequestOptions } from './call'

const PATH_PARAMETER = /:(\w+)/g

/** Puts the input of a call where it travels: path parameters, then the query of GET and DELETE or the body. */
export function buildCall(endpoint: EndpointInfo, input: unknown, options: RequestOptions): Call {
  const fields = isRecord(input) ? input : {}
  const inPath = new Set<string>()
  const path = rootPathOf(endpoint).replace(PATH_PARAMETER, (_mark, name: string) => {
    inPath.add(name)
    return encodeURIComponent(String(fields[name] ?? ''))
  })
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !inPath.has(name)))
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
