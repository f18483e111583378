import { contractSchemas } from '../../gateway/src/http/contract-schemas'

/** The part of a JSON schema that contracts use. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  pattern?: string
}

const { calls } = contractSchemas
const definitions: Readonly<Record<string, Schema>> = contractSchemas.definitions

/** The names of everything a call may be given. `name` is `METHOD path`. */
export function fieldsOf(name: string): string[] {
  return Object.keys(inputOf(name).properties ?? {})
}

/** An input that fits the contract of a call and names nothing that exists. */
export function sampleInput(name: string): Record<string, unknown> {
  return sampleOf(inputOf(name)) as Record<string, unknown>
}

/** The schema of what a call is given. */
export function inputOf(name: string): Schema {
  return resolved({ $ref: `#/definitions/${calls[name]?.input}` })
}

/** A schema itself, from wherever it is referred to. */
export function resolved(schema: Schema): Schema {
  const target = schema.$ref?.replace('#/definitions/', '')
  return target === undefined ? schema : resolved(definitions[target] ?? {})
}

function sampleOf(given: Schema): unknown {
  const schema = resolved(given)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return sampleOf(schema.anyOf[0])
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') {
    const parts = Object.entries(schema.properties ?? {})
    return Object.fromEntries(parts.map(([name, part]) => [name, sampleOf(part)]))
  }
  if (type === 'array') return Array.from({ length: schema.minItems ?? 1 }, () => sampleOf(schema.items ?? {}))
  if (type === 'boolean') return true
  if (type === 'number' || type === 'integer') return Math.max(1, schema.minimum ?? 1)
  return 'unknown'
}
