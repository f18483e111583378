import { PRODUCT_VERSION } from '../../../config/product-version'
import { inputSchema } from '../calls/answer-schemas'
import { namesIn } from '../calls/relaxed-schemas'
import type { VisitorParts } from '../visitor'

/** An id that no shop has. */
export const UNKNOWN_ID = 'ffffffffffffffffffffffff'
/** Meaning of `:id`, by the path around it. */
const ID_NAMES: readonly (readonly [part: RegExp, name: string])[] = [
  [/reservation_voucher/, 'reserveOrderId'],
  [/voucher/, 'voucherId'],
  [/agreements/, 'agreementId'],
  [/provinces/, 'provinceId'],
  [/votes/, 'voteId'],
  [/rights/, 'rightId'],
  [/addresses/, 'addressId'],
]
const FIXED: Readonly<Record<string, unknown>> = {
  offset: 0,
  length: 10,
  level: 2,
  src: 'M_WEB',
  client: 'M_WEB',
  productCode: 'CYY',
  clientCode: 'M_WEB',
  versionNo: PRODUCT_VERSION,
  keyword: 'a',
  pageName: 'HOME',
  target: 'HOME',
  tagIds: 'TAG',
  templateIds: '1',
}

/** Input of a call, and whether it is entirely real. */
export interface ProbeInput {
  input: Record<string, unknown>
  isReal: boolean
}

/** Required input of a call: constants, days, ids of earlier answers, otherwise an unknown id. */
export function probeInput(call: string, { ids, clock }: Pick<VisitorParts, 'ids' | 'clock'>): ProbeInput {
  const schema = inputSchema(call)
  const input: Record<string, unknown> = {}
  let isReal = true
  for (const name of requiredNames(schema.required)) {
    const value = constantOf(call, name, clock.now()) ?? ids.first(idNameOf(call, name))
    if (value === undefined) isReal = false
    input[name] = value ?? UNKNOWN_ID
  }
  return { input, isReal }
}

/** Required input of a call with unknown ids; null for a call without an id. */
export function unknownInput(call: string, now: number): Record<string, unknown> | null {
  const names = requiredNames(inputSchema(call).required)
  const entries = names.map((name) => [name, constantOf(call, name, now)] as const)
  if (entries.every(([, value]) => value !== undefined)) return null
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? UNKNOWN_ID]))
}

function constantOf(call: string, name: string, now: number): unknown {
  const today = new Date(now).toISOString().slice(0, 10)
  const days: Readonly<Record<string, string>> = { date: today, month: today.slice(0, 7) }
  return FIXED[name] ?? days[name] ?? namesIn(inputSchema(call), name)[0]
}

function idNameOf(call: string, field: string): string {
  if (field !== 'id') return field
  return ID_NAMES.find(([part]) => part.test(call))?.[1] ?? field
}

function requiredNames(required: unknown): string[] {
  return Array.isArray(required) ? required.filter((name) => typeof name === 'string') : []
}
