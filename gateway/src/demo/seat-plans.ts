import type { ShowStatus } from '@/contracts/show/get-show-dynamic'
import type { ComboItem, SeatPlan } from '../catalogue/entities/session'
import { stableId } from '../stable-id'
import { localText, pairText, type TextPair } from '../texts/local-text'
import { demoSeed } from './demo-ids'
import { freeTicketNames, type TicketPlace, ticketNames, ticketRemark } from './plan-names'
import type { PlanFeature } from './titles/title-entry'

/** Input of a session's seat plans. */
export interface SeatPlanInput extends TicketPlace {
  sessionKey: string
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

/** Converts yuan to cents. */
function cents(yuan: number): number {
  return yuan * 100
}

function nameOf(zone: TextPair, yuan: number): SeatPlan['name'] {
  if (yuan === 0) return localText(`${zone[0]} 免费`, `${zone[1]} free`)
  return localText(`${zone[0]} ${yuan}元`, `${zone[1]} ¥${yuan}`)
}

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

function modeOf(input: SeatPlanInput, index: number, stock: number, seed: number): SeatPlan['purchaseMode'] {
  if (input.status === 'LACK_OF_TICKET') return 'LACK_REGISTER'
  if (hasWaitList(input, index)) return 'WAIT_LIST'
  if (index === 0 && input.features.includes('reserve')) return 'RESERVE'
  if (index === input.prices.length - 1 && index > 0 && input.features.includes('designated')) return 'DESIGNATED'
  if (stock === 0 && !input.isGone && seed % 2 === 0) return 'LACK_REGISTER'
  return 'BUY'
}

function singlePlan(input: SeatPlanInput, name: TextPair, yuan: number, index: number): SeatPlan {
  const key = `${input.sessionKey}/${index}`
  const seed = demoSeed(key)
  const stock = stockOf(input, index, seed)
  const remark = ticketRemark(input, index, input.prices.length, seed)
  return {
    seatPlanId: stableId(`plan:${key}`),
    name: nameOf(name, yuan),
    seatPlanCategory: 'SINGLE',
    priceCent: cents(yuan),
    stock,
    unitQty: 1,
    color: PLAN_COLORS[index % PLAN_COLORS.length] ?? '#4FA8FF',
    purchaseMode: modeOf(input, index, stock, seed),
    comments: remark === null ? null : pairText(remark),
    comboItems: [],
    ageLimit: null,
    sort: index,
  }
}

interface ComboInput {
  key: string
  name: SeatPlan['name']
  comments: TextPair
  priceCent: number
  stock: number
  items: readonly ComboItem[]
  sort: number
}

function comboPlan(combo: ComboInput): SeatPlan {
  return {
    seatPlanId: stableId(`plan:${combo.key}`),
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

/** Whether a ticket is for a seat. */
function hasSeats({ outing, venueKind }: SeatPlanInput): boolean {
  return outing === null && venueKind !== 'LIVE_HOUSE'
}

/** The ticket of which combos are made: a seat of the second category, the plain ticket of an exhibition. */
function standardPlan({ outing }: SeatPlanInput, singles: readonly SeatPlan[]): SeatPlan | undefined {
  return outing === null ? (singles[1] ?? singles[0]) : singles[0]
}

function couplePlan(input: SeatPlanInput, singles: readonly SeatPlan[]): SeatPlan | null {
  const base = standardPlan(input, singles)
  if (base === undefined) return null
  const yuan = base.priceCent / 100
  return comboPlan({
    key: `${input.sessionKey}/couple`,
    name: localText(`双人套票（${yuan}元×2）`, `Ticket for two (2 × ¥${yuan})`),
    comments: hasSeats(input)
      ? ['两张连座，较单买优惠一成', 'Two seats together, ten per cent off']
      : ['两张同一场次，较单买优惠一成', 'Two for the same day and time, ten per cent off'],
    priceCent: Math.round((base.priceCent * 2 * 9) / 1000) * 100,
    stock: input.isGone ? 0 : 24,
    items: [{ seatPlanId: base.seatPlanId, qty: 2 }],
    sort: singles.length,
  })
}

function childPlans(input: SeatPlanInput, singles: readonly SeatPlan[]): readonly SeatPlan[] {
  const adult = standardPlan(input, singles)
  if (adult === undefined) return []
  const yuan = Math.round(adult.priceCent / 200)
  const isLacking = input.status === 'LACK_OF_TICKET'
  const child: SeatPlan = {
    seatPlanId: stableId(`plan:${input.sessionKey}/child`),
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
    comments: hasSeats(input)
      ? ['成人票与儿童票各一张，连座', 'One adult and one child seat, side by side']
      : ['成人票与儿童票各一张', 'One adult and one child'],
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
export function seatPlansOf(input: SeatPlanInput): readonly SeatPlan[] {
  const isFree = input.prices.length === 1 && input.prices[0] === 0
  if (isFree) return freeTicketNames(input).map((name, index) => singlePlan(input, name, 0, index))
  const names = ticketNames(input)
  const extras = input.features.includes('child') ? 2 : input.features.includes('couple') ? 1 : 0
  const prices = input.prices.slice(0, 6 - extras)
  const singles = prices.map((yuan, index) => {
    // The dearest tickets of a show are for the best zones.
    const name = names[Math.max(0, names.length - prices.length) + index] ?? names[names.length - 1]
    return singlePlan(input, name ?? ['普通票', 'Standard'], yuan, index)
  })
  if (input.features.includes('child')) return [...singles, ...childPlans(input, singles)]
  const couple = input.features.includes('couple') ? couplePlan(input, singles) : null
  return couple === null ? singles : [...singles, couple]
}
