import { rootPathOf } from '@/contracts/endpoint'
import { isPublicPath } from '@/domain/access'
import { toAppError } from '@/lib/app-error'
import { PRODUCT_VERSION } from '../../config/product-version'
import type { AreaCall, AreaName } from './areas'
import { inputSchema } from './calls/answer-schemas'
import { isSchema, namesIn } from './calls/relaxed-schemas'
import { nameOf, type VisitorParts } from './visitor'

/** Reads with side effects, or made only on return from a provider. */
const NOT_READ = ['show/buyer/v3/shows/:showId/subscribe', 'user/pub/v1/weixin/jsapi/authorization']
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
const NAMED_SCREENS = 3
const PAGING = ['offset', 'length']
/** An unknown id. */
const UNKNOWN_ID = 'ffffffffffffffffffffffff'
const FIXED: Readonly<Record<string, unknown>> = {
  ...{ offset: 0, length: 10, level: 2, src: 'M_WEB', client: 'M_WEB', productCode: 'CYY', clientCode: 'M_WEB' },
  ...{ versionNo: PRODUCT_VERSION, keyword: 'a', pageName: 'HOME', target: 'HOME', tagIds: 'TAG', templateIds: '1' },
}

/** Input of a read, and whether it is entirely real. */
interface ReadInput {
  input: Record<string, unknown>
  isReal: boolean
}

/**
 * Makes all remaining reads of an area: with ids from earlier answers, otherwise with an unknown id, which a conforming
 * gateway rejects properly.
 */
export async function playReads(
  area: AreaName,
  calls: readonly AreaCall[],
  parts: VisitorParts,
  screensOf: (contract: string) => string[],
) {
  for (const call of calls) {
    if (call.area !== area || !isReadNow(call, parts)) continue
    const { priority, isRiskChecked } = call.endpoint
    const isOptional = priority === 'low' || isRiskChecked
    const screen = shortened(screensOf(call.contract))
    const sees = `What the call brings is missing on ${screen}`
    parts.recorder.step = { area, screen, sees, isOptional, depth: 'probed' }
    await read(call, parts)
  }
}

/** First pages of a call, and the number of the others. */
function shortened(screens: readonly string[]): string {
  if (screens.length === 0) return 'App'
  const more = screens.length - NAMED_SCREENS
  return screens.slice(0, NAMED_SCREENS).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

/** True for a remaining read that the current session allows. */
function isReadNow({ endpoint }: AreaCall, { recorder, client }: VisitorParts): boolean {
  const isToCome = endpoint.method === 'GET' && !recorder.calls.has(nameOf(endpoint))
  const isAllowed = isPublicPath(rootPathOf(endpoint)) || client.tokens !== null
  return isToCome && isAllowed && !NOT_READ.includes(endpoint.path)
}

/** Makes a read; a rejection is a fault if the input names nothing that could be missing. */
async function read({ endpoint }: AreaCall, parts: VisitorParts): Promise<void> {
  const name = nameOf(endpoint)
  const { input, isReal } = inputOf(name, parts)
  try {
    await parts.client.request(endpoint, input)
  } catch (thrown) {
    const { httpCode, statusCode, comments = '' } = toAppError(thrown).details
    const isRefusal = httpCode === 200 && statusCode !== undefined && isReal && !takesChoice(name)
    if (isRefusal) parts.recorder.add(name, 'accepted', `refused with ${statusCode} “${comments}”`)
  }
}

function inputOf(call: string, { ids, clock }: VisitorParts): ReadInput {
  const schema = inputSchema(call)
  const today = new Date(clock.now()).toISOString().slice(0, 10)
  const dates: Readonly<Record<string, string>> = { date: today, month: today.slice(0, 7) }
  const input: Record<string, unknown> = {}
  let isReal = true
  for (const name of namesOf(schema.required)) {
    const known = FIXED[name] ?? dates[name] ?? namesIn(schema, name)[0] ?? ids.first(idNameOf(call, name))
    if (known === undefined) isReal = false
    input[name] = known ?? UNKNOWN_ID
  }
  return { input, isReal }
}

/** True for a read with more than paging input: its subject may be gone, or one of several fields is required. */
function takesChoice(call: string): boolean {
  const { properties } = inputSchema(call)
  return isSchema(properties) && Object.keys(properties).some((name) => !PAGING.includes(name))
}

function idNameOf(call: string, field: string): string {
  if (field !== 'id') return field
  return ID_NAMES.find(([part]) => part.test(call))?.[1] ?? field
}

function namesOf(required: unknown): string[] {
  return Array.isArray(required) ? required.filter((name) => typeof name === 'string') : []
}
