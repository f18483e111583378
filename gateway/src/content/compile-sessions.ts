import type { SessionStatus } from '@/contracts/session/list-sessions-dynamic'
import type { ShowStatus } from '@/contracts/show/get-show-dynamic'
import { sessionTimeText } from '@/domain/session-time'
import { venueTime } from '@/domain/show-date'
import type { Session } from '../catalogue/entities/session'
import type { Admission } from '../catalogue/entities/show'
import { stableId } from '../stable-id'
import { type LocalText, localized } from '../texts/text'
import { checkOpening } from './check-opening'
import { compilePrices } from './compile-prices'
import type { FaultList } from './content-fault'
import type { SessionEntry, ShowDocument } from './documents/show-document'
import { sessionEntries } from './expand-opening'
import { momentIn, type PlacedMoment } from './moments'
import type { References } from './references'
import { plainText, plainTexts } from './written-texts'

const MINUTE_MS = 60_000
const OF_SHOW: Readonly<Partial<Record<ShowStatus, SessionStatus>>> = {
  ON_SALE: 'ON_SALE',
  PRE_SALE: 'PRE_SALE',
  CANCELED: 'CANCELED',
  DELAY: 'DELAY',
}
const OF_SESSION = { 'on-sale': undefined, canceled: 'CANCELED', postponed: 'DELAY' } as const
const NAMES = { none: 'NONE', 'per-order': 'ONE_PER_ORDER', 'per-ticket': 'ONE_PER_TICKET' } as const
const DELIVERY = { 'e-ticket': 'E_TICKET', express: 'EXPRESS', 'pick-up': 'PICK_UP' } as const
const DOCUMENTS = ['ID_CARD', 'PASSPORT', 'HK_MACAO_PERMIT', 'TAIWAN_PERMIT', 'HK_MACAO_TAIWAN_RESIDENCE'] as const
const MAX_PER_ORDER = 6

/** Terms of all sessions of a show. */
interface ShowTerms {
  timeZone: string
  showStatus: ShowStatus
  saleTime: number | null
  admission: Admission
}

/** Sessions of a show by time. */
export function compileSessions(
  showId: string,
  show: ShowDocument,
  terms: ShowTerms,
  references: References,
  faults: FaultList,
): Session[] {
  const hall = show.hall === undefined ? undefined : references.find('halls', show.hall, ['hall'], faults)
  const ids = new Set<string>()
  checkOpening(show, faults)
  const sessions = sessionEntries(show).flatMap((entry, at): Session[] => {
    const id = entry.id ?? entry.begins.slice(0, 16).replace(' ', 'T')
    if (ids.has(id)) faults.add(['sessions', at], id, 'Another session of the show has the same id.')
    ids.add(id)
    const times = readTimes(show, entry, at, terms, faults)
    if (!times) return []
    const sessionKey = `${showId}/${id}`
    const path = ['sessions', at]
    return [
      {
        ...sessionTerms(show, entry, terms, times, path, faults),
        sessionId: stableId(`session:${sessionKey}`),
        seatPlans: compilePrices({ sessionKey, show, session: entry, hall, path }, faults),
        seating: hall && show.hall ? { key: show.hall, isByOthers: false, seed: 0, takenShare: 0 } : null,
      },
    ]
  })
  const sorted = sessions.sort((a, b) => a.beginAt - b.beginAt)
  return sorted.map((session, sort) => ({ ...session, sort }))
}

type Times = Pick<Session, 'beginAt' | 'endAt' | 'utcOffset'>

/** Begin and end of a session; null if it has none. */
function readTimes(
  show: ShowDocument,
  entry: SessionEntry,
  at: number,
  { timeZone }: ShowTerms,
  faults: FaultList,
): Times | null {
  const isPlain = typeof show.sessions?.[at] === 'string'
  const begins = readMoment(entry.begins, ['sessions', at, ...(isPlain ? [] : ['begins'])], timeZone, faults)
  if (!begins) return null
  if (entry.ends === undefined) {
    if (!show.minutes) faults.add([], '', 'A show has its `minutes`, or every session has its end.')
    return { beginAt: begins.at, endAt: begins.at + (show.minutes ?? 0) * MINUTE_MS, utcOffset: begins.utcOffset }
  }
  const endAt = readMoment(entry.ends, ['sessions', at, 'ends'], timeZone, faults)?.at ?? begins.at + 1
  if (endAt <= begins.at) faults.add(['sessions', at, 'ends'], entry.ends, 'A session ends after its begin.')
  return { beginAt: begins.at, endAt, utcOffset: begins.utcOffset }
}

function sessionTerms(
  show: ShowDocument,
  entry: SessionEntry,
  { showStatus, saleTime, admission }: ShowTerms,
  { beginAt, endAt, utcOffset }: Times,
  path: readonly (string | number)[],
  faults: FaultList,
): Omit<Session, 'sessionId' | 'seatPlans' | 'seating'> {
  const realNameType = NAMES[show.names ?? 'none']
  return {
    name: entry.name
      ? plainText(entry.name, [...path, 'name'], faults)
      : timeName(beginAt, admission === 'HOURS' ? endAt : null, utcOffset),
    beginAt,
    endAt,
    utcOffset,
    status: OF_SESSION[entry.status ?? 'on-sale'] ?? OF_SHOW[showStatus] ?? 'PENDING',
    saleAt: OF_SESSION[entry.status ?? 'on-sale'] === undefined ? saleTime : null,
    limitation: show.maxPerOrder ?? MAX_PER_ORDER,
    perUserLimit: show.maxPerUser ?? null,
    realNameType,
    needsPhones: false,
    idTypes: realNameType === 'NONE' ? [] : DOCUMENTS,
    deliverMethods: (show.delivery ?? ['e-ticket']).map((method) => DELIVERY[method]),
    tags: plainTexts(entry.tags, [...path, 'tags'], faults),
    sort: 0,
  }
}

const MAX_NAMES = 5_000
/** Names of sessions without one: many shows begin at the same times. */
const names = new Map<string, LocalText>()

/** A session named by its time; `endAt` where visitors come within hours. */
function timeName(beginAt: number, endAt: number | null, utcOffset: number): LocalText {
  const key = `${beginAt}/${endAt}/${utcOffset}`
  const known = names.get(key)
  if (known) return known
  const closes = endAt === null ? '' : `–${venueTime(endAt, utcOffset).format('HH:mm')}`
  const name = localized((locale) => `${sessionTimeText(beginAt, locale, utcOffset)}${closes}`)
  if (names.size >= MAX_NAMES) names.clear()
  names.set(key, name)
  return name
}

function readMoment(
  written: string,
  path: readonly (string | number)[],
  timeZone: string,
  faults: FaultList,
): PlacedMoment | null {
  const moment = momentIn(written, timeZone)
  if (!moment) faults.add(path, written, 'There is no such day or time.')
  return moment
}
