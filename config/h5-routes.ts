import path from 'node:path'
import { require as requireTypeScript } from 'tsx/cjs/api'
import type { Route } from '../src/routes/route'

/** Web addresses by page path, for Taro's router; the page path comes last, because an aliased page forgets its own. */
export function h5Routes(root: string): Record<string, string[]> {
  const file = path.join(root, 'src/routes.ts')
  const { routes } = requireTypeScript(file, __filename) as typeof import('../src/routes')
  const aliased = Object.values<Route>(routes).filter(({ aliases, isBuilt }) => isBuilt && aliases.length > 0)
  return Object.fromEntries(aliased.map(({ path: page, aliases }) => [`/${page}`, [...aliases, `/${page}`]]))
}
