import { notFound } from '../business-error'
import type { Catalogue, FoundSession } from './catalogue'

/** A session with its show: throws not found for a pair that does not belong together. */
export function sessionOfShow(
  catalogue: Catalogue,
  { showId, bizShowSessionId }: { showId: string; bizShowSessionId: string },
): FoundSession {
  const found = catalogue.session(bizShowSessionId)
  if (found.show !== catalogue.show(showId)) throw notFound()
  return found
}
