import { rootPathOf } from '@/contracts/endpoint'
import { isPublicPath } from '@/domain/access'
import type { AreaCall, AreaName } from '../areas'
import type { CallRecord } from '../findings'
import type { VisitorParts } from '../visitor'

/** Calls of an area, and the pages of each. */
export interface AreaCalls {
  area: AreaName
  calls: readonly AreaCall[]
  screensOf(contract: string): readonly string[]
}

/** Calls of one kind in an area, whatever its subject; they follow the journeys. */
export type Pass = (area: AreaCalls, parts: VisitorParts) => Promise<void>

/** Reads with side effects, or made only on return from a provider. */
const NOT_READ = ['show/buyer/v3/shows/:showId/subscribe', 'user/pub/v1/weixin/jsapi/authorization']
const NAMED_SCREENS = 3

/** Makes the following calls those of one endpoint, with the effect of its failure on users. */
export function beginCall(
  { endpoint, contract }: AreaCall,
  { area, screensOf }: AreaCalls,
  { recorder }: VisitorParts,
  depth: CallRecord['depth'],
): void {
  const screen = shortened(screensOf(contract))
  const isOptional = endpoint.priority === 'low' || endpoint.isRiskChecked
  recorder.step = { area, screen, sees: `What the call brings is missing on ${screen}`, isOptional, depth }
}

/** First pages of a call, and the number of the others. */
function shortened(screens: readonly string[]): string {
  if (screens.length === 0) return 'App'
  const more = screens.length - NAMED_SCREENS
  return screens.slice(0, NAMED_SCREENS).map(titleOf).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

/** `user/member-center` → `Member center`. */
function titleOf(page: string): string {
  const words = page.replace(/^.*\//, '').replace(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** True for a read that changes nothing. */
export function isHarmlessRead({ endpoint }: AreaCall): boolean {
  return endpoint.method === 'GET' && !NOT_READ.includes(endpoint.path)
}

/** True for a call that needs a session. */
export function isPrivate({ endpoint }: Pick<AreaCall, 'endpoint'>): boolean {
  return !isPublicPath(rootPathOf(endpoint))
}

/** True for a call that the current session allows. */
export function isAllowed(call: AreaCall, { client }: VisitorParts): boolean {
  return !isPrivate(call) || client.tokens !== null
}
