import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { useApp } from './app-context'
import { PageFrame } from './page-frame/page-frame'

/** Stands for a page whose link leaves out what it is about. */
export function IncompletePage() {
  const t = useText(commonText)
  const { navigation } = useApp()
  return (
    <PageFrame hasOwnTitle title={t('error.incompleteLink')}>
      <EmptyState
        icon="circle-alert"
        title={t('error.incompleteLink')}
        hint={t('error.incompleteLinkHint')}
        actionText={t('frame.goHome')}
        onAction={() => void navigation.switchTab(routes.list, {})}
      />
    </PageFrame>
  )
}
