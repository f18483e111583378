import type { PolicyType } from '@/contracts/agreement/list-policies'
import { catalogueCategories } from '../catalogue/categories'
import type { Session } from '../catalogue/entities/session'
import type { ShopContent } from '../catalogue/entities/shop-content'
import type { Show } from '../catalogue/entities/show'
import { stableId } from '../stable-id'
import { localText } from '../texts/local-text'
import { compileCoupon } from './compile-coupon'
import { compileGoods, goodsCategoryId } from './compile-goods'
import { compileHall } from './compile-hall'
import { compileHome } from './compile-home'
import { compileCity, compileVenue } from './compile-places'
import { compileShow, showIdOf, type UnrankedShow } from './compile-show'
import { type ContentFault, FaultList } from './content-fault'
import type { DocumentBodies, DocumentKind, ShopDocumentOf } from './documents/document-kinds'
import { isTimeZone } from './moments'
import { References } from './references'
import { plainText, richText } from './written-texts'

/** Sessions that are no longer offered, of which orders exist; by the id of their show. */
export type WithdrawnSessions = ReadonlyMap<string, readonly Session[]>

export interface CompileOptions {
  /** First day of the shop, epoch ms. */
  anchor: number
  withdrawn?: WithdrawnSessions
  /** Shows that are no longer offered, of which orders exist. */
  withdrawnShows?: readonly Show[]
}

const DEFAULT_ZONE = 'Asia/Shanghai'

/** Content of a shop from its documents, and the faults that are in them. */
export function compileContent(
  documents: readonly ShopDocumentOf[],
  { anchor, withdrawn = new Map(), withdrawnShows = [] }: CompileOptions,
): { content: ShopContent; faults: ContentFault[] } {
  const faults: ContentFault[] = []
  const references = new References()
  /** Compiles every document of a kind. */
  const each = <Kind extends DocumentKind, Value>(
    kind: Kind,
    compile: (id: string, body: DocumentBodies[Kind], list: FaultList) => Value,
  ): Value[] =>
    documentsOf(documents, kind).map(({ id, body }) => {
      const list = new FaultList(kind, id)
      const value = compile(id, body, list)
      faults.push(...list.faults)
      return value
    })
  const [shop = {}] = each('shop', (_id, body, list) => {
    if (body.timeZone !== undefined && !isTimeZone(body.timeZone))
      list.add(['timeZone'], body.timeZone, 'There is no such time zone.', DEFAULT_ZONE)
    return body
  })
  const zone = shop.timeZone !== undefined && isTimeZone(shop.timeZone) ? shop.timeZone : DEFAULT_ZONE
  each('cities', (id, body, list) => references.add('cities', id, compileCity(id, body, zone, list)))
  const venues = each('venues', (id, body, list) => {
    const venue = compileVenue(id, body, references, list)
    references.add('venues', id, venue)
    return venue
  })
  each('halls', (id, body, list) => references.add('halls', id, compileHall(body, list)))
  const tours = each('tours', (id, body, list) => {
    const names = { name: plainText(body.name, ['name'], list), desc: plainText(body.about, ['about'], list) }
    const tour = { tourId: stableId(`tour:${id}`), key: id, ...names }
    references.add('tours', id, tour)
    return tour
  })
  each('shows', (id) => references.add('shows', id, showIdOf(id)))
  const shows = rankShows(each('shows', (id, body, list) => compileShow(id, body, references, list)))
  const goods = each('goods', (id, body, list) => ({ ...compileGoods(id, body, references, list), body }))
  const home = new FaultList('shop', 'shop')
  const content: ShopContent = {
    anchor,
    weekStart: anchor,
    categories: catalogueCategories(),
    sites: [...references.all('cities').values()].map(({ site }) => site),
    venues,
    halls: references.all('halls'),
    shows: [...shows.map((show) => ({ ...show, pastSessions: withdrawn.get(show.showId) ?? [] })), ...withdrawnShows],
    tours: tours.map((tour) => ({
      ...tour,
      showIds: shows.filter(({ tourKey }) => tourKey === tour.key).map(({ showId }) => showId),
    })),
    home: compileHome(shop, shows, references, home),
    buttons: { TICKET_HOLDER: [], TRANSFER: [] },
    showGroups: [],
    memberRules: {
      points: shop.memberRules ? richText(shop.memberRules.points, ['memberRules', 'points'], home) : NO_RULES,
      growth: shop.memberRules ? richText(shop.memberRules.growth, ['memberRules', 'growth'], home) : NO_RULES,
    },
    offers: {
      coupons: each('coupons', (id, body, list) => compileCoupon(id, body, references, list)),
      couponActivities: [],
      goodsCategories: [
        ...new Map(
          goods.map(({ body }) => [
            goodsCategoryId(body),
            { categoryId: goodsCategoryId(body), name: localText(body.category['zh-CN'], body.category['en-US']) },
          ]),
        ).values(),
      ],
      goods: goods.map(({ body: _body, ...one }) => one),
      stubTemplates: [],
      membership: null,
      cards: [],
      votes: [],
      reservations: [],
      parkings: [],
      openShows: [],
      entrances: [],
      activity: null,
      packages: [],
      permitProjects: [],
    },
    agreements: each('agreements', (id, body, list) => ({
      agreementId: stableId(`agreement:${id}`),
      policyType: body.type.toUpperCase().replace('-', '_') as PolicyType,
      title: plainText(body.title, ['title'], list),
      content: richText(body.text, ['text'], list),
      version: body.version,
    })),
  }
  faults.push(...home.faults)
  return { content, faults }
}

const NO_RULES = { 'zh-CN': '', 'zh-MO': '', 'en-US': '' }

/** Shows by rank, then by their begin. */
function rankShows(compiled: readonly (UnrankedShow | null)[]): Show[] {
  const shows = compiled.filter((show) => show !== null)
  const sorted = shows.sort(
    (a, b) => b.rank - a.rank || a.firstShowTime - b.firstShowTime || a.key.localeCompare(b.key),
  )
  return sorted.map(({ rank: _rank, ...show }, at) => ({ ...show, hotWeight: sorted.length - at }))
}

function documentsOf<Kind extends DocumentKind>(documents: readonly ShopDocumentOf[], kind: Kind) {
  const ofKind = documents.filter((document) => document.kind === kind)
  return ofKind as unknown as readonly { id: string; body: DocumentBodies[Kind] }[]
}
