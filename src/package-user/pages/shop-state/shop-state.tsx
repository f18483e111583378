import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { settingsText } from '../../settings/text'
import { ShopStateModel } from './shop-state-model'

function ShopStatePage() {
  const t = useText(settingsText)
  const { closedMessage } = useApp().shopConfig
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
    </PageFrame>
  )
}

export default page(ShopStatePage, routes.shopState)
