import { Catalogue } from '../catalogue/catalogue'
import type { ContentSource } from '../shop/content-source'
import { createDemoCatalogue } from './demo-catalogue'
import { weekStart } from './runs'
import { seedTicketCodes } from './seed-ticket-codes'

let latest: Catalogue | null = null

/**
 * Catalogue of a demo shop whose first day is `anchor`, in the week of `now`, epoch ms. Building one is slow, so the
 * last one is kept.
 */
export function demoCatalogue(anchor: number, now = anchor): Catalogue {
  if (latest?.content.anchor === anchor && isOfWeek(latest, now)) return latest
  latest = new Catalogue(createDemoCatalogue(anchor, now))
  return latest
}

/** True if its shows are those of the week of `now`, epoch ms. */
function isOfWeek({ content: { anchor, weekStart: begin } }: Catalogue, now: number): boolean {
  return weekStart(anchor, now) === begin
}

/** The demo shop: generated, with new sessions each week. */
export const DEMO_SOURCE: ContentSource = { catalogue: demoCatalogue, isCurrent: isOfWeek, seed: seedTicketCodes }
