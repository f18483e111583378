import { routes } from '@/routes'
import { page } from '@/shell/page'
import { ChannelEntry } from '../../account/channel-entry'

/** The entrance of banks, whose links need not name their channel (LOGIN-013). */
function BankAuthPage() {
  return <ChannelEntry route={routes.bankAuth} channelCode="bank" />
}

export default page(BankAuthPage, routes.bankAuth)
