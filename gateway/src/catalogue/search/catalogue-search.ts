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
    private readonly content: ShopContent,
    private readonly indexes: Readonly<Record<'shows' | 'tours' | 'venues' | 'packages' | 'openShows', SearchIndex>>,
  ) {}

  /** Builds the indexes in the background. `shows`: listed ones, the hottest first. */
  static async of(content: ShopContent, shows: readonly Show[]): Promise<CatalogueSearch> {
    const siteNames = new Map(content.sites.map(({ cityId, name }) => [cityId, everyLanguage(name)]))
    const venuePlaces = new Map(
      content.venues.map(({ venueId, name, cityId }) => [venueId, `${everyLanguage(name)} ${siteNames.get(cityId)}`]),
    )
    const categoryNames = new Map(content.categories.map(({ code, name }) => [code, everyLanguage(name)]))
    const showNames = new Map(shows.map(({ showId, name }) => [showId, everyLanguage(name)]))
    return new CatalogueSearch(content, {
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
    })
  }

  findOpenShows(keyword: string): OpenShow[] {
    return this.indexes.openShows
      .find(keyword)
      .ranked()
      .flatMap((at) => this.content.offers.openShows[at] ?? [])
  }

  findPackages(keyword: string): PackageOffer[] {
    return this.indexes.packages
      .find(keyword)
      .ranked()
      .flatMap((at) => this.content.offers.packages[at] ?? [])
  }

  /** Matching shows by their places in the show index. */
  findShows(keyword: string): Matches {
    return this.indexes.shows.find(keyword)
  }

  findTours(keyword: string): Tour[] {
    return this.indexes.tours
      .find(keyword)
      .ranked()
      .flatMap((at) => this.content.tours[at] ?? [])
  }

  findVenues(keyword: string): Venue[] {
    return this.indexes.venues
      .find(keyword)
      .ranked()
      .flatMap((at) => this.content.venues[at] ?? [])
  }
}

/** zh-MO is the same once simplified, as every keyword is. */
function everyLanguage(text: LocalText): string {
  return LOCALES.filter((locale) => locale !== 'zh-MO')
    .map((locale) => text[locale])
    .join(' ')
}
