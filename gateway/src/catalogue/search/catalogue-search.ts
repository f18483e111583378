import { LOCALES } from '@/domain/locale'
import type { DemoOpenShow, DemoPackage } from '../../demo/demo-offer-types'
import type { DemoCatalogue, DemoShow, DemoTour, DemoVenue } from '../../demo/demo-types'
import type { LocalText } from '../../texts/text'
import type { Matches } from './matches'
import { SearchIndex } from './search-index'

/** Word shown instead of an amount. */
const FREE = '免费 free'

/** Finds shows, open shows, tours, venues and packages by keyword (CAT-016). Unlisted shows are not found. */
export class CatalogueSearch {
  private constructor(
    private readonly demo: DemoCatalogue,
    private readonly indexes: Readonly<Record<'shows' | 'tours' | 'venues' | 'packages' | 'openShows', SearchIndex>>,
  ) {}

  /** Builds the indexes in the background. `shows`: listed ones, the hottest first. */
  static async of(demo: DemoCatalogue, shows: readonly DemoShow[]): Promise<CatalogueSearch> {
    const siteNames = new Map(demo.sites.map(({ cityId, name }) => [cityId, everyLanguage(name)]))
    const venuePlaces = new Map(
      demo.venues.map(({ venueId, name, cityId }) => [venueId, `${everyLanguage(name)} ${siteNames.get(cityId)}`]),
    )
    const categoryNames = new Map(demo.categories.map(({ code, name }) => [code, everyLanguage(name)]))
    const showNames = new Map(shows.map(({ showId, name }) => [showId, everyLanguage(name)]))
    return new CatalogueSearch(demo, {
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
        demo.tours.map(({ name, desc }) => ({ name: everyLanguage(name), place: '', about: everyLanguage(desc) })),
      ),
      packages: await SearchIndex.of(
        demo.offers.packages.map(({ name, desc, rules }) => ({
          name: everyLanguage(name),
          place: '',
          about: `${everyLanguage(desc)} ${rules.map(({ showId }) => showNames.get(showId)).join(' ')}`,
        })),
      ),
      openShows: await SearchIndex.of(
        demo.offers.openShows.map(({ name, about, venueId }) => ({
          name: everyLanguage(name),
          place: venuePlaces.get(venueId) ?? '',
          about: everyLanguage(about),
        })),
      ),
      venues: await SearchIndex.of(
        demo.venues.map((venue) => ({
          name: everyLanguage(venue.name),
          place: `${siteNames.get(venue.cityId)} ${everyLanguage(venue.address)}`,
        })),
      ),
    })
  }

  findOpenShows(keyword: string): DemoOpenShow[] {
    return this.indexes.openShows
      .find(keyword)
      .ranked()
      .flatMap((at) => this.demo.offers.openShows[at] ?? [])
  }

  findPackages(keyword: string): DemoPackage[] {
    return this.indexes.packages
      .find(keyword)
      .ranked()
      .flatMap((at) => this.demo.offers.packages[at] ?? [])
  }

  /** Matching shows by their places in the show index. */
  findShows(keyword: string): Matches {
    return this.indexes.shows.find(keyword)
  }

  findTours(keyword: string): DemoTour[] {
    return this.indexes.tours
      .find(keyword)
      .ranked()
      .flatMap((at) => this.demo.tours[at] ?? [])
  }

  findVenues(keyword: string): DemoVenue[] {
    return this.indexes.venues
      .find(keyword)
      .ranked()
      .flatMap((at) => this.demo.venues[at] ?? [])
  }
}

/** zh-MO is the same once simplified, as every keyword is. */
function everyLanguage(text: LocalText): string {
  return LOCALES.filter((locale) => locale !== 'zh-MO')
    .map((locale) => text[locale])
    .join(' ')
}
