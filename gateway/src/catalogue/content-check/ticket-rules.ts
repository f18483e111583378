import type { SeatPlan, Session } from '../entities/session'
import type { Show } from '../entities/show'
import type { Finding } from './finding'
import { findIn, sessionPlace } from './show-texts'

/** Price at the end of a ticket's name. */
const PRICE = /\s*(?:¥\s*(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s*元)$/

/** Words that place a ticket before or behind another of the same name. */
const RANKS: readonly (readonly [RegExp, number])[] = [
  [/\s*VIP/i, 2],
  [/前[区排]/, 1],
  [/中[区排]/, 0],
  [/后[区排]/, -1],
]
/** Sales in time, the earliest and cheapest first. */
const SALES = ['早鸟票', '预售票', '全价票']

/** Tickets of the sessions of a show. */
export function checkTickets(show: Show): Finding[] {
  return show.sessions.flatMap((session) => {
    const place = sessionPlace(show, session)
    return [
      ...sameNames(session, place),
      ...namedPrices(session, place),
      ...ranks(session, place),
      ...concessions(session, place),
      ...combos(session, place),
      ...ages(show, session, place),
      ...freePrices(show, session, place),
    ]
  })
}

function bareName(name: string): string {
  return name.replace(PRICE, '').trim()
}

/** Tickets that differ by their price only. */
function sameNames({ seatPlans }: Session, place: string): Finding[] {
  const words = 'Another ticket of the session has the same name: nobody can tell what the difference is.'
  return (['zh-CN', 'en-US'] as const).flatMap((locale) => {
    const names = seatPlans.map(({ name }) => bareName(name[locale]))
    const repeated = names.filter((name, at) => names.indexOf(name) < at)
    return repeated.map((value) => ({ rule: 'same-name', place, value, words }))
  })
}

function namedPrices({ seatPlans }: Session, place: string): Finding[] {
  return seatPlans.flatMap(({ name, priceCent }) => {
    const [value, sign, yuan] = PRICE.exec(name['zh-CN']) ?? []
    if (value === undefined || Number(sign ?? yuan) * 100 === priceCent) return []
    const words = `The name has another price than the ticket: ¥${priceCent / 100}.`
    return [{ rule: 'named-price', place, value: name['zh-CN'], words }]
  })
}

/** Position within its area; the area is the name without it. */
function rankOf({ name }: SeatPlan): { area: string; rank: number } {
  const bare = bareName(name['zh-CN'])
  const at = SALES.indexOf(bare)
  if (at >= 0) return { area: 'sale', rank: at }
  const [word, rank] = RANKS.find(([pattern]) => pattern.test(bare)) ?? [/$^/, 0]
  return { area: bare.replace(word, ''), rank }
}

/** Better places that are cheaper than worse ones. */
function ranks({ seatPlans }: Session, place: string): Finding[] {
  const singles = seatPlans.filter(({ seatPlanCategory }) => seatPlanCategory === 'SINGLE')
  return singles.flatMap((better) => {
    const { area, rank } = rankOf(better)
    const worse = singles.find((other) => {
      const than = rankOf(other)
      return than.area === area && than.rank < rank && other.priceCent > better.priceCent
    })
    const words = `The better place costs less than ${worse?.name['zh-CN']}.`
    return worse ? [{ rule: 'price-order', place, value: better.name['zh-CN'], words }] : []
  })
}

/** Child tickets above the price of adults, and reductions on the dearest ticket. */
function concessions({ seatPlans }: Session, place: string): Finding[] {
  const singles = seatPlans.filter(({ seatPlanCategory }) => seatPlanCategory === 'SINGLE')
  const adults = singles.filter(({ ageLimit }) => ageLimit === null).map(({ priceCent }) => priceCent)
  const [lowest, highest] = [Math.min(...adults), Math.max(...adults)]
  return singles.flatMap(({ name, comments, ageLimit, priceCent }) => {
    const isChild = ageLimit !== null || /儿童|学生|child|student/i.test(name['zh-CN'])
    const isDearChild = isChild && priceCent > lowest
    const reduced =
      comments === null ? null : findIn(comments, /已优惠|侧面视角|遮挡|reduced price|side view|restricted view/i)
    const isDearest = adults.length > 1 && priceCent === highest
    return [
      ...(isDearChild
        ? [
            {
              rule: 'dear-concession',
              place,
              value: name['zh-CN'],
              words: 'Costs more than the cheapest adult ticket.',
            },
          ]
        : []),
      ...(reduced !== null && isDearest
        ? [
            {
              rule: 'reduced-dearest',
              place,
              value: reduced,
              words: 'The dearest ticket is called reduced or restricted.',
            },
          ]
        : []),
    ]
  })
}

/** Packages that cost as much as their parts, or have another number of tickets. */
function combos({ seatPlans }: Session, place: string): Finding[] {
  return seatPlans.flatMap(({ name, comboItems, priceCent, unitQty }) => {
    if (comboItems.length === 0) return []
    const apart = comboItems.reduce((sum, { seatPlanId, qty }) => {
      const part = seatPlans.find((plan) => plan.seatPlanId === seatPlanId)
      return sum + (part?.priceCent ?? 0) * qty
    }, 0)
    const qty = comboItems.reduce((sum, item) => sum + item.qty, 0)
    const value = name['zh-CN']
    return [
      ...(priceCent >= apart
        ? [{ rule: 'dear-package', place, value, words: 'Costs no less than its tickets one by one.' }]
        : []),
      ...(qty === unitQty
        ? []
        : [{ rule: 'package-count', place, value, words: `Contains ${qty} tickets, not ${unitQty}.` }]),
    ]
  })
}

/** Tickets for ages that the show does not admit. */
function ages({ minLimitAge }: Show, { seatPlans }: Session, place: string): Finding[] {
  return seatPlans.flatMap(({ name, ageLimit }) =>
    ageLimit !== null && minLimitAge !== null && ageLimit.maxAge < minLimitAge
      ? [{ rule: 'age', place, value: name['zh-CN'], words: `Nobody under ${minLimitAge} is admitted.` }]
      : [],
  )
}

function freePrices({ isFree }: Show, { seatPlans }: Session, place: string): Finding[] {
  return seatPlans.flatMap(({ name, priceCent }) => {
    const saysFree = findIn(name, /免费|\bfree\b/i) !== null
    const words = isFree ? 'The show is free, but this ticket is not.' : 'Is called free, but costs money.'
    return priceCent > 0 && (isFree || saysFree) ? [{ rule: 'free-price', place, value: name['zh-CN'], words }] : []
  })
}
