import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { venueTime } from '@/domain/show-date'
import { BusinessError, notFound } from '../../business-error'
import type { PublicCall } from '../../call'
import type { Session } from '../../catalogue/entities/session'
import type { Show } from '../../catalogue/entities/show'
import { signedToken, tokenClaims } from '../verification/signed-token'

/** Tickets at the most in one order at the door. */
export const DOOR_MAX_QTY = 4
/** Lifetime of a pass, ms. */
const PASS_LIFE_MS = 30 * 60 * 1000
/** Purpose of the token: other proofs are signed alike. */
const AUDIENCE = 'door'

type TokenCall = Pick<PublicCall, 'clock' | 'shop'>

/**
 * Sessions that are sold at the door: of the next day that the show plays, until they are over. What is picked on a map
 * or comes by courier is not (decision 48).
 */
export function doorSessions(show: Show, now: number): Session[] {
  const sessions = show.sessions.filter(({ endAt }) => endAt > now)
  const [next] = sessions
  return sessions.filter((session) => next && dayOf(session) === dayOf(next) && isSoldAtDoor(session))
}

/** A pass for those who stand at the venue of a show, logged in or not. */
export function issuePass(call: TokenCall, { showId }: Show, siteId: string): string {
  return signedToken(call, { aud: AUDIENCE, showId, siteId }, PASS_LIFE_MS / 1000)
}

/** The site of a show; a site that is another is not found. */
export function siteOfShow({ shop }: Pick<PublicCall, 'shop'>, show: Show, requested: string | undefined): string {
  const { siteId } = shop.catalogue.siteOf(show)
  if (requested !== undefined && requested !== siteId) throw notFound()
  return siteId
}

/** True for a purchase at the door: it names a site and shows its pass; rejected without one. */
export function isAtDoor(
  call: TokenCall & Pick<PublicCall, 'passId'>,
  { showId }: Show,
  siteId: string | undefined,
): boolean {
  if (siteId === undefined) return false
  const claims = tokenClaims(call, call.passId)
  const isGood = claims?.aud === AUDIENCE && claims.showId === showId && claims.siteId === siteId
  // Back to the page of the door, which gives out a new one.
  if (!isGood) throw new BusinessError(BUSINESS_ERROR.passNeeded, 'door.passOver', { mode: 4 })
  return true
}

/** Delivery of tickets to a buyer at the door. */
export function doorDeliveries({ deliverMethods }: Session): Session['deliverMethods'] {
  return deliverMethods.filter((method) => method !== 'EXPRESS')
}

function isSoldAtDoor(session: Session): boolean {
  return session.seating === null && doorDeliveries(session).length > 0
}

function dayOf({ beginAt, utcOffset }: Session): string {
  return venueTime(beginAt, utcOffset).format('YYYY-MM-DD')
}
