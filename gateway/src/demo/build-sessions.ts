import type { SessionStatus } from '@/contracts/session/list-sessions-dynamic'
import type { ShowStatus } from '@/contracts/show/get-show-dynamic'
import { sessionTimeText } from '@/domain/session-time'
import type { Venue } from '../catalogue/entities/place'
import type { Session } from '../catalogue/entities/session'
import type { Admission, ShowCategoryCode } from '../catalogue/entities/show'
import { VENUE_OFFSET } from '../catalogue/venue-moment'
import { stableId } from '../stable-id'
import { localText } from '../texts/local-text'
import { type LocalText, localized } from '../texts/text'
import { demoSeed } from './demo-ids'
import type { OutingName } from './outing-name'
import { OUTINGS, outingOf } from './outings'
import { seatPlansOf } from './seat-plans'
import { seatedPlansOf, seatingOf } from './seated-plans'
import { clockText, isWeekendDay, sessionTimes } from './session-times'
import { type SettledRules, settledRules } from './stop-rules'
import type { StopEntry, TitleEntry } from './titles/title-entry'

/** Input of a show's sessions. */
export interface SessionInput {
  showKey: string
  entry: TitleEntry
  stop: StopEntry
  category: ShowCategoryCode
  venue: Venue
  /** Number of the run, the first being 0. */
  run: number
  /** Day from which the dates of the run count, epoch ms. */
  anchor: number
  /** Start of the sale, epoch ms; `null` unless upcoming. */
  saleTime: number | null
}

const STATUS: Readonly<Record<ShowStatus, SessionStatus>> = {
  ON_SALE: 'ON_SALE',
  PRE_SALE: 'PRE_SALE',
  DISABLED: 'PENDING',
  SOLD_OUT: 'SOLD_OUT',
  LACK_OF_TICKET: 'LACK_OF_TICKET',
  PENDING: 'PENDING',
  CANCELED: 'CANCELED',
  // Past shows count as sold out on the wire.
  COMPLETED: 'SOLD_OUT',
  DELAY: 'DELAY',
}

/** Extra price of an exhibition at the weekend, yuan. */
const WEEKEND_YUAN = 10

const MAINLAND_DOCUMENTS = [
  'ID_CARD',
  'PASSPORT',
  'HK_MACAO_PERMIT',
  'TAIWAN_PERMIT',
  'HK_MACAO_TAIWAN_RESIDENCE',
] as const
const SAR_DOCUMENTS = ['HONGKONG_ID', 'MACAO_ID', 'PASSPORT', 'ID_CARD'] as const

/** Begin of a session; opening hours of a day. */
function sessionName(beginAt: number, endAt: number, admission: Admission): LocalText {
  const closes = admission === 'HOURS' ? `–${clockText(endAt)}` : ''
  return localized((locale) => `${sessionTimeText(beginAt, locale, VENUE_OFFSET)}${closes}`)
}

/** Price of a day, yuan: the plain ticket of an exhibition is dearer at the weekend. */
function pricesOn(isWeekend: boolean, outing: OutingName | null, prices: readonly number[]): readonly number[] {
  const isByDay = outing === 'EXHIBITION' || outing === 'TIMED_EXHIBITION'
  if (!isWeekend || !isByDay || prices.length < 2) return prices
  return prices.map((yuan, index) => (index === 0 ? yuan + WEEKEND_YUAN : yuan))
}

// Marks a few sessions of a show on sale as sold out, never its first.
function isSessionGone(status: ShowStatus, index: number, count: number, sessionKey: string): boolean {
  if (status === 'SOLD_OUT' || status === 'LACK_OF_TICKET' || status === 'COMPLETED') return true
  return status === 'ON_SALE' && count >= 3 && index > 0 && demoSeed(`${sessionKey}/gone`) % 7 === 0
}

/** Sessions of a show by time. */
export function buildSessions(input: SessionInput): readonly Session[] {
  const { showKey, entry, stop, venue } = input
  const rules = settledRules(entry, stop)
  const { status, realName } = rules
  const isSar = venue.cityId === 'BL1116' || venue.cityId === 'BL1117'
  const outing = outingOf(entry, input.category)
  const admission = outing === null ? 'SHOW' : OUTINGS[outing].admission
  const times = sessionTimes(input.anchor, stop.in, stop.run)
  return times.map((beginAt, index) => {
    const sessionKey = input.run === 0 ? `${showKey}/${index}` : `${showKey}~${input.run}/${index}`
    const isGone = isSessionGone(status, index, times.length, sessionKey)
    const endAt = beginAt + entry.minutes * 60_000
    return {
      sessionId: stableId(`session:${sessionKey}`),
      name: sessionName(beginAt, endAt, admission),
      beginAt,
      endAt,
      utcOffset: VENUE_OFFSET,
      status: isGone && status === 'ON_SALE' ? 'SOLD_OUT' : STATUS[status],
      saleAt: input.saleTime,
      limitation: rules.limit,
      perUserLimit: rules.perUser,
      realNameType: realName,
      needsPhones: rules.needsPhones,
      idTypes: realName === 'NONE' ? [] : isSar ? SAR_DOCUMENTS : MAINLAND_DOCUMENTS,
      deliverMethods: rules.deliver,
      tags: sessionTags(input.category, index, times.length),
      sort: index,
      ...plansOf(input, rules, { sessionKey, outing, isWeekend: isWeekendDay(beginAt), isGone }),
    }
  })
}

function plansOf(
  { category, venue, entry }: SessionInput,
  { seats, isSeatedByOthers, features, status }: SettledRules,
  day: { sessionKey: string; outing: OutingName | null; isWeekend: boolean; isGone: boolean },
): Pick<Session, 'seatPlans' | 'seating'> {
  if (seats) {
    const seating = seatingOf(day.sessionKey, seats, isSeatedByOthers)
    return { seating, seatPlans: seatedPlansOf(day.sessionKey, seating, entry.prices) }
  }
  const { kind: venueKind, capacity } = venue
  const prices = pricesOn(day.isWeekend, day.outing, entry.prices)
  const seatPlans = seatPlansOf({ ...day, category, venueKind, capacity, prices, features, status })
  return { seating: null, seatPlans }
}

function sessionTags(category: ShowCategoryCode, index: number, count: number): readonly LocalText[] {
  if (count < 2) return []
  if (category === 'HuaJuGeJu' && index === 0) return [localText('首演场', 'Opening night')]
  if (category === 'HuaJuGeJu' && index === count - 1) return [localText('演后谈', 'Talk afterwards')]
  if (category === 'ErTongQinZi' && index === 0) return [localText('亲子见面会', 'Meet the cast')]
  return []
}
