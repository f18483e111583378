import { checkArrival, checkClaims, checkRefundNotes, checkUnsaidNames } from './claims'
import type { CheckedContent, Finding } from './finding'
import { checkPromises, checkStatusNotice, checkTiedGoods, checkVariants, checkVenue } from './offer-rules'
import { checkHours, checkSessions } from './session-rules'
import { checkPictures, checkTexts } from './text-rules'
import { checkTickets } from './ticket-rules'

/**
 * Contradictions in the content of a shop: notes, times, tickets, offers, names and pictures that cannot all be true.
 * `shows`: those that are not checked yet.
 */
export function checkContent(content: CheckedContent, shows = content.shows): Finding[] {
  const venues = new Map(content.venues.map((venue) => [venue.venueId, venue]))
  return [
    ...shows.flatMap((show) => [
      ...checkClaims(show),
      ...checkRefundNotes(show),
      ...checkArrival(show),
      ...checkUnsaidNames(show),
      ...checkSessions(show),
      ...checkHours(show),
      ...checkTickets(show),
      ...checkPromises(show),
      ...checkStatusNotice(show),
      ...checkVenue(show, venues.get(show.venueId)),
    ]),
    ...checkTiedGoods(content, shows),
    ...content.offers.goods.flatMap(checkVariants),
    ...checkTexts({ ...content, shows }),
    ...checkPictures(content),
  ]
}
