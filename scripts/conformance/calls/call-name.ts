import type { EndpointInfo } from '@/request/call'

/** `GET show/pub/v5/show/:showId/static`. */
export function nameOf({ method, path }: Pick<EndpointInfo, 'method' | 'path'>): string {
  return `${method} ${path}`
}
