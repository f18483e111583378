import { sessionTimeText } from '@/domain/session-time'
import { posterColor } from '../catalogue/drawings/poster'
import type { PosterArt, PosterComposition } from '../catalogue/drawings/poster-art'
import type { Session } from '../catalogue/entities/session'
import type { Show, ShowCategoryCode } from '../catalogue/entities/show'
import { ticketCents } from '../delivery-fees'
import { stableId } from '../stable-id'
import { localText } from '../texts/local-text'
import type { LocalText } from '../texts/text'
import { CATEGORY_CODES } from './category-names'
import { compileSessions } from './compile-sessions'
import type { FaultList } from './content-fault'
import type { NoticeEntry, ShowDocument } from './documents/show-document'
import { openingText } from './expand-opening'
import { momentIn } from './moments'
import { storedPictureName } from './pictures/publish-pictures'
import type { References } from './references'
import { optionalText, plainText, plainTexts, richText } from './written-texts'

const STATUSES = {
  'on-sale': 'ON_SALE',
  announced: 'PENDING',
  postponed: 'DELAY',
  canceled: 'CANCELED',
  hidden: 'DISABLED',
} as const

const ADMISSIONS = { begin: 'SHOW', hours: 'HOURS', slot: 'SLOT' } as const

const BUYERS = { everyone: null, members: 'MEMBERS', invited: 'INVITED', students: 'STUDENT' } as const

/** Drawings of posters by category. */
const COMPOSITIONS: Readonly<Record<ShowCategoryCode, readonly PosterComposition[]>> = {
  YanChangHui: ['light-beams', 'sliced-sun', 'sound-bars', 'ringed-planet', 'echo-letters'],
  HuaJuGeJu: ['curtain', 'two-masks', 'lit-window', 'moon-garden', 'open-doors'],
  TiYuSaiShi: ['track-lanes', 'half-court', 'stadium-rings', 'speed-stripes', 'rally'],
  YinYueHui: ['violin-body', 'piano-keys', 'flowing-staff', 'swiss-arcs', 'organ-pipes'],
  ZhanLanXiuXian: ['gallery-wall', 'tile-grid', 'light-tunnel', 'leaf-cutouts'],
  WuDaoBaLei: ['silk-ribbons', 'swan-lake', 'petal-skirt', 'ink-leap'],
  ErTongQinZi: ['balloon-hills', 'forest-friends', 'whale-sea', 'rocket-night', 'dino-valley', 'three-houses'],
  QuYiZaTan: ['folding-fan', 'spotlight-mic', 'tea-lanterns', 'magic-cards'],
}

/** Usual minutes before the begin at which visitors are expected. */
const ARRIVAL_MINUTES = 30

export function showIdOf(id: string): string {
  return stableId(`show:${id}`)
}

/** A show with its sessions, seat plans, texts and poster; null if it has no venue. */
export function compileShow(id: string, body: ShowDocument, references: References, faults: FaultList): Show | null {
  const venue = references.find('venues', body.venue, ['venue'], faults)
  const city = venue && references.cityOf(venue)
  if (body.tour !== undefined) references.find('tours', body.tour, ['tour'], faults)
  if (!venue || !city) return null
  const sale = saleOf(body, city.timeZone, faults)
  const admission = ADMISSIONS[body.entry ?? 'begin']
  const sessions = compileSessions(id, body, { timeZone: city.timeZone, admission, ...sale }, references, faults)
  const texts = textsOf(id, body, venue.name, faults)
  const category = CATEGORY_CODES[body.category]
  const venueLine = `${city.site.name['zh-CN']} · ${venue.name['zh-CN']}`
  const picture = storedPictureName(body.poster)
  const poster = posterArt(id, { name: texts.name, category, venueLine, sessions })
  return {
    ...texts,
    ...sale,
    ...timesAndPrices(sessions),
    showId: showIdOf(id),
    key: id,
    category,
    admission,
    arrivalMinutes: body.arrivalMinutes ?? (admission === 'SHOW' ? ARRIVAL_MINUTES : null),
    cityId: venue.cityId,
    venueId: venue.venueId,
    tourKey: body.tour ?? null,
    minLimitAge: body.minAge ?? null,
    posterColor: posterColor(poster),
    poster,
    ...(picture !== null && { picture }),
    hotWeight: body.rank ?? 0,
    isSensitive: false,
    discount: null,
    customPrice: null,
    captchas: [],
    privilege: null,
    gate: BUYERS[body.buyers ?? 'everyone'],
    soldOn: null,
    isAdvertised: false,
    isHot: false,
    countdownFrom: null,
    showDetailStatus: sale.showStatus,
    movedFrom: null,
    pastSessions: [],
  }
}

