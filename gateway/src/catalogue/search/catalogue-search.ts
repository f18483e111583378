import { LOCALES } from '@/domain/locale'
import type { LocalText } from '../../texts/text'
import type { OpenShow } from '../entities/applications'
import type { PackageOffer } from '../entities/package'
import type { Venue } from '../entities/place'
import type { ShopContent, Tour } from '../entities/shop-content'
import type { Show } from '../entities/show'
import type { Matches } from './matches'
import { SearchIndex } from './search-index'

/** Word shown instead of an amount. */
const FREE = '免费 free'

/** Finds shows, open shows, tours, venues and packages by keyword (CAT-016). Unlisted shows are not found. */
export class CatalogueSearch {
  private constructor(
    private readonly indexes: Readonly<Record<'shows' | 'tours' | 'venues' | 'packages' | 'openShows', SearchIndex>>,
    private readonly items: IndexedItems,
  ) {}

  /** Finds the items of changed content in this index; what is new is not in it. `shows`: as for `of`. */
  over(content: ShopContent, shows: readonly Show[]): CatalogueSearch {
    const { items } = this
    const places = new Map(shows.map(({ showId }, place) => [showId, place]))
    return new CatalogueSearch(this.indexes, {
      shows: items.shows,
      places: items.shows.map((showId) => places.get(showId) ?? -1),
      placeCount: shows.length,
      tours: sameItems(items.tours, content.tours, ({ tourId }) => tourId),
      venues: sameItems(items.venues, content.venues, ({ venueId }) => venueId),
      packages: sameItems(items.packages, content.offers.packages, ({ promotionId }) => promotionId),
      openShows: sameItems(items.openShows, content.offers.openShows, ({ openShowId }) => openShowId),
    })
  }

  /** Builds the indexes in the background. `shows`: listed ones, the hottest first. */
  static async of(content: ShopContent, shows: readonly Show[]): Promise<CatalogueSearch> {
    const siteNames = new Map(content.sites.map(({ cityId, name }) => [cityId, everyLanguage(name)]))
    const venuePlaces = new Map(
      content.venues.map(({ venueId, name, cityId }) => [venueId, `${everyLanguage(name)} ${siteNames.get(cityId)}`]),
    )
    const categoryNames = new Map(content.categories.map(({ code, name }) => [code, everyLanguage(name)]))
    const showNames = new Map(shows.map(({ showId, name }) => [showId, everyLanguage(name)]))
    const { tours, venues, offers } = content
    const { packages, openShows } = offers
    const items = { shows: shows.map(({ showId }) => showId), places: null, tours, venues, packages, openShows }
    const indexes = {
      shows: await SearchIndex.of(
        shows.map((show) => ({
          name: everyLanguage(show.name),
          people: show.performers.map(({ name }) => everyLanguage(name)).join(' '),
          place: `${venuePlaces.get(show.venueId)} ${siteNames.get(show.cityId)}`,
          about: `${everyLanguage(show.subtitle)} ${categoryNames.get(show.category)}`,
          price: show.isFree && show.customPrice === null ? FREE : '',
        })),
      ),
      tours: await SearchIndex.of(
        content.tours.map(({ name, desc }) => ({ name: everyLanguage(name), place: '', about: everyLanguage(desc) })),
      ),
      packages: await SearchIndex.of(
        content.offers.packages.map(({ name, desc, rules }) => ({
          name: everyLanguage(name),
          place: '',
          about: `${everyLanguage(desc)} ${rules.map(({ showId }) => showNames.get(showId)).join(' ')}`,
        })),
      ),
      openShows: await SearchIndex.of(
        content.offers.openShows.map(({ name, about, venueId }) => ({
          name: everyLanguage(name),
          place: venuePlaces.get(venueId) ?? '',
          about: everyLanguage(about),
        })),
      ),
      venues: await SearchIndex.of(
        content.venues.map((venue) => ({
          name: everyLanguage(venue.name),
          place: `${siteNames.get(venue.cityId)} ${everyLanguage(venue.address)}`,
        })),
      ),
    }
    return new CatalogueSearch(indexes, { ...items, placeCount: shows.length })
  }

  findOpenShows(keyword: string): OpenShow[] {
    return itemsAt(this.items.openShows, this.indexes.openShows.find(keyword))
  }

  findPackages(keyword: string): PackageOffer[] {
    return itemsAt(this.items.packages, this.indexes.packages.find(keyword))
  }

  /** Matching shows by their places in the show index. */
  findShows(keyword: string): Matches {
    const matches = this.indexes.shows.find(keyword)
    const { places, placeCount } = this.items
    return places ? matches.moved(places, placeCount) : matches
  }

  findTours(keyword: string): Tour[] {
    return itemsAt(this.items.tours, this.indexes.tours.find(keyword))
  }

  findVenues(keyword: string): Venue[] {
    return itemsAt(this.items.venues, this.indexes.venues.find(keyword))
  }
}

/** Items in the order of their index; null for one that is no longer in the content. */
interface IndexedItems {
  /** Ids of shows. */
  shows: readonly string[]
  /** Places of the shows in the show index, -1 for none; null if they are those of the order. */
  places: readonly number[] | null
  placeCount: number
  tours: readonly (Tour | null)[]
  venues: readonly (Venue | null)[]
  packages: readonly (PackageOffer | null)[]
  openShows: readonly (OpenShow | null)[]
}

function sameItems<Item>(
  earlier: readonly (Item | null)[],
  current: readonly Item[],
  idOf: (item: Item) => string,
): (Item | null)[] {
  const byId = new Map(current.map((item) => [idOf(item), item]))
  return earlier.map((item) => (item && byId.get(idOf(item))) ?? null)
}

function itemsAt<Item>(items: readonly (Item | null)[], matches: Matches): Item[] {
  return matches.ranked().flatMap((at) => items[at] ?? [])
}

/** zh-MO is the same once simplified, as every keyword is. */
function everyLanguage(text: LocalText): string {
  return LOCALES.filter((locale) => locale !== 'zh-MO')
    .map((locale) => text[locale])
    .join(' ')
}
