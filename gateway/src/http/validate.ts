import Ajv, { type ValidateFunction } from 'ajv'
import { isCalendarDay } from '@/domain/calendar-day'
import { badInput } from '../business-error'
import schemas from '../schemas/contracts.generated.json'
import { typedInput } from './typed-input'

/** No text of a call is longer; the database takes no NUL. */
const MAX_TEXT = 500
/** No list or table of a call is longer, nor the name of anything. */
const MAX_PARTS = 500
const MAX_NAME = 60
/** What vendors encrypt, and what providers sign, is as long as its contract says. */
const LONG_TEXTS = ['encryptedData', 'credential', 'identityToken', 'authCode']

const common = { allErrors: false, strict: false } as const
const queries = new Ajv({ ...common, coerceTypes: true, removeAdditional: true })
const bodies = new Ajv({ ...common, removeAdditional: true })
const answers = new Ajv(common)
for (const ajv of [queries, bodies, answers]) {
  ajv.addFormat('date', isCalendarDay)
  ajv.addSchema({ definitions: schemas.definitions }, 'contracts')
}

const calls: Readonly<Record<string, { input: string; output: string }>> = schemas.calls

/** Checks and cleans the input of a call; `name` is `METHOD path`. Throws a business error that names the wrong field. */
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

/** An answer that does not fit its contract is a bug of this gateway. */
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
  if (isTooLong || (typeof value === 'string' && value.includes('\u0000'))) throw badInput(at || 'input')
  if (typeof value !== 'object' || value === null) return
  const parts = Object.entries(value)
  if (parts.length > MAX_PARTS || parts.some(([name]) => name.length > MAX_NAME)) throw badInput(at || 'input')
  for (const [name, part] of parts) checkTexts(part, at || name)
}

/** What is wrong with some of the fields of a type of the contracts; null when nothing is. */
export function partialFault(type: string, fields: unknown): string | null {
  const definition = (schemas.definitions as Record<string, object>)[type]
  const check = answers.compile({ ...definition, required: [], $ref: undefined, definitions: schemas.definitions })
  return check(fields) ? null : answers.errorsText(check.errors)
}
