import path from 'node:path'
import { createGenerator, type Schema } from 'ts-json-schema-generator'
import { ROOT } from '../run-command'
import { type CallTypes, contracts } from './contracts'

export interface ContractSchemas {
  /** By `METHOD path`. */
  calls: Record<string, CallTypes>
  definitions: Record<string, Schema>
}

/** JSON Schemas of every call, from the contract types; deterministic. */
export function generateSchemas(): ContractSchemas {
  const generator = createGenerator({
    path: path.join(ROOT, 'src/contracts/**/*.ts'),
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

function sorted<Value>(fields: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))
}
