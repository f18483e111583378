import path from 'node:path'
import { require as requireTypeScript } from 'tsx/cjs/api'
import type { Route } from '../src/routes/route'

/** Pages of the app, from its route table. */
export function appRoutes(root: string): Route[] {
  const file = path.join(root, 'src/routes.ts')
  const { routes } = requireTypeScript(file, __filename) as typeof import('../src/routes')
  return Object.values<Route>(routes)
}
