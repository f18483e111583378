import type { VenueKind } from '../catalogue/entities/place'
import type { ShowCategoryCode } from '../catalogue/entities/show'
import type { TextPair } from '../texts/local-text'
import type { OutingName } from './outing-name'
import { OUTINGS } from './outings'

/** Place and day that name the tickets of a session. */
export interface TicketPlace {
  category: ShowCategoryCode
  venueKind: VenueKind
  outing: OutingName | null
  isWeekend: boolean
}

type House = 'hall' | 'concert' | 'music' | 'sport' | 'club' | 'small'

// biome-ignore format: one kind of house per line reads as a table
const ZONES: Readonly<Record<House, readonly TextPair[]>> = {
  hall: [['三层', 'Tier 3'], ['二层', 'Tier 2'], ['二层前区', 'Tier 2 front'], ['一层', 'Stalls'], ['一层前区', 'Stalls front'], ['一层 VIP', 'Stalls VIP']],
  concert: [['看台后区', 'Upper tier rear'], ['看台', 'Upper tier'], ['看台前区', 'Upper tier front'], ['内场后区', 'Floor rear'], ['内场中区', 'Floor middle'], ['内场前区', 'Floor front']],
  music: [['楼座后区', 'Gallery rear'], ['楼座', 'Gallery'], ['池座后区', 'Stalls rear'], ['池座', 'Stalls'], ['池座前区', 'Stalls front'], ['池座 VIP', 'Stalls VIP']],
  sport: [['上层看台', 'Upper stand'], ['中层看台', 'Middle stand'], ['下层看台', 'Lower stand'], ['场边', 'Courtside'], ['包厢席', 'Box']],
  club: [['早鸟票', 'Early bird'], ['预售票', 'Advance'], ['全价票', 'Standard'], ['VIP 票', 'VIP']],
  small: [['C 区', 'Zone C'], ['B 区', 'Zone B'], ['A 区', 'Zone A'], ['首排', 'Front row']],
}

const HOUSE_BY_VENUE: Readonly<Partial<Record<VenueKind, House>>> = {
  LIVE_HOUSE: 'club',
  STUDIO: 'small',
  TEA_HOUSE: 'small',
  GALLERY: 'small',
}
const HOUSE_BY_CATEGORY: Readonly<Partial<Record<ShowCategoryCode, House>>> = {
  YanChangHui: 'concert',
  YinYueHui: 'music',
}

const WEEKDAY_TICKET: TextPair = ['平日票', 'Weekday']
const WEEKEND_TICKET: TextPair = ['周末票', 'Weekend']
const EXHIBITION_TICKETS: readonly TextPair[] = [
  ['导览票', 'Guided tour'],
  ['尊享票', 'Priority'],
]

/** Names of the tickets by price; longer than the prices if a small house has fewer. */
export function ticketNames({ category, venueKind, outing, isWeekend }: TicketPlace): readonly TextPair[] {
  if (outing !== null)
    return OUTINGS[outing].tickets ?? [isWeekend ? WEEKEND_TICKET : WEEKDAY_TICKET, ...EXHIBITION_TICKETS]
  if (category === 'TiYuSaiShi') return ZONES.sport
  return ZONES[HOUSE_BY_VENUE[venueKind] ?? HOUSE_BY_CATEGORY[category] ?? 'hall']
}

/** Names of free tickets. */
export function freeTicketNames({ outing }: TicketPlace): readonly TextPair[] {
  return outing === null
    ? [
        ['普通席', 'General'],
        ['无障碍席', 'Accessible'],
      ]
    : [
        ['参观票', 'Entry'],
        ['轮椅参观票', 'Wheelchair entry'],
      ]
}

const GUIDED: TextPair = ['含当日定时导览一次', 'With a guided tour on the day']
const EXHIBITION_PRIORITY: TextPair = ['优先入场，含展览图录一册', 'Priority entry and the catalogue']
const BOOKLET: TextPair = ['含官方纪念手册一份', 'With an official booklet']
const EARLY_ENTRY: TextPair = ['含优先入场通道', 'With priority entry']
const SIDE_VIEW: TextPair = ['侧面视角，价格已优惠', 'Side view, reduced price']

/** Remark on a ticket of `count` by price; `null` for most. */
export function ticketRemark({ outing }: TicketPlace, index: number, count: number, seed: number): TextPair | null {
  if (count < 3) return null
  if (outing !== null)
    return OUTINGS[outing].tickets === null ? ([GUIDED, EXHIBITION_PRIORITY][index - 1] ?? null) : null
  const choice = (seed >>> 8) % 3
  if (index === 0) return choice === 0 ? SIDE_VIEW : null
  return index === count - 1 ? ([BOOKLET, EARLY_ENTRY][choice] ?? null) : null
}
