import type { ShowStatus } from '@/contracts/show/get-show-dynamic'
import { posterColor } from '../catalogue/drawings/poster'
import type { PosterArt } from '../catalogue/drawings/poster-art'
import type { Site, Venue } from '../catalogue/entities/place'
import type { Session } from '../catalogue/entities/session'
import type { Show, ShowCategoryCode } from '../catalogue/entities/show'
import { VENUE_OFFSET, venueMoment } from '../catalogue/venue-moment'
import { HOUR_MS } from '../clock'
import { ticketCents } from '../delivery-fees'
import { stableId } from '../stable-id'
import { localText, pairText, straightQuotes } from '../texts/local-text'
import type { LocalText } from '../texts/text'
import { buildSessions } from './build-sessions'
import { noticesOf, type PlaceNote, serviceNotesOf } from './buyer-notes'
import { demoSeed, showIdOf } from './demo-ids'
import { marketingTags } from './marketing-tags'
import { OUTINGS, outingOf } from './outings'
import type { StopRun } from './runs'
import { clockText, posterDates, sessionTimes } from './session-times'
import { showProse } from './show-prose'
import { type SettledRules, settledRules } from './stop-rules'
import type { StopEntry, TitleEntry } from './titles/title-entry'

/** Input of a show. */
export interface ShowInput {
  /** Stable short name of the show. */
  key: string
  entry: TitleEntry
  stop: StopEntry
  category: ShowCategoryCode
  venue: Venue
  site: Site
  /** True if the title plays in several cities. */
  isTour: boolean
  /** Number of the current run, the first being 0. */
  run: number
  /** Day from which the dates of the run count, epoch ms. */
  anchor: number
  earlier: readonly StopRun[]
}

/** A show without its rank in the recommendations. */
export type UnrankedShow = Omit<Show, 'hotWeight'> & { heat: number }

/** Time from the last entry to the end of a day, ms. */
const LAST_ENTRY_MS = HOUR_MS

// Shows that cannot be bought rank below those that can.
const SUNK: readonly ShowStatus[] = ['COMPLETED', 'CANCELED', 'DISABLED']

function showName({ entry, site, isTour }: ShowInput): LocalText {
  if (!isTour) return pairText(entry.name)
  return localText(`${entry.name[0]} - ${site.name['zh-CN']}站`, `${entry.name[1]}, ${site.name['en-US']}`)
}

function posterOf(input: ShowInput, sessions: readonly Session[], seed: number): PosterArt {
  const { entry, site, venue } = input
  const first = sessions[0]?.beginAt ?? input.anchor
  const last = sessions[sessions.length - 1]?.beginAt ?? first
  return {
    composition: entry.art[0],
    palette: entry.art[1],
    seed,
    lettering: entry.lettering.split('|'),
    latin: straightQuotes(entry.latin),
    byline: entry.byline ?? entry.cast[0]?.[0] ?? '',
    dateLine: posterDates(first, last),
    venueLine: `${site.name['zh-CN']} · ${venue.name['zh-CN']}`,
    cityLine: input.isTour ? `${site.name['zh-CN']}站` : '',
  }
}

function saleTimeOf(status: ShowStatus, anchor: number, seed: number): number | null {
  return status === 'PRE_SALE' ? venueMoment(anchor, 2 + (seed % 9), 10 + (seed % 3)) : null
}

function movedFromOf({ anchor, stop }: ShowInput, { movedFrom }: SettledRules): number | null {
  return movedFrom === null ? null : (sessionTimes(anchor, movedFrom, stop.run)[0] ?? null)
}

/** Minutes before a show at which visitors are expected: security takes longer in a large house. */
function arrivalAt({ kind }: Venue): number {
  return kind === 'STADIUM' || kind === 'ARENA' ? 45 : 30
}

/** Way of entry, with the begin and end of the first session. */
function visitOf({ entry, category, venue, anchor }: ShowInput, sessions: readonly Session[]) {
  const outing = outingOf(entry, category)
  return {
    outing,
    admission: outing === null ? ('SHOW' as const) : OUTINGS[outing].admission,
    arrivalMinutes: outing === null ? arrivalAt(venue) : OUTINGS[outing].arrivalMinutes,
    hours: { begins: sessions[0]?.beginAt ?? anchor, ends: sessions[0]?.endAt ?? anchor },
  }
}

