import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { settingsText } from '../../settings/text'

/** Page of all unknown addresses. */
function PageErrorPage() {
  const t = useText(settingsText)
  const common = useText(commonText)
  const { navigation } = useApp()
  return (
    <PageFrame hasOwnTitle title={t('pageError.title')}>
      <EmptyState
        icon="circle-alert"
        title={common('error.page')}
        hint={t('pageError.hint')}
        actionText={common('frame.goHome')}
        onAction={() => void navigation.switchTab(routes.list, {})}
      />
    </PageFrame>
  )
}

export default page(PageErrorPage, routes.pageError)
