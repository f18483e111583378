import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useParams } from '@/shell/use-params'
import { NamesPage } from '../../real-name/names-page'
import { realNameText } from '../../real-name/text'

/** Attendee of one ticket (TICKET-011). */
function RealNameSinglePage() {
  const t = useText(realNameText)
  const { voucherId = '', ticketId = '' } = useParams(routes.realNameSingle)
  return <NamesPage title={t('title.single')} params={{ voucherId, ticketId }} />
}

export default page(RealNameSinglePage, routes.realNameSingle)