/** Right to buy before the sale. */
function privilegeOf({ key, anchor }: ShowInput, { privilegeCode }: SettledRules): Show['privilege'] {
  return privilegeCode === null
    ? null
    : { privilegeId: stableId(`privilege:${key}`), code: privilegeCode, opensAt: anchor }
}

/** Times of the notice on the entry. */
function entryTimes(arrivalMinutes: number | null, { begins, ends }: { begins: number; ends: number }) {
  const minutes = arrivalMinutes ?? 0
  return {
    minutes,
    opens: clockText(begins),
    closes: clockText(ends),
    lastEntry: clockText(ends - LAST_ENTRY_MS),
  }
}

function placeOf({ entry, category, venue }: ShowInput, { seats }: SettledRules): PlaceNote {
  const outing = outingOf(entry, category)
  if (outing !== null) return OUTINGS[outing].admission === 'HOURS' ? 'HOURS' : 'SLOT'
  if (seats !== null) return 'SEAT_CHOICE'
  return venue.kind === 'LIVE_HOUSE' && category === 'YanChangHui' ? 'STANDING' : 'NO_SEAT_CHOICE'
}

/** Builds a show with its sessions, seat plans, texts and poster. */
export function buildShow(input: ShowInput): UnrankedShow {
  const { key, entry, stop, category, venue, site, isTour, anchor } = input
  const rules = settledRules(entry, stop)
  const { status, features } = rules
  const seed = demoSeed(key)
  const saleTime = saleTimeOf(status, anchor, seed)
  const sessionsOf = (one: StopRun) => buildSessions({ showKey: key, entry, stop, category, venue, saleTime, ...one })
  const sessions = sessionsOf(input)
  const poster = posterOf(input, sessions, seed)
  const { outing, admission, arrivalMinutes, hours } = visitOf(input, sessions)
  const isBuyable = status === 'ON_SALE' || status === 'PRE_SALE'
  const prices = sessions.flatMap(ticketCents)
  const isFree = entry.prices.every((price) => price === 0)
  return {
    showId: showIdOf(key),
    key,
    name: showName(input),
    subtitle: pairText(entry.line),
    category,
    cityId: site.cityId,
    venueId: venue.venueId,
    tourKey: isTour ? entry.key : null,
    performers: entry.cast.map(([zhCN, enUS, roleZhCN, roleEnUS]) => ({
      key: enUS,
      name: localText(zhCN, enUS),
      role: localText(roleZhCN, roleEnUS),
    })),
    admission,
    arrivalMinutes,
    description: showProse({ entry, category, outing, venue, seed, ...hours }),
    serviceNotes: serviceNotesOf({
      realNameType: rules.realName,
      deliverMethods: rules.deliver,
      place: placeOf(input, rules),
      isRefundable: !isFree && category !== 'YanChangHui' && seed % 3 !== 0,
      isFamily: features.includes('child'),
    }),
    notices: noticesOf(key, {
      status,
      category,
      outing,
      entry: entryTimes(arrivalMinutes, hours),
      isMoved: rules.movedFrom !== null,
      isSensitive: entry.isSensitive ?? false,
    }),
    tags: marketingTags({
      category,
      isTour,
      isBuyable,
      isFree,
      isRealName: rules.realName !== 'NONE',
      features,
      seed,
    }),
    minLimitAge: entry.minAge ?? null,
    posterColor: posterColor(poster),
    poster,
    heat: rules.heat * 1000 + (seed % 50_000) - (SUNK.includes(status) ? 100_000 : 0),
    isSensitive: entry.isSensitive ?? false,
    isFree,
    discount: isBuyable ? rules.discount : null,
    customPrice: rules.customPrice,
    captchas: rules.captchas,
    gate: rules.gate,
    soldOn: rules.soldOn,
    isAdvertised: rules.isAdvertised,
    isHot: rules.isHot,
    countdownFrom:
      saleTime === null || rules.countdownHours === null ? null : saleTime - rules.countdownHours * HOUR_MS,
    privilege: privilegeOf(input, rules),
    showStatus: status,
    showDetailStatus: status,
    saleTime,
    utcOffset: VENUE_OFFSET,
    movedFrom: movedFromOf(input, rules),
    firstShowTime: hours.begins,
    lastShowTime: sessions[sessions.length - 1]?.beginAt ?? anchor,
    minPriceCent: Math.min(...prices),
    maxPriceCent: Math.max(...prices),
    sessions,
    pastSessions: input.earlier.flatMap(sessionsOf),
  }
}