function saleOf(body: ShowDocument, timeZone: string, faults: FaultList): Pick<Show, 'showStatus' | 'saleTime'> {
  const status = STATUSES[body.status ?? 'on-sale']
  const saleFrom = body.saleFrom === undefined ? null : momentIn(body.saleFrom, timeZone)
  if (body.saleFrom !== undefined && !saleFrom) faults.add(['saleFrom'], body.saleFrom, 'There is no such day or time.')
  const saleTime = status === 'ON_SALE' ? (saleFrom?.at ?? null) : null
  return { showStatus: saleTime === null ? status : 'PRE_SALE', saleTime }
}

type Texts = 'name' | 'subtitle' | 'performers' | 'description' | 'serviceNotes' | 'notices' | 'tags'

/** `place`: name of the venue. */
function textsOf(id: string, body: ShowDocument, place: LocalText, faults: FaultList): Pick<Show, Texts> {
  return {
    name: plainText(body.name, ['name'], faults),
    subtitle: optionalText(body.line, ['line'], faults) ?? place,
    performers: (body.performers ?? []).map((performer, at) => ({
      key: performer.name['en-US'],
      name: plainText(performer.name, ['performers', at, 'name'], faults),
      role: plainText(performer.role, ['performers', at, 'role'], faults),
    })),
    description: richText(body.about, ['about'], faults),
    serviceNotes: [
      ...(body.opening
        ? [{ code: 'OPENING', title: localText('开放时间', 'Opening hours'), desc: openingText(body.opening) }]
        : []),
      ...(body.rules ?? []).map(({ title, text }, at) => ({
        code: `RULE_${at + 1}`,
        title: plainText(title, ['rules', at, 'title'], faults),
        desc: plainText(text, ['rules', at, 'text'], faults),
      })),
    ],
    notices: compileNotices(`show:${id}`, body.notices ?? [], ['notices'], faults),
    tags: plainTexts(body.tags, ['tags'], faults).map((title) => ({ type: 'NORMAL', title })),
  }
}

type TimesAndPrices = 'sessions' | 'utcOffset' | 'firstShowTime' | 'lastShowTime' | 'minPriceCent' | 'maxPriceCent'

function timesAndPrices(sessions: readonly Session[]): Pick<Show, TimesAndPrices | 'isFree'> {
  const cents = sessions.flatMap(ticketCents)
  const [first] = sessions
  return {
    sessions,
    isFree: cents.length > 0 && cents.every((price) => price === 0),
    utcOffset: first?.utcOffset ?? 0,
    firstShowTime: first?.beginAt ?? 0,
    lastShowTime: sessions[sessions.length - 1]?.beginAt ?? 0,
    minPriceCent: cents.length > 0 ? Math.min(...cents) : 0,
    maxPriceCent: Math.max(0, ...cents),
  }
}

/** Notices with ids that no other document has. */
export function compileNotices(
  owner: string,
  notices: readonly NoticeEntry[],
  path: readonly string[],
  faults: FaultList,
) {
  return notices.map(({ id, title, text, mustRead = false }, at) => ({
    noticeId: stableId(`notice:${owner}/${id}`),
    title: plainText(title, [...path, at, 'title'], faults),
    content: richText(text, [...path, at, 'text'], faults),
    mustReadAll: mustRead,
  }))
}

interface PosterTexts {
  name: LocalText
  category: ShowCategoryCode
  venueLine: string
  sessions: readonly Session[]
}

/** Drawing of a show without a picture. */
function posterArt(id: string, { name, category, venueLine, sessions: [first] }: PosterTexts): PosterArt {
  const seed = Number.parseInt(stableId(`seed:${id}`).slice(0, 8), 16)
  const compositions = COMPOSITIONS[category]
  const title = name['zh-CN']
  const half = Math.ceil(title.length / 2)
  return {
    composition: compositions[seed % compositions.length] ?? 'curtain',
    palette: seed % 7,
    seed,
    lettering: title.length > 5 ? [title.slice(0, half), title.slice(half)] : [title],
    latin: name['en-US'],
    byline: '',
    dateLine: first ? sessionTimeText(first.beginAt, 'zh-CN', first.utcOffset).slice(0, 10) : '',
    venueLine,
    cityLine: '',
  }
}
