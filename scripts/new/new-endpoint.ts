import { existsSync } from 'node:fs'
import path from 'node:path'
import { rootPathOf } from '@/contracts/endpoint'
import { isPublicPath } from '@/domain/access'
import { camelCase, change, create, insertAfterLast, pascalCase } from './insert'

export interface NewEndpoint {
  /** `coupon/list-coupons`. */
  name: string
  method: string
  /** `trade/buyer/v5/coupons`; path parameters as `:id`. */
  callPath: string
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE']
const NAME = /^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)+$/

/** A call: its contract, its gateway route, and its row in the area's route table. */
export function newEndpoint(root: string, { name, method, callPath }: NewEndpoint): string[] {
  if (!NAME.test(name)) throw new Error(`"${name}" is no name of a call: <area>/<verb>-<noun>, in lower case.`)
  if (!METHODS.includes(method)) throw new Error(`"${method}" is none of ${METHODS.join(', ')}.`)
  const [area = '', file = ''] = name.split('/')
  const [constant, type] = [camelCase(file), pascalCase(file)]
  const contract = path.join(root, `src/contracts/${name}.ts`)
  const route = path.join(root, `gateway/src/routes/${name}.ts`)
  const table = path.join(root, `gateway/src/routes/${area}/${area}-routes.ts`)
  create(contract, contractText(constant, type, method, callPath))
  create(route, routeText(name, constant, callPath))
  if (existsSync(table)) {
    change(table, (content) => withRoute(content, file, constant))
    return [contract, route, table]
  }
  const areas = path.join(root, 'gateway/src/routes.ts')
  create(table, tableText(area, file, constant))
  change(areas, (content) => withArea(content, area))
  return [contract, route, table, areas]
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

/** Route table of an area with one call. */
function tableText(area: string, file: string, constant: string): string {
  return `import type { Route } from '../../http/define-route'
import { ${constant}Route } from './${file}'

export const ${camelCase(area)}Routes: readonly Route[] = [${constant}Route]
`
}

/** Route table with one more call; imports and rows stay sorted by file. */
function withRoute(table: string, file: string, constant: string): string {
  return withSorted(table, `import { ${constant}Route } from './${file}'\n`, (name) => `  ${name},\n`)
}

/** Area table with one more area. */
function withArea(table: string, area: string): string {
  const added = `import { ${camelCase(area)}Routes } from './routes/${area}/${area}-routes'\n`
  return withSorted(table, added, (name) => `  ...${name},\n`)
}

/** Import of a call's or of an area's route. */
const IMPORT = /import \{ (\w+Routes?) \} from '(.+)'\n/

function withSorted(table: string, added: string, row: (name: string) => string): string {
  const lines = insertAfterLast(table, IMPORT, added).match(new RegExp(IMPORT, 'g')) ?? []
  const sorted = [...lines].sort((a, b) => (partOf(a, 2) < partOf(b, 2) ? -1 : 1))
  return insertAfterLast(table, IMPORT, added)
    .replace(lines.join(''), sorted.join(''))
    .replace(/= \[[^\]]*\]\n/, `= [\n${sorted.map((line) => row(partOf(line, 1))).join('')}]\n`)
}

function partOf(line: string, at: 1 | 2): string {
  return IMPORT.exec(line)?.[at] ?? ''
}

/** Next steps for the developer. */
export function nextSteps({ name }: NewEndpoint): string {
  return `Created the call ${name}. It returns true for now. Next:
  1. define its input and output in src/contracts/${name}.ts
  2. implement it in gateway/src/routes/${name}.ts
See docs/playbooks/new-call.md.`
}
