import type { TObject } from '@sinclair/typebox'
import Ajv, { type ValidateFunction } from 'ajv'
import { OfficeError } from './office-error'

const common = { strict: false, useDefaults: true, removeAdditional: true } as const
/** Queries are texts: numbers are read from them, and one value is a list of one. */
const queries = new Ajv({ ...common, coerceTypes: 'array' })
const bodies = new Ajv(common)
const checks = new WeakMap<TObject, ValidateFunction>()

/** Input of a call by its schema; names the invalid field otherwise. */
export function checkInput(schema: TObject, fields: object, isQuery: boolean): object {
  const check = checks.get(schema) ?? (isQuery ? queries : bodies).compile({ ...schema, additionalProperties: false })
  checks.set(schema, check)
  const input = { ...fields }
  if (check(input)) return input
  const [error] = check.errors ?? []
  const missing = (error?.params as { missingProperty?: string } | undefined)?.missingProperty
  throw new OfficeError('badInput', missing ?? error?.instancePath.slice(1))
}
