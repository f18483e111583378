import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useParams } from '@/shell/use-params'
import { SharedPage } from '../../sharing/shared-page'

/** Topic shared by a friend (TICKET-017). */
function ShareTopicActivityPage() {
  const params = useParams(routes.shareTopicActivity)
  return <SharedPage kind="TOPIC" route={routes.shareTopicActivity} params={params} />
}

export default page(ShareTopicActivityPage, routes.shareTopicActivity)
