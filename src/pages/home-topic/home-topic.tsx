import { TopicPage } from '@/blocks/layout/topic-page'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useParams } from '@/shell/use-params'

/** A topic that the merchant laid out. */
function HomeTopicPage() {
  const { topicId } = useParams(routes.homeTopic)
  return <TopicPage wanted={{ page: 'TOPIC', ...(topicId && { topicId }) }} />
}

export default page(HomeTopicPage, routes.homeTopic)
