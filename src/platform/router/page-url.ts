import { withQuery } from '@/lib/query-string'
import type { PageAddress } from './contract'

const PARAMETER = /:(\w+)/g

/** Address of a page inside a mini-program: its path and everything else in the query. */
export function miniPageUrl({ path, params }: PageAddress): string {
  return withQuery(`/${path}`, params)
}

/** Address of a page on the web: the first alias whose path parameters are all known, the rest in the query. */
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
