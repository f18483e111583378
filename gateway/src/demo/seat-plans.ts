import type { ShowStatus } from '@/contracts/show/get-show-dynamic'
import { demoId, demoSeed } from './demo-ids'
import type { DemoComboItem, DemoSeatPlan } from './demo-session-types'
import type { ShowCategoryCode, VenueKind } from './demo-types'
import { localText, pairText, type TextPair } from './local-text'
import type { PlanFeature } from './titles/title-entry'

/** Input of a session's seat plans. */
export interface SeatPlanInput {
  sessionKey: string
  category: ShowCategoryCode
  venueKind: VenueKind
  capacity: number
  /** Yuan, ascending. */
  prices: readonly number[]
  features: readonly PlanFeature[]
  status: ShowStatus
  /** True if every plan of the session is sold out, whatever the show's status. */
  isGone: boolean
}

/** Colours of seat plans in order, `#RRGGBB`. */
export const PLAN_COLORS = ['#4FA8FF', '#35C9A8', '#FFB020', '#FF7A59', '#E8477A', '#8B5CF6', '#84CC16'] as const

type House = 'hall' | 'concert' | 'music' | 'sport' | 'club' | 'visit' | 'small'

// biome-ignore format: one kind of house per line reads as a table
const ZONES: Readonly<Record<House, readonly TextPair[]>> = {
  hall: [['三层', 'Tier 3'], ['二层', 'Tier 2'], ['二层前区', 'Tier 2 front'], ['一层', 'Stalls'], ['一层前区', 'Stalls front'], ['一层 VIP', 'Stalls VIP']],
  concert: [['看台', 'Upper tier'], ['看台', 'Upper tier'], ['看台前区', 'Upper tier front'], ['内场', 'Floor'], ['内场', 'Floor'], ['内场前区', 'Floor front']],
  music: [['楼座', 'Gallery'], ['楼座', 'Gallery'], ['池座', 'Stalls'], ['池座', 'Stalls'], ['池座前区', 'Stalls front'], ['池座 VIP', 'Stalls VIP']],
  sport: [['上层看台', 'Upper stand'], ['中层看台', 'Middle stand'], ['下层看台', 'Lower stand'], ['场边', 'Courtside'], ['包厢席', 'Box']],
  club: [['早鸟票', 'Early bird'], ['预售票', 'Advance'], ['全价票', 'Standard'], ['VIP 票', 'VIP']],
  visit: [['平日票', 'Weekday'], ['通用票', 'Any day'], ['尊享票', 'Priority']],
  small: [['C 区', 'Zone C'], ['B 区', 'Zone B'], ['A 区', 'Zone A'], ['首排', 'Front row']],
}

const HOUSE_BY_CATEGORY: Readonly<Partial<Record<ShowCategoryCode, House>>> = {
  ZhanLanXiuXian: 'visit',
  TiYuSaiShi: 'sport',
}
const HOUSE_BY_VENUE: Readonly<Partial<Record<VenueKind, House>>> = {
  LIVE_HOUSE: 'club',
  STUDIO: 'small',
  TEA_HOUSE: 'small',
  GALLERY: 'small',
}
const BIG_HOUSE: Readonly<Partial<Record<ShowCategoryCode, House>>> = { YanChangHui: 'concert', YinYueHui: 'music' }

// The category decides first, then the size of the venue.
function zonesOf({ category, venueKind }: SeatPlanInput): readonly TextPair[] {
  return ZONES[HOUSE_BY_CATEGORY[category] ?? HOUSE_BY_VENUE[venueKind] ?? BIG_HOUSE[category] ?? 'hall']
}

const FREE_ZONES: readonly TextPair[] = [
  ['普通席', 'General'],
  ['无障碍席', 'Accessible'],
]

/** Converts yuan to cents. */
function cents(yuan: number): number {
  return yuan * 100
}

function nameOf(zone: TextPair, yuan: number): DemoSeatPlan['name'] {
  if (yuan === 0) return localText(`${zone[0]} 免费`, `${zone[1]} free`)
  return localText(`${zone[0]} ${yuan}元`, `${zone[1]} ¥${yuan}`)
}

const COMMENTS: readonly (TextPair | null)[] = [
  null,
  null,
  ['含官方纪念手册一份', 'With an official booklet'],
  null,
  ['侧面视角，价格已优惠', 'Side view, reduced price'],
  null,
  ['含优先入场通道', 'With priority entry'],
]

/** True if the two dearest plans have a waiting list, which requires others that sell. */
function hasWaitList({ features, prices }: SeatPlanInput, index: number): boolean {
  return features.includes('waitList') && prices.length > 2 && index >= prices.length - 2
}

/** Units left: a share of the house, sometimes few or none, never for plans that must stay available. */
function stockOf(input: SeatPlanInput, index: number, seed: number): number {
  if (input.isGone) return 0
  if (hasWaitList(input, index)) return index === input.prices.length - 1 ? 0 : 2
  if (index === 0 && input.features.includes('fifty')) return 50
  const plenty = 20 + Math.floor((input.capacity * (2 + (seed % 5))) / 100 / input.prices.length)
  // The first two plans of a session always sell; a show on sale could otherwise have nothing to buy.
  if (index < 2 || input.features.includes('plenty')) return plenty
  const luck = seed % 10
  if (luck < 2) return 0
  if (luck === 2) return 3
  return plenty
}

