import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Card } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { settingsText } from '../../settings/text'
import { ShopStateModel } from './shop-state-model'

/** Notice of a closed shop, with links to what ticket holders need (D-43). */
function ShopStatePage() {
  const t = useText(settingsText)
  const { navigation, shopConfig } = useApp()
  const { closedMessage } = shopConfig
  const model = useModel((app) => new ShopStateModel(app))

  useLoad(model, 'shown')

  return (
    <PageFrame hasOwnTitle title={t('shopState.title')}>
      <EmptyState
        icon="store"
        title={closedMessage || t('shopState.closed')}
        hint={t('shopState.hint')}
        actionText={t('shopState.look')}
        onAction={() => void model.load()}
      />
      <Card isList>
        <Cell
          id="to-tickets"
          icon="ticket"
          title={t('support.to.tickets')}
          onPress={() => void navigation.switchTab(routes.ticketHolder, {})}
        />
        <Cell
          id="to-orders"
          icon="receipt"
          title={t('support.to.orders')}
          onPress={() => void navigation.open(routes.orders, {})}
        />
        <Cell
          id="to-support"
          icon="message-circle"
          title={t('support.title')}
          onPress={() => void navigation.open(routes.support, {})}
        />
      </Card>
    </PageFrame>
  )
}

export default page(ShopStatePage, routes.shopState)
