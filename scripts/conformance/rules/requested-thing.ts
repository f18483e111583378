import { rootPathOf } from '@/contracts/endpoint'
import type { Call } from '@/request/call'

/** Another thing in an answer than the path names: `…/show/:showId/dynamic` of another show; null if it is the same. */
export function otherThingFault({ endpoint, path }: Call, data: unknown): string | null {
  const names = rootPathOf(endpoint).split('/')
  const values = path.split('/').map(decodeURIComponent)
  for (const [at, segment] of names.entries()) {
    if (!segment.startsWith(':')) continue
    const name = segment.slice(1)
    const answered = valueIn(data, name)
    if (answered !== undefined && answered !== values[at])
      return `${name} is ${answered}, and ${values[at]} was requested`
  }
  return null
}

/** Value of a field of an answer, or of an object in it. */
function valueIn(data: unknown, name: string): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined
  const fields = data as Readonly<Record<string, unknown>>
  if (name in fields) return fields[name]
  const inner = Object.values(fields).find((value) => typeof value === 'object' && value !== null && name in value)
  return inner === undefined || Array.isArray(inner) ? undefined : (inner as Readonly<Record<string, unknown>>)[name]
}
