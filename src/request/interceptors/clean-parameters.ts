import type { Interceptor } from '../call'

const EMPTY_TEXTS = ['null', 'undefined']

/** Removes parameters that are null, undefined, 'null' or 'undefined', and logs their names (NET-033). */
export function cleanParameters(warn: (message: string) => void): Interceptor {
  return (call, next) => {
    const removed: string[] = []
    const query = asTexts(cleaned(call.query, removed))
    const body = isPlainObject(call.body) ? cleaned(call.body, removed) : call.body
    if (removed.length > 0) warn(`${call.endpoint.path}: empty parameters removed: ${removed.join(', ')}`)
    return next({ ...call, query, body })
  }
}

function cleaned(fields: Readonly<Record<string, unknown>>, removed: string[]): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    if (value === null || EMPTY_TEXTS.includes(value as string)) removed.push(name)
    else kept[name] = value
  }
  return kept
}

function asTexts(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
