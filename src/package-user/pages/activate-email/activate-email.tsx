import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { FormError } from '@/ui/form-field/form-error'
import { accountText } from '../../account/text'
import { useMailedToken } from '../../account/use-mailed-token'
import { FormCard } from '../../shared/form-card'
import { ActivateEmailModel } from './activate-email-model'

/** Target of a registration link. A tap activates the account, so that link scanners do not. */
function ActivateEmailPage() {
  const t = useText(accountText)
  const { navigation, prompts } = useApp()
  const token = useMailedToken(routes.activateEmail)
  const model = useModel((app) => new ActivateEmailModel(app, token, () => prompts.showToast(t('code.done'))))
  const { activating } = model

  return (
    <PageFrame hasOwnTitle title={t('activate.title')}>
      {token === '' ? (
        <EmptyState
          icon="circle-alert"
          title={t('link.over')}
          hint={t('link.overHint')}
          actionText={t('register.title')}
          onAction={() => void navigation.redirect(routes.createAccount, {})}
        />
      ) : (
        <FormCard title={t('activate.title')} hint={t('activate.hint')}>
          <FormError form={activating} />
          <Button id="activate" isWide isBusy={activating.isRunning} onPress={model.submit}>
            {t('activate.submit')}
          </Button>
        </FormCard>
      )}
    </PageFrame>
  )
}

export default page(ActivateEmailPage, routes.activateEmail)
