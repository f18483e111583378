import type { SeatPlan } from '../catalogue/entities/session'
import type { VenueSeating } from '../catalogue/seating/venue-seating'
import { stableId } from '../stable-id'
import { type FaultList, similarWord } from './content-fault'
import type { PriceEntry, SessionEntry, ShowDocument } from './documents/show-document'
import { placesOfTier } from './hall-places'
import { centsOf } from './money'
import { optionalText, plainText } from './written-texts'

/** Colors of prices in their order. */
const COLORS = ['#4FA8FF', '#35C9A8', '#FFB020', '#FF7A59', '#E8477A', '#8B5CF6', '#84CC16'] as const

const MODES = { nothing: 'BUY', 'waiting-list': 'WAIT_LIST', message: 'LACK_REGISTER' } as const

/** Input of a session's tickets. */
interface PriceInput {
  /** Show and session. */
  sessionKey: string
  show: ShowDocument
  session: Pick<SessionEntry, 'prices'>
  hall: VenueSeating | undefined
  /** Path of the session in its document. */
  path: readonly (string | number)[]
}

/** A price with its place in the document, and its tier of the hall. */
interface PlacedPrice {
  price: PriceEntry
  at: number
  tier: number
}

/** Seat plans of a session: in the order of the document, or the cheapest tier of the hall first. */
export function compilePrices(input: PriceInput, faults: FaultList): SeatPlan[] {
  const { show, session, hall, path } = input
  const ids = show.prices.map(({ id }) => id)
  for (const id of Object.keys(session.prices ?? {}))
    if (!ids.includes(id))
      faults.add([...path, 'prices', id], id, 'The show has no price of this name.', similarWord(id, ids))
  ids.forEach((id, at) => {
    if (ids.indexOf(id) < at) faults.add(['prices', at, 'id'], id, 'Another price of the show has the same id.')
  })
  const placed = show.prices.map((price, at) => ({ price, at, tier: hall ? tierOf(price, at, hall, faults) : 0 }))
  if (hall && new Set(placed.map(({ tier }) => tier)).size !== hall.tiers.length)
    faults.add(['prices'], ids.join(', '), `The hall has ${hall.tiers.length} tiers: each of them needs one price.`)
  return placed
    .sort((a, b) => b.tier - a.tier || a.at - b.at)
    .map((one, sort) => compilePrice(one, sort, input, faults))
}

function compilePrice({ price, at, tier }: PlacedPrice, sort: number, input: PriceInput, faults: FaultList): SeatPlan {
  const { sessionKey, show, session, hall } = input
  const own = session.prices?.[price.id]
  const places = hall ? placesOfTier(hall, tier) : null
  const parts = (price.parts ?? []).map((part) => {
    if (!show.prices.some(({ id, parts: others }) => id === part.price && !others))
      faults.add(['prices', at, 'parts'], part.price, 'A part is another single price of the show.')
    return { seatPlanId: planId(sessionKey, part.price), qty: part.count }
  })
  const pricePath = own?.price === undefined ? ['prices', at, 'price'] : [...input.path, 'prices', price.id, 'price']
  return {
    seatPlanId: planId(sessionKey, price.id),
    name: plainText(price.name, ['prices', at, 'name'], faults),
    seatPlanCategory: parts.length > 0 ? 'COMBO' : 'SINGLE',
    priceCent: centsOf(own?.price ?? price.price, pricePath, faults),
    stock: places?.isSeated ? places.count : stockOf(price, own?.stock, places?.count, at, faults),
    unitQty: parts.reduce((sum, { qty }) => sum + qty, 0) || 1,
    color: price.color ?? COLORS[sort % COLORS.length] ?? COLORS[0],
    purchaseMode: places?.isSeated ? 'PICK_SEAT' : MODES[price.soldOut ?? 'nothing'],
    comments: optionalText(price.note, ['prices', at, 'note'], faults),
    comboItems: parts,
    ageLimit: price.ages ? { minAge: price.ages.from, maxAge: price.ages.to, minQty: price.ages.count } : null,
    sort,
  }
}

function stockOf(
  { stock, id }: PriceEntry,
  ofSession: number | undefined,
  ofHall: number | undefined,
  at: number,
  faults: FaultList,
): number {
  const units = ofSession ?? stock ?? ofHall
  if (units === undefined) faults.add(['prices', at], id, 'A price without a hall needs a stock.')
  return units ?? 0
}

function planId(sessionKey: string, price: string): string {
  return stableId(`plan:${sessionKey}/${price}`)
}

/** Tier of a price. */
function tierOf({ tier, id }: PriceEntry, at: number, hall: VenueSeating, faults: FaultList): number {
  const names = hall.tiers.map(({ name }) => name['en-US'])
  const found = typeof tier === 'number' ? tier : names.indexOf(tier ?? id)
  if (found >= 0 && found < names.length) return found
  const written = String(tier ?? id)
  faults.add(['prices', at, 'tier'], written, 'The hall has no such tier.', similarWord(written, names))
  return 0
}
