import path from 'node:path'
import { require as requireTypeScript } from 'tsx/cjs/api'
import type { Route } from '../src/routes/route'

/** The pages that the app has, from its one table of them. */
export function appRoutes(root: string): Route[] {
  const file = path.join(root, 'src/routes.ts')
  const { routes } = requireTypeScript(file, __filename) as typeof import('../src/routes')
  return Object.values<Route>(routes)
}
