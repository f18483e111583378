import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useParams } from '@/shell/use-params'
import { SharedPage } from '../../sharing/shared-page'

/** Show shared by a friend (TICKET-016). */
function ShareShowDetailPage() {
  const params = useParams(routes.shareShowDetail)
  return <SharedPage kind="SHOW" route={routes.shareShowDetail} params={params} />
}

export default page(ShareShowDetailPage, routes.shareShowDetail)
