import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useParams } from '@/shell/use-params'
import { SharedPage } from '../../sharing/shared-page'

/** Ticket shared by a friend (TICKET-015). */
function ShareTicketPage() {
  const params = useParams(routes.shareTicket)
  return <SharedPage kind="TICKET" route={routes.shareTicket} params={params} />
}

export default page(ShareTicketPage, routes.shareTicket)
