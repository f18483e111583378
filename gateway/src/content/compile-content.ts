import type { PolicyType } from '@/contracts/agreement/list-policies'
import { catalogueCategories } from '../catalogue/categories'
import type { Session } from '../catalogue/entities/session'
import type { ShopContent } from '../catalogue/entities/shop-content'
import type { Show } from '../catalogue/entities/show'
import { GROWTH_RULE, POINT_RULE } from '../catalogue/member-rules'
import { stableId } from '../stable-id'
import { compileButtons, compileFacts } from './compile-facts'
import { compileHall } from './compile-hall'
import { compileHome } from './compile-home'
import { compileOffers } from './compile-offers'
import { compileCity, compileVenue } from './compile-places'
import { compileShow, showIdOf } from './compile-show'
import { compileGroup } from './compile-vote'
import { CompiledDocuments, type HashedDocument } from './compiled-documents'
import { type ContentFault, FaultList } from './content-fault'
import type { DocumentBodies, DocumentKind, ShopDocumentOf } from './documents/document-kinds'
import { isTimeZone } from './moments'
import { DEFAULT_ZONE, References, type Referred, type ReferredKind } from './references'
import { plainText, richText } from './written-texts'

/** Sessions that are no longer offered, of which orders exist; by the id of their show. */
export type WithdrawnSessions = ReadonlyMap<string, readonly Session[]>

export interface CompileOptions {
  /** First day of the shop, epoch ms. */
  anchor: number
  withdrawn?: WithdrawnSessions
  /** Shows that are no longer offered, of which orders exist. */
  withdrawnShows?: readonly Show[]
  /** Documents of shows that are no longer offered. */
  removedShows?: ReadonlySet<string>
  /** Results of earlier compilations; documents then have hashes. */
  compiled?: CompiledDocuments
}

/** Content of a shop from its documents, and the faults that are in them. */
export function compileContent(
  documents: readonly ShopDocumentOf[],
  {
    anchor,
    withdrawn = new Map(),
    withdrawnShows = [],
    removedShows = new Set(),
    compiled = new CompiledDocuments(),
  }: CompileOptions,
): { content: ShopContent; faults: ContentFault[] } {
  const faults: ContentFault[] = []
  const references = new References()
  const groups = byKind(documents)
  /** Compiles every document of a kind that others refer to, or that there are many of, unless nothing has changed. */
  const keep = <Kind extends DocumentKind, Value>(
    kind: Kind,
    compile: (id: string, body: DocumentBodies[Kind], list: FaultList) => Value,
  ): { id: string; value: Value }[] =>
    documentsOf(groups, kind).map((document) => {
      const { id } = document
      const { value, faults: own } = compiled.valueOf(kind, document, references, (body, list) =>
        compile(id, body, list),
      )
      faults.push(...own)
      return { id, value }
    })
  /** Compiles every document of a kind. */
  const each = <Kind extends DocumentKind, Value>(
    kind: Kind,
    compile: (id: string, body: DocumentBodies[Kind], list: FaultList) => Value,
  ): Value[] =>
    documentsOf(groups, kind).map(({ id, body }) => {
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
  const refer = <Kind extends ReferredKind>(kind: Kind, all: readonly { id: string; value: Referred[Kind] }[]) => {
    for (const { id, value } of all) references.add(kind, id, value)
  }
  refer('zones', [{ id: 'shop', value: zone }])
  refer(
    'cities',
    keep('cities', (id, body, list) => compileCity(id, body, references, list)),
  )
  const venues = keep('venues', (id, body, list) => compileVenue(id, body, references, list))
  refer('venues', venues)
  refer(
    'halls',
    keep('halls', (_id, body, list) => compileHall(body, list)),
  )
  const tours = keep('tours', (id, body, list) => {
    const names = { name: plainText(body.name, ['name'], list), desc: plainText(body.about, ['about'], list) }
    return { tourId: stableId(`tour:${id}`), key: id, ...names }
  })
  refer('tours', tours)
  for (const { id } of documentsOf(groups, 'shows')) references.add('shows', id, showIdOf(id))
  const shows = byRank(
    keep('shows', (id, body, list) => {
      const show = compileShow(id, body, references, list)
      return show && compiled.packer.pack(show)
    }).flatMap(({ value }) => value ?? []),
  )
  const home = new FaultList('shop', 'shop')
  const content: ShopContent = {
    anchor,
    weekStart: anchor,
    categories: catalogueCategories(),
    sites: [...references.all('cities').values()].map(({ site }) => site),
    venues: venues.map(({ value }) => value),
    halls: references.all('halls'),
    withdrawnShowIds: new Set([...removedShows].map(showIdOf)),
    shows: [...shows.map((show) => withPast(show, withdrawn.get(show.showId))), ...withdrawnShows],
    tours: tours.map(({ value: tour }) => ({
      ...tour,
      showIds: shows.filter(({ tourKey }) => tourKey === tour.key).map(({ showId }) => showId),
    })),
    home: compileHome(shop, shows, references, home),
    facts: compileFacts(shop, home),
    buttons: compileButtons(shop, home),
    showGroups: each('groups', (id, body, faults) => compileGroup(id, body, { references, faults, zone })),
    memberRules: {
      points: shop.memberRules ? richText(shop.memberRules.points, ['memberRules', 'points'], home) : POINT_RULE,
      growth: shop.memberRules ? richText(shop.memberRules.growth, ['memberRules', 'growth'], home) : GROWTH_RULE,
    },
    offers: compileOffers(each, { references, zone }),
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

/** Shows by rank, then by their begin. */
function byRank(shows: readonly Show[]): Show[] {
  return [...shows].sort(
    (a, b) => b.hotWeight - a.hotWeight || a.firstShowTime - b.firstShowTime || (a.key < b.key ? -1 : 1),
  )
}

/** A show with sessions that are no longer offered; the same one without any. */
function withPast(show: Show, pastSessions: readonly Session[] | undefined): Show {
  return pastSessions ? { ...show, pastSessions } : show
}

function byKind(documents: readonly ShopDocumentOf[]): ReadonlyMap<DocumentKind, readonly ShopDocumentOf[]> {
  const groups = new Map<DocumentKind, ShopDocumentOf[]>()
  for (const document of documents) {
    const group = groups.get(document.kind)
    if (group) group.push(document)
    else groups.set(document.kind, [document])
  }
  return groups
}

function documentsOf<Kind extends DocumentKind>(
  groups: ReadonlyMap<DocumentKind, readonly ShopDocumentOf[]>,
  kind: Kind,
) {
  return (groups.get(kind) ?? []) as unknown as readonly HashedDocument<DocumentBodies[Kind]>[]
}
