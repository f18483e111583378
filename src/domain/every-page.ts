import { routes } from '@/routes'
import type { Route } from '@/routes/route'

/** Every page of the app, in the order of the route table. */
export function everyPage(): Route[] {
  return Object.values<Route>(routes)
}

/** Path and query of a page on the web. */
export function webPathOf({ aliases, path }: Route, params: Readonly<Record<string, string>>): string {
  const query = String(new URLSearchParams(params))
  return (aliases[0] ?? `/${path}`) + (query && `?${query}`)
}
