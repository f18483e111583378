import { priceInfoFromCents } from '@/domain/money'
import { SEAT_STATE } from '@/domain/seat-map/packed-states'
import { SeatLayout } from '@/domain/seat-map/seat-layout'
import type { Seating, SeatPlan } from '../catalogue/entities/session'
import { seatMapStatic, zoneRows } from '../catalogue/seating/seat-map'
import { takenSeats } from '../catalogue/seating/taken-seats'
import { tierOfPlan } from '../catalogue/seating/tier-of-plan'
import type { SeatingKey, VenueSeating } from '../catalogue/seating/venue-seating'
import { venueSeating } from '../catalogue/seating/venue-seatings'
import { stableId } from '../stable-id'
import { localText } from '../texts/local-text'
import { demoSeed } from './demo-ids'
import { PLAN_COLORS } from './seat-plans'

/** Minimum share of a hall sold before the shop opens; the maximum is a half. */
const LEAST_TAKEN = 0.34
const TAKEN_RANGE = 0.2
/** Share of a standing area that is left. */
const STANDING_LEFT = 0.4

/** Seating of a hall that the project draws. */
type DrawnSeating = Seating & { key: SeatingKey }

/** Seating of a session. */
export function seatingOf(sessionKey: string, key: SeatingKey, isByOthers: boolean): DrawnSeating {
  const seed = demoSeed(`seats:${sessionKey}`)
  return { key, isByOthers, seed, takenShare: LEAST_TAKEN + (TAKEN_RANGE * (seed % 100)) / 100 }
}

/** A seat plan for each tier of the hall, the cheapest first; `prices` in yuan, ascending. */
export function seatedPlansOf(sessionKey: string, seating: DrawnSeating, prices: readonly number[]): SeatPlan[] {
  const { tiers, zones } = venueSeating(seating.key)
  if (tiers.length !== prices.length)
    throw new Error(`${sessionKey} has ${prices.length} prices for ${tiers.length} tiers`)
  const left = seatsLeft(seating)
  return prices.map((yuan, index) => {
    const at = tierOfPlan(tiers.length, index)
    const tier = tiers[at]
    const places = zones.reduce((sum, zone) => sum + (zone.tiers.includes(at) ? zone.places : 0), 0)
    const isStanding = tier?.kind === 'STAND'
    return {
      seatPlanId: stableId(`plan:${sessionKey}/${index}`),
      name: localText(`${tier?.name['zh-CN']} ${yuan}元`, `${tier?.name['en-US']} ¥${yuan}`),
      seatPlanCategory: 'SINGLE',
      priceCent: yuan * 100,
      stock: isStanding ? Math.round(places * STANDING_LEFT) : (left[at] ?? 0),
      unitQty: 1,
      color: PLAN_COLORS[index] ?? PLAN_COLORS[0],
      purchaseMode: isStanding ? 'BUY' : 'PICK_SEAT',
      comments: null,
      comboItems: [],
      ageLimit: null,
      sort: index,
    }
  })
}

const leftBySeed = new Map<number, number[]>()

/** Free seats of each tier; counted once per session. */
function seatsLeft(seating: DrawnSeating): number[] {
  const known = leftBySeed.get(seating.seed)
  if (known) return known
  const layout = venueLayout(seating.key)
  const left: number[] = []
  leftBySeed.set(seating.seed, left)
  takenSeats(layout, seating.seed, seating.takenShare).forEach((state, seat) => {
    const tier = layout.level[seat] ?? 0
    if (state === SEAT_STATE.available) left[tier] = (left[tier] ?? 0) + 1
  })
  return left
}

const layouts = new Map<SeatingKey, SeatLayout>()

/** Seats of a hall without session prices: a level is a tier. */
function venueLayout(key: SeatingKey): SeatLayout {
  const known = layouts.get(key) ?? new SeatLayout(wholeMap(venueSeating(key)))
  layouts.set(key, known)
  return known
}

function wholeMap(seating: VenueSeating) {
  const priceLevels = seating.tiers.map(({ name }, tier) => ({
    seatPlanId: String(tier),
    seatPlanName: name['zh-CN'],
    color: PLAN_COLORS[0],
    priceCent: 0,
    priceInfo: priceInfoFromCents(0),
  }))
  const session = { sessionId: '', version: '', priceLevels, limits: { perOrder: 1 } }
  const seated = seating.zones.filter(({ kind }) => kind === 'SEAT')
  return { ...seatMapStatic(seating, session, 'zh-CN'), rows: seated.map((zone) => zoneRows(zone, 'zh-CN')) }
}
