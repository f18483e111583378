import path from 'node:path'
import { rootPathOf } from '@/contracts/endpoint'
import { isPublicPath } from '@/domain/access'
import { camelCase, change, create, insertAfterLast, pascalCase } from './insert'

export interface NewEndpoint {
  /** `coupon/list-coupons`. */
  name: string
  method: string
  /** `trade/buyer/v5/coupons`; a part of the input is `:id`. */
  callPath: string
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE']
const NAME = /^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)+$/

/** A call: its contract, the route of the gateway that answers it, and the row in the gateway's table. */
export function newEndpoint(root: string, { name, method, callPath }: NewEndpoint): string[] {
  if (!NAME.test(name)) throw new Error(`"${name}" is no name of a call: <area>/<verb>-<noun>, in lower case.`)
  if (!METHODS.includes(method)) throw new Error(`"${method}" is none of ${METHODS.join(', ')}.`)
  const [, file = ''] = name.split('/')
  const [constant, type] = [camelCase(file), pascalCase(file)]
  const contract = path.join(root, `src/contracts/${name}.ts`)
  const route = path.join(root, `gateway/src/routes/${name}.ts`)
  const routes = path.join(root, 'gateway/src/routes.ts')
  create(contract, contractText(constant, type, method, callPath))
  create(route, routeText(name, constant, callPath))
  change(routes, (table) => withRoute(table, name, constant))
  return [contract, route, routes]
}

function contractText(constant: string, type: string, method: string, callPath: string): string {
  const marks = [...callPath.matchAll(/:(\w+)/g)].map(([, mark]) => mark)
  const input =
    marks.length > 0
      ? `export interface ${type}Input {\n${marks.map((mark) => `  ${mark}: Id\n`).join('')}}`
      : `export type ${type}Input = NoInput`
  return `import { endpoint } from '../endpoint'
import type { ${marks.length > 0 ? 'Id' : 'NoInput'} } from '../wire-types'

${input}

export type ${type}Output = true

export const ${constant} = endpoint<${type}Input, ${type}Output>({${method === 'GET' ? '' : `\n  method: '${method}',`}
  path: '${callPath}',${method === 'GET' ? '' : '\n  changes: [],'}
})
`
}

function routeText(name: string, constant: string, callPath: string): string {
  const access = isPublicPath(rootPathOf({ path: callPath })) ? 'publicRoute' : 'privateRoute'
  return `import { ${constant} } from '@/contracts/${name}'
import { ${access} } from '../../http/define-route'

export const ${constant}Route = ${access}(${constant}, () => true as const)
`
}

/** The table with one route more; imports and rows stay in the order of the files. */
function withRoute(table: string, name: string, constant: string): string {
  const imported = insertAfterLast(table, /import \{ \w+Route \} from '.+'\n/, importLine(constant, name))
  const lines = imported.match(/import \{ \w+Route \} from '.+'\n/g) ?? []
  const sorted = [...lines].sort((a, b) => (fileOf(a) < fileOf(b) ? -1 : 1))
  const rows = sorted.map((line) => `  ${/\w+Route/.exec(line)?.[0]},\n`)
  // Calls that a table of their own names stay in front.
  return imported
    .replace(lines.join(''), sorted.join(''))
    .replace(/= \[\n((?: {2}\.\.\.\w+,\n)*)[^\]]*\]/, (_all, tables: string) => `= [\n${tables}${rows.join('')}]`)
}

function importLine(constant: string, name: string): string {
  return `import { ${constant}Route } from './routes/${name}'\n`
}

function fileOf(line: string): string {
  return /'(.+)'/.exec(line)?.[1] ?? ''
}

/** What to do next, for the one who ran it. */
export function nextSteps({ name }: NewEndpoint): string {
  return `The call ${name} is there and answers true. Next:
  1. write what goes in and out into src/contracts/${name}.ts
  2. let gateway/src/routes/${name}.ts answer it
  3. npm run generate:schemas
docs/playbooks/new-call.md tells more.`
}
