import { getShowGroup } from '@/contracts/show/get-show-group'
import { getTour } from '@/contracts/tour/get-tour'
import type { Show } from '../../catalogue/entities/show'
import { pictureUrls } from '../../presenters/picture-urls'
import type { FactsContext } from './facts-context'
import type { FoundFacts } from './page-facts'
import { datesOf, seriesData } from './show-facts'

/** Facts of a show group. */
export async function groupFacts(context: FactsContext, showGroupId: string): Promise<FoundFacts> {
  const group = await context.read(getShowGroup, { showGroupId })
  if (typeof group === 'string') return group
  const shows = shownOf(context, group.shows)
  const words = [datesOf(shows, context.locale), group.theaterOrLocationName, group.theaterOrLocationAddress]
  return { ...(await seriesFacts(context, group.showGroupName, shows)), description: words.filter(Boolean).join(' · ') }
}

/** Facts of a tour with its cities. */
export async function tourFacts(context: FactsContext, tourId: string): Promise<FoundFacts> {
  const tour = await context.read(getTour, { tourId })
  if (typeof tour === 'string') return tour
  const shows = shownOf(context, tour.stops)
  const cities = [...new Set(tour.stops.map(({ cityName }) => cityName))].join(' / ')
  const words = [tour.desc, datesOf(shows, context.locale), cities]
  return { ...(await seriesFacts(context, tour.tourName, shows)), description: words.filter(Boolean).join(' · ') }
}

async function seriesFacts(context: FactsContext, name: string, shows: readonly Show[]) {
  const [first] = shows
  const image = first ? pictureUrls(context.origin).poster(first.showId) : null
  return { name, image, data: await seriesData(context, name, shows), isIndexed: first !== undefined }
}

/** Shows that may be listed publicly. */
function shownOf({ catalogue }: FactsContext, cards: readonly { showId: string }[]): Show[] {
  return cards.flatMap(({ showId }) => catalogue.findShow(showId) ?? []).filter(({ isSensitive }) => !isSensitive)
}
