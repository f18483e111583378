import type { VenueSeating } from '../catalogue/seating/venue-seating'

/** Seats, or standing places, of a tier. */
export function placesOfTier({ tiers, zones }: VenueSeating, tier: number): { isSeated: boolean; count: number } {
  const isSeated = tiers[tier]?.kind === 'SEAT'
  const standing = zones.filter((zone) => zone.kind === 'STAND' && zone.tiers.includes(tier))
  const count = isSeated
    ? zones.flatMap(({ rows }) => rows).reduce((sum, { levels }) => sum + seatsOfTier(levels, tier), 0)
    : standing.reduce((sum, { places }) => sum + places, 0)
  return { isSeated, count }
}

/** `levels`: pairs of a tier and a number of seats. */
function seatsOfTier(levels: readonly number[], tier: number): number {
  let count = 0
  for (let at = 0; at < levels.length; at += 2) if (levels[at] === tier) count += levels[at + 1] ?? 0
  return count
}
