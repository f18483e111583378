import Ajv, { type ErrorObject } from 'ajv'
import { isCalendarDay } from '@/domain/calendar-day'
import { contractSchemas } from '../../../gateway/src/http/contract-schemas'
import { relaxedSchemas, resolved, type Schema } from './relaxed-schemas'

/** Milliseconds from 1973 to 5138: seconds and microseconds of our days lie outside. */
const MOMENT: Schema = { type: 'number', minimum: 1e11, maximum: 1e14 }
/** Maximum reported faults per answer. */
const MAX_FAULTS = 5

const { calls: callTypes } = contractSchemas
const definitions = contractSchemas.definitions as Readonly<Record<string, Schema>>
const ajv = new Ajv({ allErrors: true, strict: false, verbose: true })
ajv.addFormat('date', isCalendarDay)
ajv.addSchema({ definitions: { ...relaxedSchemas(definitions), EpochMs: MOMENT } }, 'answers')

/** The input schema of a call, `METHOD path`; empty if it takes nothing. */
export function inputSchema(call: string): Schema {
  return resolved(definitions[callTypes[call]?.input ?? ''] ?? {}, definitions)
}

/** Faults of an answer's data in words; empty if it fits its contract. */
export function schemaFaults(call: string, data: unknown): string[] {
  const check = ajv.getSchema(`answers#/definitions/${callTypes[call]?.output}`)
  if (check === undefined || check(data)) return []
  const places = new Map<string, number>()
  for (const error of withoutEchoes(check.errors ?? [])) {
    const words = wordsOf(error)
    places.set(words, (places.get(words) ?? 0) + 1)
  }
  return [...places].slice(0, MAX_FAULTS).map(([words, count]) => (count > 1 ? `${words} (${count} times)` : words))
}

/** Errors without those that only repeat a failed union. */
function withoutEchoes(errors: readonly ErrorObject[]): ErrorObject[] {
  return errors.filter(({ keyword, schemaPath }) => keyword !== 'if' && !schemaPath.includes('/anyOf/'))
}

function wordsOf({ keyword, instancePath, params, message, data }: ErrorObject): string {
  const place = placeOf(instancePath)
  if (keyword === 'required') return `${place}.${params.missingProperty} is missing`
  if (keyword === 'type') return `${place} is ${kindOf(data)} and should be ${[params.type].flat().join(' or ')}`
  if (keyword === 'enum') return `${place} is ${short(data)}, and the app knows ${params.allowedValues.join(', ')}`
  if (keyword === 'const') return `${place} is ${short(data)} and should be ${short(params.allowedValue)}`
  if (keyword === 'minimum' || keyword === 'maximum')
    return `${place} is ${short(data)}, which are no milliseconds of these years: ${new Date(Number(data)).getUTCFullYear()}`
  if (keyword === 'anyOf') return `${place} has none of the shapes that the app knows`
  return `${place} ${message}`
}

/** `/list/3/showId` → `data.list[].showId`. */
function placeOf(instancePath: string): string {
  const names = instancePath.split('/').slice(1)
  return names.reduce((place, name) => (/^\d+$/.test(name) ? `${place}[]` : `${place}.${name}`), 'data')
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
