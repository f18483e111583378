import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useParams } from '@/shell/use-params'
import { SharedPage } from '../../sharing/shared-page'

/** Purchase shared by a friend (PAY-071). */
function SharePaySuccessPage() {
  const params = useParams(routes.sharePaySuccess)
  return <SharedPage kind="PAY_SUCCESS" route={routes.sharePaySuccess} params={params} />
}

export default page(SharePaySuccessPage, routes.sharePaySuccess)
