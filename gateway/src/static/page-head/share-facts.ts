import { getLayout } from '@/contracts/layout/get-layout'
import { getShare } from '@/contracts/share/get-share'
import type { FactsContext } from './facts-context'
import type { FoundFacts } from './page-facts'

/** Facts of a merchant topic. An unknown id shows the same page, with the status of one that does not exist. */
export async function topicFacts(context: FactsContext, topicId: string): Promise<FoundFacts> {
  const layout = await context.read(getLayout, { page: 'TOPIC', topicId })
  if (typeof layout === 'string') return layout
  const { activity } = context.catalogue.content.offers
  if (activity?.topicId !== topicId) return 'missing'
  return {
    name: activity.title[context.locale],
    description: activity.desc[context.locale],
    image: context.config.sharePosterUrl || null,
    data: [],
    isIndexed: true,
  }
}

/** Facts of a shared page: the show or the topic, without the sharer. Not indexed. */
export async function shareFacts(context: FactsContext, shareId: string): Promise<FoundFacts> {
  const shared = await context.read(getShare, { shareId })
  if (typeof shared === 'string') return shared
  const { show, topic } = shared
  const common = { data: [], isIndexed: false }
  if (topic) {
    return {
      ...common,
      name: topic.title,
      description: topic.description,
      image: context.config.sharePosterUrl || null,
    }
  }
  if (!show) return 'unknown'
  const isSensitive = context.catalogue.findShow(show.showId)?.isSensitive ?? true
  return {
    ...common,
    name: show.showName,
    description: `${show.sessionShowTime} · ${show.venueName}`,
    image: isSensitive ? null : show.posterUrl,
  }
}
