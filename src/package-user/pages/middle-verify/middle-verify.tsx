import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { accountText } from '../../account/text'
import { useMailedToken } from '../../account/use-mailed-token'
import { MiddleVerifyModel } from './middle-verify-model'

/** Target of message links: opens their page, once. */
function MiddleVerifyPage() {
  const t = useText(accountText)
  const { navigation } = useApp()
  const token = useMailedToken(routes.middleVerify)
  const { passing } = useModel((app) => new MiddleVerifyModel(app, token))

  useLoad(passing, 'opened')

  return (
    <PageFrame title={t('middle.title')}>
      <ResourceView resource={passing} skeleton={<PageSkeleton height={160} />}>
        {(isPassed) =>
          isPassed ? (
            <EmptyState icon="shield-check" title={t('middle.checking')} />
          ) : (
            <EmptyState
              icon="circle-alert"
              title={t('middle.over')}
              hint={t('middle.overHint')}
              actionText={t('middle.settings')}
              onAction={() => void navigation.redirect(routes.settings, {})}
            />
          )
        }
      </ResourceView>
    </PageFrame>
  )
}

export default page(MiddleVerifyPage, routes.middleVerify)
