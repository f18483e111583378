import Ajv, { type ValidateFunction } from 'ajv'
import { isCalendarDay } from '@/domain/calendar-day'
import { badInput } from '../business-error'
import { contractSchemas } from './contract-schemas'
import { typedInput } from './typed-input'

/** Maximum text length of a call. */
const MAX_TEXT = 500
/** Maximum length of lists, objects and names in a call. */
const MAX_PARTS = 500
const MAX_NAME = 60
/** Fields encrypted by vendors or signed by providers: as long as their contract allows. */
const LONG_TEXTS = ['encryptedData', 'credential', 'identityToken', 'authCode']

const { calls, definitions } = contractSchemas
const common = { allErrors: false, strict: false } as const
const queries = new Ajv({ ...common, coerceTypes: true, removeAdditional: true })
const bodies = new Ajv({ ...common, removeAdditional: true })
const answers = new Ajv(common)
for (const ajv of [queries, bodies, answers]) {
  ajv.addFormat('date', isCalendarDay)
  ajv.addSchema({ definitions }, 'contracts')
}

/**
 * Validates and cleans the input of a call; `name` is `METHOD path`. Throws a business error that names the invalid
 * field.
 */
export function checkedInput(name: string, fields: object): unknown {
  checkTexts(fields, '')
  const isQuery = name.startsWith('GET') || name.startsWith('DELETE')
  const check = compiled(isQuery ? queries : bodies, calls[name]?.input)
  const input = typedInput(fields)
  if (check(input)) return input
  const [error] = check.errors ?? []
  const missing = (error?.params as { missingProperty?: string } | undefined)?.missingProperty
  throw badInput(missing ?? (error?.instancePath.slice(1) || 'input'))
}

/** An answer that violates its contract is a bug of this gateway. */
export function checkAnswer(name: string, answer: unknown): void {
  const check = compiled(answers, calls[name]?.output)
  if (!check(answer)) throw new Error(`${name} answers against its contract: ${answers.errorsText(check.errors)}`)
}

function compiled(ajv: Ajv, type: string | undefined): ValidateFunction {
  if (type === undefined) throw new Error('a call without a schema: run npm run generate:schemas')
  const id = `contracts#/definitions/${type}`
  const check = ajv.getSchema(id)
  if (!check) throw new Error(`no schema for ${type}`)
  return check
}

function checkTexts(value: unknown, at: string): void {
  const isTooLong = typeof value === 'string' && value.length > MAX_TEXT && !LONG_TEXTS.includes(at)
  if (isTooLong) throw badInput(at || 'input')
  if (typeof value !== 'object' || value === null) return
  const parts = Object.entries(value)
  if (parts.length > MAX_PARTS || parts.some(([name]) => name.length > MAX_NAME)) throw badInput(at || 'input')
  for (const [name, part] of parts) checkTexts(part, at || name)
}

/** Fault of partial fields against a contract type; null if valid. */
export function partialFault(type: string, fields: unknown): string | null {
  const definition = definitions[type]
  const check = answers.compile({ ...definition, required: [], $ref: undefined, definitions })
  return check(fields) ? null : answers.errorsText(check.errors)
}
