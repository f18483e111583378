import type { KindName, PageAddress } from '@/domain/page-address'
import { linkPictureUrl } from '../link-pictures/link-picture'
import { type FactsContext, urlIn } from './facts-context'
import { headTags } from './head-tags'
import { type ListFacts, listFacts } from './list-facts'
import type { FoundFacts, LinkedData, PageFacts } from './page-facts'
import { groupFacts, tourFacts } from './series-facts'
import { shareFacts, topicFacts } from './share-facts'
import { goodsFacts, openShowFacts, packageFacts, venueFacts } from './shop-facts'
import { showFacts } from './show-facts'

const FACTS: Readonly<Record<KindName, (context: FactsContext, id: string) => Promise<FoundFacts>>> = {
  show: showFacts,
  group: groupFacts,
  tour: tourFacts,
  venue: venueFacts,
  package: packageFacts,
  openShow: openShowFacts,
  goods: goodsFacts,
  topic: topicFacts,
  sharedPayment: shareFacts,
  sharedTicket: shareFacts,
  sharedShow: shareFacts,
  sharedTopic: shareFacts,
}

/** 404 for unknown, 410 for past subjects: search engines drop those at once. */
export type PageStatus = 200 | 404 | 410

/** Page head for search engines and chats. */
export interface PageHead {
  title: string
  /** Tags beside the title. */
  tags: string
  status: PageStatus
}

/** Head of a page; null for an unknown address. */
export async function pageHeadOf(
  context: FactsContext,
  address: PageAddress | null,
  query: Readonly<Record<string, unknown>>,
): Promise<PageHead> {
  if (address === null) return { ...shopHead(context, null), status: 404 }
  const { subject, list: listName, canonicalPath } = address
  if (!subject) {
    const list = listName && (await listFacts(context, listName, query))
    return { ...shopHead(context, list === null ? canonicalPath : list.canonicalPath, list), status: 200 }
  }
  const facts = await FACTS[subject.kind](context, subject.id)
  if (typeof facts === 'string') return { ...shopHead(context, null), status: STATUS_OF[facts] }
  return { ...subjectHead(context, facts, facts.isIndexed ? canonicalPath : null), status: 200 }
}

const STATUS_OF: Readonly<Record<'missing' | 'gone' | 'unknown', PageStatus>> = {
  missing: 404,
  gone: 410,
  unknown: 200,
}

/** Head of a page without a single subject: a list, or the shop itself. */
function shopHead(context: FactsContext, canonicalPath: string | null, list: ListFacts | null = null) {
  const { locale, origin, organization, config } = context
  const { shopName, shareDescription, sharePosterUrl } = config
  const title = list === null ? shopName : titleOf(list.title, config)
  const tags = headTags({
    locale,
    origin,
    siteName: shopName,
    title,
    description: list?.description ?? shareDescription ?? '',
    image: sharePosterUrl ? linkPictureUrl(sharePosterUrl, origin) : null,
    canonicalPath,
    data: canonicalPath === null ? [] : [organization],
  })
  return { title, tags }
}

/** Head of a page with a single subject. */
function subjectHead(context: FactsContext, facts: PageFacts, canonicalPath: string | null) {
  const { locale, origin, config } = context
  const { name, description } = facts
  const image = facts.image && linkPictureUrl(facts.image, origin)
  const title = titleOf(name, config)
  const data = canonicalPath === null ? [] : subjectData(context, facts, canonicalPath)
  const tags = headTags({ locale, origin, siteName: config.shopName, title, description, image, canonicalPath, data })
  return { title, tags }
}

function titleOf(name: string, { shopName }: FactsContext['config']): string {
  return `${name} - ${shopName}`
}

function subjectData(context: FactsContext, facts: PageFacts, path: string): LinkedData[] {
  const { name, parent, data } = facts
  const steps = [{ name: context.config.shopName, path: '/' }, ...(parent ? [parent] : []), { name, path }]
  const itemListElement = steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: urlIn(context.locale, context.origin, step.path),
  }))
  return [...data, { '@type': 'BreadcrumbList', itemListElement }]
}
