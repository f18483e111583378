import fc from 'fast-check'
import { inputOf, resolved, type Schema } from './sample-input'

const HOSTILE = [
  'constructor',
  '__proto__',
  'hasOwnProperty',
  "' OR '1'='1",
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  'javascript://localhost/%0aalert(1)',
  '\u0000',
  '\ud800',
  '🎫'.repeat(100),
  '0',
  '-1',
  '1e309',
  'NaN',
  '2099-01-01',
]

/** Objects and lists inside each other, that deep. */
function nested(depth: number): unknown {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { constructor: value }
  return value
}

const ANY_TEXT = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ maxLength: 600 }),
)

const ANYTHING = fc.oneof(
  ANY_TEXT,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, [], {}, -1, 1e308, 2 ** 53),
  fc.integer({ min: 1, max: 200 }).map(nested),
)

/** Inputs of a call: mostly valid, with `known` ids, and sometimes arbitrary. */
export function anyInput(name: string, known: readonly string[]): fc.Arbitrary<unknown> {
  return anyValue(inputOf(name), known)
}

function anyValue(given: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fitting(resolved(given), known) }, { weight: 1, arbitrary: ANYTHING })
}

function fitting(schema: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((part) => anyValue(part, known)))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return objectOf(schema, known)
  if (type === 'array') {
    const { minItems: minLength = 0, maxItems = 4 } = schema
    return fc.array(anyValue(schema.items ?? {}, known), { minLength, maxLength: Math.max(minLength, maxItems) })
  }
  if (type === 'boolean') return fc.boolean()
  if (type === 'number' || type === 'integer') {
    const { minimum = 0, maximum = 100 } = schema
    return fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.max(minimum, maximum)) })
  }
  return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: ANY_TEXT })
}

function objectOf({ properties = {}, required = [] }: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, anyValue(part, known)]))
  const extra = fc.dictionary(fc.constantFrom('constructor', '__proto__', 'extra'), ANYTHING, { maxKeys: 2 })
  return fc
    .tuple(fc.record(parts, { requiredKeys: required.filter((name) => name in parts) }), extra)
    .map(([fields, more]) => ({ ...more, ...fields }))
}
