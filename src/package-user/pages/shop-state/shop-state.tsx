import { useDidShow } from '@tarojs/taro'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { userText } from '../../text'
import { ShopStateModel } from './shop-state-model'

function ShopStatePage() {
  const t = useText(userText)
  const { closedMessage } = useApp().shopConfig
  const model = useModel((app) => new ShopStateModel(app))

  useDidShow(() => void model.look())

  return (
    <PageFrame title={t('shopState.title')}>
      <EmptyState
        icon="store"
        title={closedMessage || t('shopState.closed')}
        hint={t('shopState.hint')}
        actionText={t('shopState.look')}
        onAction={() => void model.look()}
      />
    </PageFrame>
  )
}

export default page(ShopStatePage, routes.shopState)
