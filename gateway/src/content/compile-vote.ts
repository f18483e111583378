import type { ShowGroup } from '../catalogue/entities/shop-content'
import type { VoteActivity } from '../catalogue/entities/vote'
import { stableId } from '../stable-id'
import type { GroupDocument, VoteDocument } from './documents/vote-document'
import { type OfferInput, readPeriod, readPicture } from './offer-input'
import { plainText } from './written-texts'

const RESULTS = { always: 'ALWAYS', 'after-vote': 'AFTER_VOTE', 'after-end': 'AFTER_END' } as const

/** A vote on shows. */
export function compileVote(id: string, body: VoteDocument, input: OfferInput): VoteActivity {
  const { faults } = input
  const { maxChoices = 1, perDay = maxChoices } = body
  if (maxChoices > body.shows.length)
    faults.add(['maxChoices'], maxChoices, `A ballot has at most ${body.shows.length} shows here.`)
  if (perDay < maxChoices) faults.add(['perDay'], perDay, 'A ballot needs this many votes on one day.')
  return {
    voteId: stableId(`vote:${id}`),
    title: plainText(body.title, ['title'], faults),
    desc: plainText(body.line, ['line'], faults),
    picture: readPicture(body, 'encore-vote', faults),
    ...readPeriod(
      [
        ['from', body.from],
        ['until', body.until],
      ],
      input,
    ),
    maxChoices,
    dailyLimit: perDay,
    result: RESULTS[body.counts ?? 'always'],
    options: findShows(body.shows, input).map(({ show, showId }) => ({
      optionId: stableId(`option:${id}/${show}`),
      showId,
      count: 0,
    })),
  }
}

/** A group of shows with a page of its own. */
export function compileGroup(id: string, body: GroupDocument, input: OfferInput): ShowGroup {
  const { references, faults } = input
  if (body.venue !== undefined) references.find('venues', body.venue, ['venue'], faults)
  return {
    showGroupId: `SG${stableId(`group:${id}`)}`,
    name: plainText(body.name, ['name'], faults),
    venueKey: body.venue ?? null,
    showIds: findShows(body.shows, input).map(({ showId }) => showId),
  }
}

/** Shows of a list, each once. */
function findShows(shows: readonly string[], { references, faults }: OfferInput): { show: string; showId: string }[] {
  return shows.flatMap((show, at) => {
    if (shows.indexOf(show) < at) {
      faults.add(['shows', at], show, 'The list has this show already.')
      return []
    }
    const showId = references.find('shows', show, ['shows', at], faults)
    return showId === undefined ? [] : [{ show, showId }]
  })
}
