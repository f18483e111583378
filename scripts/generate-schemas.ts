import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createGenerator, type Schema } from 'ts-json-schema-generator'
import type { Endpoint } from '@/contracts/endpoint'

const ROOT = path.resolve(__dirname, '..')
const CONTRACTS = path.join(ROOT, 'src/contracts')
const SCHEMA_FILE = path.join(ROOT, 'gateway/src/schemas/contracts.generated.json')

/** Names of the types of a call, as written in its contract. */
interface CallTypes {
  input: string
  output: string
}

export interface Contract {
  /** `order/create-order`. */
  name: string
  endpoint: Endpoint<unknown, unknown>
  types: CallTypes
}

export interface ContractSchemas {
  /** By `METHOD path`. */
  calls: Record<string, CallTypes>
  definitions: Record<string, Schema>
}

/** JSON Schemas of every call, from the contract types; deterministic. */
export function generateSchemas(): ContractSchemas {
  const generator = createGenerator({
    path: path.join(CONTRACTS, '**/*.ts'),
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    type: '*',
    expose: 'export',
    additionalProperties: false,
    skipTypeCheck: true,
    sortProps: true,
  })
  const definitions = generator.createSchema('*').definitions as Record<string, Schema>
  // `Record<string, never>` becomes "additional properties match nothing", which a validator cannot remove.
  for (const schema of Object.values(definitions)) if (isClosed(schema)) schema.additionalProperties = false
  const calls = contracts().map(({ endpoint, types }) => [`${endpoint.method} ${endpoint.path}`, types] as const)
  return { calls: sorted(Object.fromEntries(calls)), definitions: sorted(definitions) }
}

function isClosed({ additionalProperties }: Schema): boolean {
  return typeof additionalProperties === 'object' && JSON.stringify(additionalProperties) === '{"not":{}}'
}

/** The text of the generated file. */
export function schemaText(): string {
  return `${JSON.stringify(generateSchemas(), null, 1)}\n`
}

export function isSchemaFileFresh(): boolean {
  return readFileSync(SCHEMA_FILE, 'utf8') === schemaText()
}

/** All contracts, in file order. */
export function contracts(): Contract[] {
  return readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .flatMap((file) => {
      const full = path.join(CONTRACTS, file)
      const declared = /export const (\w+) = endpoint<(\w+), (\w+)>/.exec(readFileSync(full, 'utf8'))
      if (!declared) return []
      const [, constant = '', input = '', output = ''] = declared
      const endpoint = require(full)[constant] as Contract['endpoint']
      return [{ name: file.replace(/\.ts$/, ''), endpoint, types: { input, output } }]
    })
}

function sorted<Value>(fields: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))
}

if (require.main === module) {
  writeFileSync(SCHEMA_FILE, schemaText())
  console.log(`Wrote ${path.relative(ROOT, SCHEMA_FILE)}`)
}