function modeOf(input: SeatPlanInput, index: number, stock: number, seed: number): DemoSeatPlan['purchaseMode'] {
  if (input.status === 'LACK_OF_TICKET') return 'LACK_REGISTER'
  if (hasWaitList(input, index)) return 'WAIT_LIST'
  if (index === 0 && input.features.includes('reserve')) return 'RESERVE'
  if (index === input.prices.length - 1 && index > 0 && input.features.includes('designated')) return 'DESIGNATED'
  if (stock === 0 && !input.isGone && seed % 2 === 0) return 'LACK_REGISTER'
  return 'BUY'
}

function singlePlan(input: SeatPlanInput, zone: TextPair, yuan: number, index: number): DemoSeatPlan {
  const key = `${input.sessionKey}/${index}`
  const seed = demoSeed(key)
  const stock = stockOf(input, index, seed)
  const comment = COMMENTS[(seed >>> 8) % COMMENTS.length] ?? null
  return {
    seatPlanId: demoId(`plan:${key}`),
    name: nameOf(zone, yuan),
    seatPlanCategory: 'SINGLE',
    priceCent: cents(yuan),
    stock,
    unitQty: 1,
    color: PLAN_COLORS[index % PLAN_COLORS.length] ?? '#4FA8FF',
    purchaseMode: modeOf(input, index, stock, seed),
    comments: comment === null ? null : pairText(comment),
    comboItems: [],
    ageLimit: null,
    sort: index,
  }
}

interface ComboInput {
  key: string
  name: DemoSeatPlan['name']
  comments: TextPair
  priceCent: number
  stock: number
  items: readonly DemoComboItem[]
  sort: number
}

function comboPlan(combo: ComboInput): DemoSeatPlan {
  return {
    seatPlanId: demoId(`plan:${combo.key}`),
    name: combo.name,
    seatPlanCategory: 'COMBO',
    priceCent: combo.priceCent,
    stock: combo.stock,
    unitQty: combo.items.reduce((sum, item) => sum + item.qty, 0),
    color: PLAN_COLORS[5] ?? '#8B5CF6',
    purchaseMode: 'BUY',
    comments: pairText(combo.comments),
    comboItems: combo.items,
    ageLimit: null,
    sort: combo.sort,
  }
}

function couplePlan(input: SeatPlanInput, singles: readonly DemoSeatPlan[]): DemoSeatPlan | null {
  const base = singles[1] ?? singles[0]
  if (base === undefined) return null
  const yuan = base.priceCent / 100
  return comboPlan({
    key: `${input.sessionKey}/couple`,
    name: localText(`双人套票（${yuan}元×2）`, `Ticket for two (2 × ¥${yuan})`),
    comments: ['两张连座，较单买优惠一成', 'Two seats together, ten per cent off'],
    priceCent: Math.round((base.priceCent * 2 * 9) / 1000) * 100,
    stock: input.isGone ? 0 : 24,
    items: [{ seatPlanId: base.seatPlanId, qty: 2 }],
    sort: singles.length,
  })
}

function childPlans(input: SeatPlanInput, singles: readonly DemoSeatPlan[]): readonly DemoSeatPlan[] {
  const adult = singles[singles.length > 1 ? 1 : 0]
  if (adult === undefined) return []
  const yuan = Math.round(adult.priceCent / 200)
  const isLacking = input.status === 'LACK_OF_TICKET'
  const child: DemoSeatPlan = {
    seatPlanId: demoId(`plan:${input.sessionKey}/child`),
    name: localText(`儿童票 ${yuan}元`, `Child ¥${yuan}`),
    seatPlanCategory: 'SINGLE',
    priceCent: cents(yuan),
    stock: input.isGone ? 0 : 60,
    unitQty: 1,
    color: PLAN_COLORS[6] ?? '#84CC16',
    purchaseMode: isLacking ? 'LACK_REGISTER' : 'BUY',
    comments: localText('限3至12周岁儿童，须由成人陪同', 'For ages 3 to 12, with an adult'),
    comboItems: [],
    ageLimit: { minAge: 3, maxAge: 12, minQty: 1 },
    sort: singles.length,
  }
  const family = comboPlan({
    key: `${input.sessionKey}/family`,
    name: localText('家庭套票（1大1小）', 'Family ticket (1 adult, 1 child)'),
    comments: ['成人票与儿童票各一张，连座', 'One adult and one child seat, side by side'],
    priceCent: Math.round(((adult.priceCent + child.priceCent) * 9) / 1000) * 100,
    stock: input.isGone ? 0 : 30,
    items: [
      { seatPlanId: adult.seatPlanId, qty: 1 },
      { seatPlanId: child.seatPlanId, qty: 1 },
    ],
    sort: singles.length + 1,
  })
  return isLacking ? [child] : [child, family]
}

/** Seat plans of a session, two to six. */
export function seatPlansOf(input: SeatPlanInput): readonly DemoSeatPlan[] {
  const isFree = input.prices.length === 1 && input.prices[0] === 0
  if (isFree) return FREE_ZONES.map((zone, index) => singlePlan(input, zone, 0, index))
  const zones = zonesOf(input)
  const extras = input.features.includes('child') ? 2 : input.features.includes('couple') ? 1 : 0
  const prices = input.prices.slice(0, 6 - extras)
  const singles = prices.map((yuan, index) => {
    // Cheap zones keep their names in a small house; dear ones take the best zones.
    const zone = zones[Math.max(0, zones.length - prices.length) + index] ?? zones[zones.length - 1]
    return singlePlan(input, zone ?? ['普通票', 'Standard'], yuan, index)
  })
  if (input.features.includes('child')) return [...singles, ...childPlans(input, singles)]
  const couple = input.features.includes('couple') ? couplePlan(input, singles) : null
  return couple === null ? singles : [...singles, couple]
}
