import { catalogueCategories } from '../catalogue/categories'
import type { Site, Venue } from '../catalogue/entities/place'
import type { ShopContent, Tour } from '../catalogue/entities/shop-content'
import type { Show, ShowCategoryCode } from '../catalogue/entities/show'
import { GROWTH_RULE, POINT_RULE } from '../catalogue/member-rules'
import { ShowPacker } from '../catalogue/packed-sessions'
import { DRAWN_HALLS } from '../catalogue/seating/venue-seatings'
import { pairText } from '../texts/local-text'
import { demoAgreements } from './agreements'
import { buildShow, type UnrankedShow } from './build-show'
import { DEMO_BUTTONS } from './custom-buttons'
import { tourIdOf } from './demo-ids'
import { demoHome } from './home-content'
import { demoOffers } from './offers'
import { stopRuns, weekStart } from './runs'
import { DEMO_FACTS } from './shop-facts'
import { DEMO_SHOW_GROUPS } from './show-groups'
import { demoSites } from './sites'
import { ART_EXHIBITIONS } from './titles/art-exhibitions'
import { BALL_GAMES } from './titles/ball-games'
import { BALLETS } from './titles/ballets'
import { BANDS_AND_CLUBS } from './titles/bands-and-clubs'
import { FAMILY_MUSICALS } from './titles/family-musicals'
import { LEISURE } from './titles/leisure'
import { MODERN_DANCE } from './titles/modern-dance'
import { OPERAS } from './titles/operas'
import { PLAYS } from './titles/plays'
import { POP_CONCERTS } from './titles/pop-concerts'
import { PUPPETS_AND_PLAY } from './titles/puppets-and-play'
import { RACES } from './titles/races'
import { RECITALS } from './titles/recitals'
import { SEATED_CONCERTS, SEATED_PLAYS } from './titles/seated-shows'
import { STAND_UP_AND_MAGIC } from './titles/stand-up-and-magic'
import { STORYTELLING } from './titles/storytelling'
import { SYMPHONIES } from './titles/symphonies'
import type { TitleEntry } from './titles/title-entry'
import { demoVenues } from './venues'

const TITLES: readonly (readonly [ShowCategoryCode, readonly TitleEntry[]])[] = [
  ['YanChangHui', [...POP_CONCERTS, ...BANDS_AND_CLUBS, ...SEATED_CONCERTS]],
  ['HuaJuGeJu', [...PLAYS, ...OPERAS, ...SEATED_PLAYS]],
  ['TiYuSaiShi', [...BALL_GAMES, ...RACES]],
  ['YinYueHui', [...SYMPHONIES, ...RECITALS]],
  ['ZhanLanXiuXian', [...ART_EXHIBITIONS, ...LEISURE]],
  ['WuDaoBaLei', [...BALLETS, ...MODERN_DANCE]],
  ['ErTongQinZi', [...FAMILY_MUSICALS, ...PUPPETS_AND_PLAY]],
  ['QuYiZaTan', [...STORYTELLING, ...STAND_UP_AND_MAGIC]],
]

/** Lookup of places. */
interface Places {
  venues: ReadonlyMap<string, Venue>
  sites: ReadonlyMap<string, Site>
}

function isTour(entry: TitleEntry): boolean {
  return new Set(entry.stops.map((stop) => stop.at.slice(0, 2))).size > 1
}

function showsOfTitle(
  entry: TitleEntry,
  category: ShowCategoryCode,
  places: Places,
  { anchor, now }: { anchor: number; now: number },
): readonly UnrankedShow[] {
  return entry.stops.map((stop, index) => {
    // A title that returns to the same hall needs a second key.
    const earlier = entry.stops.slice(0, index).filter((other) => other.at === stop.at).length
    const key = `${entry.key}@${stop.at}${earlier > 0 ? `-${earlier + 1}` : ''}`
    const venue = places.venues.get(stop.at)
    const site = places.sites.get(venue?.cityId ?? '')
    if (venue === undefined || site === undefined) throw new Error(`no place for ${key}`)
    const runs = [...stopRuns(entry, stop, anchor, now)]
    const current = runs.pop() ?? { run: 0, anchor }
    return buildShow({ key, entry, stop, category, venue, site, isTour: isTour(entry), earlier: runs, ...current })
  })
}

function ranked(shows: readonly UnrankedShow[]): readonly Show[] {
  const byHeat = [...shows].sort((a, b) => b.heat - a.heat || a.key.localeCompare(b.key))
  const packer = new ShowPacker()
  return byHeat.map(({ heat: _heat, ...show }, index) => packer.pack({ ...show, hotWeight: byHeat.length - index }))
}

function toursOf(shows: readonly Show[]): readonly Tour[] {
  return TITLES.flatMap(([, entries]) => entries)
    .filter(isTour)
    .map((entry) => ({
      tourId: tourIdOf(entry.key),
      key: entry.key,
      name: pairText(entry.name),
      desc: pairText(entry.pitch),
      showIds: shows
        .filter((show) => show.tourKey === entry.key)
        .sort((a, b) => a.firstShowTime - b.firstShowTime)
        .map((show) => show.showId),
    }))
}

/**
 * The whole demo shop whose first day is `anchor` (epoch ms), in the week of `now`; the same values give identical
 * objects. A show whose sessions are over is announced again with new ones (decision 106).
 */
export function createDemoCatalogue(anchor: number, now = anchor): ShopContent {
  const sites = demoSites()
  const venues = demoVenues()
  const places: Places = {
    venues: new Map(venues.map((venue) => [venue.key, venue])),
    sites: new Map(sites.map((site) => [site.siteId, site])),
  }
  const shows = ranked(
    TITLES.flatMap(([category, entries]) =>
      entries.flatMap((entry) => showsOfTitle(entry, category, places, { anchor, now })),
    ),
  )
  return {
    anchor,
    weekStart: weekStart(anchor, now),
    categories: catalogueCategories(),
    sites,
    venues,
    halls: DRAWN_HALLS,
    shows,
    tours: toursOf(shows),
    home: demoHome(),
    facts: DEMO_FACTS,
    buttons: DEMO_BUTTONS,
    showGroups: DEMO_SHOW_GROUPS,
    memberRules: { points: POINT_RULE, growth: GROWTH_RULE },
    offers: demoOffers({ anchor, weekStart: weekStart(anchor, now) }),
    agreements: demoAgreements(),
  }
}
