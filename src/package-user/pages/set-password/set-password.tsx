import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import styles from '../../account/account-form.module.scss'
import { NewPasswordField } from '../../account/new-password-field'
import { accountText } from '../../account/text'
import { useMailedToken } from '../../account/use-mailed-token'
import { FormCard } from '../../shared/form-card'
import { SetPasswordModel } from './set-password-model'

function SetPasswordPage() {
  const t = useText(accountText)
  const { navigation, prompts } = useApp()
  const token = useMailedToken(routes.setPassword)
  const model = useModel((app) => new SetPasswordModel(app, token, () => prompts.showToast(t('setPassword.done'))))
  const { form } = model

  return (
    <PageFrame hasOwnTitle title={t('setPassword.title')}>
      {token === '' ? (
        <EmptyState
          icon="circle-alert"
          title={t('link.over')}
          hint={t('link.overHint')}
          actionText={t('forgot.title')}
          onAction={() => void navigation.redirect(routes.forgotPassword, {})}
        />
      ) : (
        <FormCard title={t('setPassword.title')} hint={t('setPassword.hint')}>
          <FormView onSubmit={model.submit}>
            <NewPasswordField field={model.password} label={t('setPassword.new')} />
            <FormError form={form} />
            <Button id="save" className={styles.submit} isWide isBusy={form.isSubmitting} onPress={model.submit}>
              {t('setPassword.submit')}
            </Button>
          </FormView>
        </FormCard>
      )}
    </PageFrame>
  )
}

export default page(SetPasswordPage, routes.setPassword)
