import { withQuery } from '@/lib/query-string'
import type { PageAddress } from './contract'

const PARAMETER = /:(\w+)/g

/** Page address inside a mini-program: its path, with all parameters in the query. */
export function miniPageUrl({ path, params }: PageAddress): string {
  return withQuery(`/${path}`, params)
}

/** Page address on the web: the first alias with all path parameters known, the rest in the query. */
export function webPageUrl({ path, aliases, params }: PageAddress): string {
  const fitting = [...aliases].reverse().find((alias) => namesIn(alias).every((name) => params[name]))
  if (fitting === undefined) return withQuery(`/${path}`, params)
  const inPath = namesIn(fitting)
  const filled = fitting.replace(PARAMETER, (_mark, name: string) => encodeURIComponent(params[name] ?? ''))
  return withQuery(filled, Object.fromEntries(Object.entries(params).filter(([name]) => !inPath.includes(name))))
}

function namesIn(alias: string): string[] {
  return [...alias.matchAll(PARAMETER)].map((match) => match[1] ?? '')
}
