import { routes } from '@/routes'
import { page } from '@/shell/page'
import { ChannelEntry } from '../../account/channel-entry'

/** Entrance for partners (LOGIN-012). */
function ChannelLoginPage() {
  return <ChannelEntry route={routes.channelLogin} />
}

export default page(ChannelLoginPage, routes.channelLogin)
