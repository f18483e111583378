import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useParams } from '@/shell/use-params'
import { NamesPage } from '../../real-name/names-page'
import { realNameText } from '../../real-name/text'

/** Attendees of a voucher's tickets (TICKET-010). */
function RealNamePage() {
  const t = useText(realNameText)
  const { voucherId = '' } = useParams(routes.realName)
  return <NamesPage title={t('title')} params={{ voucherId }} />
}

export default page(RealNamePage, routes.realName)
