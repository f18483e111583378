import { TopicPage } from '@/blocks/layout/topic-page'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useParams } from '@/shell/use-params'

/** An activity of the merchant; with a coupon in the address, its coupon page (TOPIC-001). */
function TopicActivityPage() {
  const { topicId, couponTemplateId } = useParams(routes.topicActivity)
  const topic = topicId && { topicId }
  return (
    <TopicPage
      wanted={couponTemplateId ? { page: 'TOPIC_COUPON', couponTemplateId, ...topic } : { page: 'TOPIC', ...topic }}
    />
  )
}

export default page(TopicActivityPage, routes.topicActivity)
